// Modals. They are kept in one list at the node beneath them all, the undermost first, so that a chain of any length is
// presented, counted and dismissed at its end.

extension Editor {
    /// Presents something on top of whatever this root already presents; on a window, its root presents.
    ///
    /// `[a]` → `[a]^p`, `[a]^m` → `[a]^m^p`. O(1).
    ///
    /// With a key, what is presented here under it already comes to the top: `[a]^k^m` → `[a]^k` (nothing is built, `m`
    /// is dismissed). It is looked for in what is presented over this root, and where this root is itself presented,
    /// beneath it. O(what is presented there).
    ///
    /// - Parameters:
    ///   - presentable: What is presented.
    ///   - key: What it is found under, with its type; nil for nothing. It is best given a ``Later``.
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now.
    /// - Throws: If it cannot be shown here, or this is a window without a root.
    public mutating func present(
        _ presentable: any Presentable, key: (any Hashable & Sendable)? = nil, style: PresentationStyle = .automatic,
        animation: Animation? = nil
    ) throws(TransitionError) {
        guard let key = key.map({ ScreenKey($0) }) else {
            return try commit.present(presentable, on: root.node, style, animation)
        }
        if try commit.bringUp(key, on: root.node, animation) { return }
        let arrival = try commit.made(presentable)
        try commit.present(arrival, on: root.node, style, animation)
        commit.store(key: key, on: arrival.presentable.node)
    }

    /// Presents what is built now, on top of whatever this root already presents: `[a]^m` → `[a]^m^p`.
    ///
    /// - Parameters:
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now.
    ///   - build: Builds it, once the gates of its type allow it.
    /// - Throws: The error of `build`, or as ``present(_:key:style:animation:)``.
    public mutating func present<P: Presentable>(
        style: PresentationStyle = .automatic, animation: Animation? = nil, _ build: () throws -> P
    ) throws(TransitionError) {
        try commit.present(commit.build(build), on: root.node, style, animation)
    }

    /// Presents something on this root itself; on a window, its root presents.
    ///
    /// `[a]` → `[a]^p`. O(1).
    ///
    /// - Throws: If the root already presents something, it cannot be shown here, or this is a window without a root.
    public mutating func presentOnRoot(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: Animation? = nil
    ) throws(TransitionError) {
        let arrival = try commit.made(presentable)
        let label = arrival.presentable.label
        let presenter = try commit.presenter(root.node, "present \(label)")
        if let top = presenter.base.modals.dropFirst(presenter.level).first {
            try refuse("present \(label) on the root", .alreadyPresents(top.node.title))
        }
        try commit.present(arrival, on: root.node, style, animation)
    }

    /// Shows something the way that is natural to this root: pushed on a stack, in the first column of a split, else
    /// presented.
    ///
    /// - Throws: As the natural verb.
    public mutating func show(_ presentable: any Presentable, animation: Animation? = nil) throws(TransitionError) {
        let savepoint = commit.savepoint
        do throws(TransitionError) {
            let arrival = try commit.made(presentable)
            let stood = (arrival.presentable.node as Node).holder != nil
            try Root.show(arrival.presentable, animation: animation, in: &self)
            if !stood { commit.welcome(arrival, from: root.node) }
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
            let arrival = try commit.made(presentable)
            let stood = (arrival.presentable.node as Node).holder != nil
            try Root.showDetail(arrival.presentable, animation: animation, in: &self)
            if !stood { commit.welcome(arrival, from: root.node) }
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
        let base = try presenter(root, "present \(presentable.label)").base
        let slot = try slot(for: presentable, in: base, from: root, to: .present)
        insert(slot, in: .modals(base), at: base.modals.count, style: style, animation: animation)
    }

    /// Presents what was built on top of whatever a root already presents.
    func present(
        _ arrival: Arrival, on root: Container, _ style: PresentationStyle, _ animation: Animation?
    ) throws(TransitionError) {
        let base = try presenter(root, "present \(arrival.presentable.label)").base
        try present(arrival, over: base, from: root, style, animation)
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

    /// Presents what was built on top of what the chain of a base already presents.
    func present(
        _ arrival: Arrival, over base: Node, from root: Node, _ style: PresentationStyle, _ animation: Animation?
    ) throws(TransitionError) {
        let slot = try slot(for: arrival, in: base, from: root, to: .present)
        insert(slot, in: .modals(base), at: base.modals.count, style: style, animation: animation)
    }
}
