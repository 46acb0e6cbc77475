import Coordination

extension Transition where Root == StackRoot {
    /// Puts one thing over the first, in the place of all that was there: `[a, b, c]` → `[a, p]`.
    static func restart(with presentable: any Presentable) -> Transition {
        Transition("restart", [presentable]) { editor in
            editor.popToRoot()
            try editor.push(presentable)
        }
    }
}
