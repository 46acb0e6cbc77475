/// The only way to change a root: what a transition's closure is given while its commit runs.
///
/// It cannot be copied or kept, so nothing can be changed afterwards. Each verb does all of what it says or, where it
/// throws, nothing; a refusal may be caught, and the transition goes on.
///
/// ```swift
/// let open = Transition<StackRoot>("open") { editor in
///     do { try editor.perform(.pop(to: list)) } catch { try editor.perform(.popToRoot()) }
///     try editor.perform(.push(detail))
/// }
/// ```
///
/// In such a closure a plain `catch` is given an `any Error`; write `do throws(TransitionError)` to read its reason.
public struct Editor<Root: ContainerRoot>: ~Copyable {
    /// The root that is being changed, as it is now.
    public let root: Root

    package let commit: Commit

    package init(root: Root, commit: Commit) {
        self.root = root
        self.commit = commit
    }

    /// What this step was told.
    public var options: TransitionOptions { commit.options }
}

extension Editor {
    /// Runs a transition of this root here and now.
    ///
    /// - Throws: What the transition throws; the tree is then as it was before it, and the editor may go on.
    public mutating func perform(_ transition: Transition<Root>) throws(TransitionError) {
        try perform(transition, on: root)
    }

    /// Runs a transition of another root here and now.
    ///
    /// - Throws: What the transition throws; the tree is then as it was before it, and the editor may go on.
    public mutating func perform<Other>(_ transition: Transition<Other>, on other: Other) throws(TransitionError) {
        try commit.performNested(transition.step, on: Target(other), commit.options)
    }

    @usableFromInline mutating func effect(_ name: String, _ run: @escaping () -> Void) {
        commit.effect(name, run)
    }
}
