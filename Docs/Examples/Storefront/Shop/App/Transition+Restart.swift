import Coordination

extension Transition where Root == StackRoot {
    /// Replaces everything above the first screen: `[a, b, c]` → `[a, p]`.
    static func restart(_ screen: any Presentable) -> Transition {
        Transition("restart") { editor in
            try editor.perform(.popToRoot())
            try editor.perform(.push(screen))
        }
    }
}
