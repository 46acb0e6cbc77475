import Coordination

extension Transition where Root == StackRoot {
    /// Puts what is built when it is reached over the first, in the place of all that was there: `[a, b, c]` →
    /// `[a, p]`.
    static func restart<P: Presentable>(_ build: @escaping () throws -> P) -> Transition {
        Transition("restart") { editor in
            editor.popToRoot()
            try editor.push(build)
        }
    }
}
