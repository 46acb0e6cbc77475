// Modals. They are kept in one list at the node beneath them all, the undermost first, so that a chain of any length is
// presented, counted and dismissed at its end.

extension Editor {
    /// Presents something on top of whatever this root already presents; on a window, its root presents.
    ///
    /// `[a]` → `[a]^p`, `[a]^m` → `[a]^m^p`. O(1).
    ///
    /// - Parameters:
    ///   - presentable: What is presented.
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now.
    /// - Throws: If it cannot be shown here, or this is a window without a root.
    public mutating func present(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: Animation? = nil
    ) throws(TransitionError) {
        try commit.present(presentable, on: root.node, style, animation)
    }

    /// Presents something on this root itself; on a window, its root presents.
    ///
    /// `[a]` → `[a]^p`. O(1).
    ///
    /// - Throws: If the root already presents something, it cannot be shown here, or this is a window without a root.
    public mutating func presentOnRoot(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: Animation? = nil
    ) throws(TransitionError) {
        let presentable = try commit.made(presentable)
        let presenter = try commit.presenter(root.node, "present \(presentable.label)")
        if let top = presenter.base.modals.dropFirst(presenter.level).first {
            try refuse("present \(presentable.label) on the root", .alreadyPresents(top.node.title))
        }
        try present(presentable, style: style, animation: animation)
    }

    /// Shows something the way that is natural to this root: pushed on a stack, in the first column of a split, else
    /// presented.
    ///
    /// - Throws: As the natural verb.
    public mutating func show(_ presentable: any Presentable, animation: Animation? = nil) throws(TransitionError) {
        let savepoint = commit.savepoint
        do throws(TransitionError) {
            try Root.show(commit.made(presentable), animation: animation, in: &self)
        } catch {
            commit.rollback(to: savepoint)
            throw error
        }
    }

    /// Shows a detail the way that is natural to this root: in the last column of a split, elsewhere as `show`.
    ///
    /// - Throws: As the natural verb.
    public mutating func showDetail(_ presentable: any Presentable, animation: Animation? = nil) throws(TransitionError)
    {
        let savepoint = commit.savepoint
        do throws(TransitionError) {
            try Root.showDetail(commit.made(presentable), animation: animation, in: &self)
        } catch {
            commit.rollback(to: savepoint)
            throw error
        }
    }
}

extension Commit {
    /// Presents something on top of whatever a root already presents.
    func present(
        _ presentable: any Presentable, on root: Container, _ style: PresentationStyle, _ animation: Animation?
    ) throws(TransitionError) {
        try present(presentable, over: presenter(root, "present \(presentable.label)"), style, animation)
    }

    /// Dismisses what stands over the modal that is presented with a root under a key.
    ///
    /// - Returns: Whether there is one.
    func bringUp(_ key: ScreenKey, on root: Container, _ animation: Animation?) throws(TransitionError) -> Bool {
        let base = try presenter(root, "present what is under a key").base
        guard let index = base.modals.lastIndex(where: { $0.node.extras?.key == key }) else { return false }
        dismiss(from: index + 1, of: base, animation)
        noteReached(base.modals[index].node)
        return true
    }

    /// Presents something under a key.
    func present(
        _ presentable: any Presentable, under key: ScreenKey, on root: Container, _ style: PresentationStyle,
        _ animation: Animation?
    ) throws(TransitionError) {
        try present(presentable, on: root, style, animation)
        store(key: key, on: presentable.node)
    }

    fileprivate func presenter(
        _ root: Container, _ verb: @autoclosure () -> String
    ) throws(TransitionError) -> Node.ModalPosition {
        guard root.layout.isWindowLike else { return root.modalPosition }
        guard root.layout.kind == .window else {
            try root.refuse(
                verb(), .wrongPlace("a window manager presents nothing itself"))
        }
        guard let content = root.content.first?.node else {
            try root.refuse(verb(), .noRoot)
        }
        return content.modalPosition
    }

    /// Presents something on top of what a presenter's chain already presents.
    func present(
        _ presentable: any Presentable, over presenter: Node.ModalPosition, _ style: PresentationStyle,
        _ animation: Animation?
    ) throws(TransitionError) {
        let base = presenter.base
        let slot = try slot(for: presentable, in: base, to: .present)
        insert(slot, in: .modals(base), at: base.modals.count, style: style, animation: animation)
    }
}
