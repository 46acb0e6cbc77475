/// The only way to change a root: the argument of a transition's closure while its commit runs.
///
/// An editor cannot be copied or kept, so nothing can be changed afterwards. Each verb does everything it says or, if
/// it throws, nothing; the closure may catch a refusal and go on.
///
/// ```swift
/// let open = Transition<StackRoot>("open") { editor in
///     do { try editor.perform(.pop(to: list)) } catch { try editor.perform(.popToRoot()) }
///     try editor.perform(.push(detail))
/// }
/// ```
///
/// In such a closure a plain `catch` receives an `any Error`; write `do throws(TransitionError)` to read its reason.
public struct Editor<Root: ContainerRoot>: ~Copyable {
    /// The root that is being changed, in its current state.
    public let root: Root

    package let commit: Commit

    package init(root: Root, commit: Commit) {
        self.root = root
        self.commit = commit
    }

    /// The options of this transition.
    public var options: TransitionOptions { commit.options }
}

extension Editor {
    /// Runs a transition of this root immediately.
    ///
    /// - Throws: The error of the transition; the tree is then as before the call, and the closure may go on.
    public mutating func perform(_ transition: Transition<Root>) throws(TransitionError) {
        try perform(transition, on: root)
    }

    /// Runs a transition of another root immediately.
    ///
    /// - Throws: The error of the transition; the tree is then as before the call, and the closure may go on.
    public mutating func perform<Other>(_ transition: Transition<Other>, on other: Other) throws(TransitionError) {
        try commit.performNested(transition.step, on: Target(other), commit.options)
    }

    @usableFromInline mutating func effect(_ name: String, _ run: @escaping () -> Void) {
        commit.effect(name, run)
    }
}
