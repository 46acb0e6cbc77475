// Modals are kept in one list at the node beneath them all, the lowest first, so that a chain of any length is
// presented, counted and dismissed at its end.

extension Editor {
    @usableFromInline mutating func present(
        _ presentable: any Presentable, key: (any Hashable & Sendable)? = nil, style: PresentationStyle = .automatic,
        animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        guard let key = key.map({ ScreenKey($0) }) else {
            return try commit.present(presentable, on: root.node, style, animation)
        }
        if try commit.bringUp(key, on: root.node, animation) { return }
        let built = try commit.made(presentable)
        try commit.present(built, on: root.node, style, animation)
        commit.store(key: key, on: built.presentable.node)
    }

    @usableFromInline mutating func present<P: Presentable>(
        style: PresentationStyle = .automatic, animation: TransitionAnimation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try commit.present(commit.build(build), on: root.node, style, animation)
    }

    @usableFromInline mutating func presentOnRoot(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        let built = try commit.made(presentable)
        let label = built.presentable.label
        let presenter = try commit.presenter(root.node, "present \(label)")
        if let top = presenter.base.modals.dropFirst(presenter.level).first {
            try refuse("present \(label) on the root", .alreadyPresents(top.node.title))
        }
        try commit.present(built, on: root.node, style, animation)
    }

    @usableFromInline mutating func show(_ presentable: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        try show(presentable) { editor, presentable throws(TransitionError) in
            try Root.show(presentable, animation: animation, in: &editor)
        }
    }

    @usableFromInline mutating func showDetail(_ presentable: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        try show(presentable) { editor, presentable throws(TransitionError) in
            try Root.showDetail(presentable, animation: animation, in: &editor)
        }
    }

    /// Shows a presentable by a verb of the root; if the verb throws, undoes everything and throws.
    private mutating func show(
        _ presentable: any Presentable, by verb: (inout Editor, any Presentable) throws(TransitionError) -> Void
    ) throws(TransitionError) {
        let savepoint = commit.savepoint
        do throws(TransitionError) {
            let built = try commit.made(presentable)
            let stood = (built.presentable.node as Node).holder != nil
            try verb(&self, built.presentable)
            if !stood { commit.runArrivalActions(built, from: root.node) }
        } catch {
            commit.rollback(to: savepoint)
            throw error
        }
    }
}

extension Commit {
    /// Presents over everything that a root already presents.
    func present(
        _ presentable: any Presentable, on root: Container, _ style: PresentationStyle,
        _ animation: TransitionAnimation?
    ) throws(TransitionError) {
        let base = try presenter(root, "present \(presentable.label)").base
        let slot = try slot(for: presentable, in: base, from: root, to: .present)
        insert(slot, in: .modals(base), at: base.modals.count, style: style, animation: animation)
    }

    /// Presents a built presentable over everything that a root already presents.
    func present(
        _ built: BuiltPresentable, on root: Container, _ style: PresentationStyle, _ animation: TransitionAnimation?
    ) throws(TransitionError) {
        let base = try presenter(root, "present \(built.presentable.label)").base
        try present(built, over: base, from: root, style, animation)
    }

    /// Dismisses everything over the modal that was presented from `root` under this key.
    ///
    /// - Returns: True if there is such a modal.
    func bringUp(_ key: ScreenKey, on root: Container, _ animation: TransitionAnimation?) throws(TransitionError)
        -> Bool
    {
        let base = try presenter(root, "present the modal with that key").base
        guard let index = base.modals.lastIndex(where: { $0.node.extras?.key == key }) else { return false }
        dismiss(from: index + 1, of: base, animation)
        noteReached(base.modals[index].node)
        return true
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

    /// Presents a built presentable over all modals in the list of `base`.
    func present(
        _ built: BuiltPresentable, over base: Node, from root: Node, _ style: PresentationStyle,
        _ animation: TransitionAnimation?
    ) throws(TransitionError) {
        let slot = try slot(for: built, in: base, from: root, to: .present)
        insert(slot, in: .modals(base), at: base.modals.count, style: style, animation: animation)
    }
}
