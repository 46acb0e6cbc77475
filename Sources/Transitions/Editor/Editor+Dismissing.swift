extension Editor {
    /// Closes an alert if one is up; else the last modal that this root presents, with what stands in it; else the
    /// modal that this root stands in.
    ///
    /// `[a]^m^n` → `[a]^m`, `x^[a]` (on `[a]`) → `x`, `[a]!Sure` → `[a]`. The alert is closed without an answer.
    ///
    /// - Throws: If there is none of these.
    public mutating func dismiss(animation: Animation? = nil) throws(TransitionError) {
        try commit.dismiss(on: root.node, animation)
    }

    /// Closes all that this root presents; if that is nothing, does as `dismiss`.
    ///
    /// `[a]^m^n!Sure` → `[a]!Sure`. Topmost first; alerts stay.
    ///
    /// - Throws: If this root presents nothing, no alert is up, and it stands in no modal.
    public mutating func dismissToRoot(animation: Animation? = nil) throws(TransitionError) {
        let own = root.node.presentingNode.modalPosition
        guard own.base.modals.count > own.level else { return try dismiss(animation: animation) }
        commit.dismiss(from: own.level, of: own.base, animation)
    }

    /// Closes what is over a modal: `[a]^m^n^o` (to `m`) → `[a]^m`. In front already: no change.
    ///
    /// The modal is presented by this root or by something that can be seen in it, or it is one that this root stands
    /// in. What goes is all that lies over it, the topmost first; alerts stay. O(what could be seen).
    ///
    /// - Throws: If it is not presented there.
    public mutating func dismiss(
        to modal: any Presentable, animation: Animation? = nil
    ) throws(TransitionError) {
        guard let above = root.node.presentingNode.modals(over: modal.node) else {
            throw refusal("dismiss to \(modal.label)", .notOver)
        }
        commit.dismiss(above, animation)
        commit.noteReached(modal.node)
    }

    /// Ends every modal of this root and of whatever stands in it, hidden tabs included, and its window's alerts.
    ///
    /// `{[a]^m*, [b]^n}^o!Sure` → `{[a]*, [b]}`. Topmost first. Nothing there: no change. O(what stands in this root).
    public mutating func dismissAll(animation: Animation? = nil) {
        commit.dismissAll(in: root.node.presentingNode, animation)
    }

    /// Takes this root off, however it was shown, with what stands on it.
    ///
    /// `[a, [b], c]` (on `[b]`) → `[a]`, `x^[b]` → `x`, `a+[b]` → `a`; a window is closed, unless it is the only one.
    /// The first of a stack takes that stack off with it. Where it is the parent that fills the place (a tab, a column,
    /// a page, a window's root), it stays until the parent changes it: no change.
    ///
    /// - Throws: If nothing shows it.
    public mutating func finish(animation: Animation? = nil) throws(TransitionError) {
        guard root.node.holder != nil else { throw refusal("finish \(root.label)", .notShown) }
        commit.takeOff(root.node, animation)
    }
}

extension Container {
    /// The node whose modals a root's verbs mean: a window's root, else the root itself.
    fileprivate var presentingNode: Node {
        layout.kind == .window ? content.first?.node ?? self : self
    }
}

extension Node {
    /// What lies over a modal that can be seen over this, or that this stands in; nil where it is no such modal.
    fileprivate final func modals(over modal: Node) -> ArraySlice<Node>? {
        guard modal.holder != nil, modal.place == .modal else { return nil }
        if modal.contains(self) { return modal.modalsOver(hidden: false)[...] }
        let all = modalsOver(hidden: false)
        return all.firstIndex { $0 === modal }.map { all[($0 + 1)...] }
    }
}

extension Commit {
    /// Closes an alert, else the last modal that a root presents, else the modal that it stands in.
    func dismiss(on root: Container, _ animation: Animation?) throws(TransitionError) {
        let node = root.presentingNode
        let host = node.alertHost
        if !host.alerts.isEmpty {
            closeAlert(at: 0, of: host)
            return
        }
        let own = node.modalPosition
        if own.base.modals.count > own.level {
            return dismiss(from: own.base.modals.count - 1, of: own.base, animation)
        }
        guard let modal = root.enclosingModal, let base = modal.holder, let index = modal.position else {
            throw TransitionError("dismiss", .nothingToDismiss, state: root.stateLine)
        }
        dismiss(from: index, of: base, animation)
    }

    /// Takes a node off that ends by itself, however it was shown, with what stands on it; where its parent fills the
    /// place, it stays.
    package func takeOff(_ ending: Node, _ animation: Animation? = nil) {
        noteFinish(of: ending)
        takeAway(ending, animation)
    }

    /// Takes a node off, however it was shown, with what stands on it; where its parent fills the place, it stays.
    package func takeAway(_ leaving: Node, _ animation: Animation? = nil) {
        var node = leaving
        while let list = node.list, let index = node.position {
            switch list {
            case .modals(let base): return dismiss(from: index, of: base, animation)
            case .content(let container) where container.layout.kind == .stack:
                if index > 0 { return pop(container, keeping: index, animation) }
                node = container
            case .content(let container):
                guard container.layout.kind == .windows, container.count > 1 else { return }
                remove(at: index, of: list)
                return
            case .embedded:
                remove(at: index, of: list, animation: animation)
                return
            }
        }
    }

    /// Takes every modal of a node and of what stands in it off, the topmost first, after its window's alerts.
    func dismissAll(in node: Node, _ animation: Animation?) {
        let host = node.alertHost
        for index in host.alerts.indices.reversed() { closeAlert(at: index, of: host) }
        dismiss(node.modalsOver(hidden: true)[...], animation)
    }

    /// Takes modals off, the last first.
    func dismiss(_ modals: ArraySlice<Node>, _ animation: Animation?) {
        for modal in modals.reversed() {
            guard let base = modal.holder, let index = modal.position else { continue }
            remove(at: index, of: .modals(base), animation: animation)
        }
    }

    /// Takes the modals from `level` up off their list, the topmost first.
    func dismiss(from level: Int, of base: Node, _ animation: Animation? = nil) {
        for index in stride(from: base.modals.count - 1, through: level, by: -1) {
            remove(at: index, of: .modals(base), animation: animation)
        }
    }
}
