import Coordination

extension Transition where Root == StackRoot {
    /// Puts something over the first, in the place of all that was there: `[a, b, c]` →
    /// `[a, p]`.
    static func restart(_ screen: any Presentable) -> Transition {
        Transition("restart") { editor in
            try editor.perform(.popToRoot())
            try editor.perform(.push(screen))
        }
    }
}
