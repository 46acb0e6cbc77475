extension Editor {
    /// Closes an alert if one is up; else the last modal that this root presents, with what is in it; else the
    /// modal that this root is in.
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
    /// - Throws: If this root presents nothing, no alert is up, and it is in no modal.
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
            try refuse("dismiss to \(modal.label)", .notOver)
        }
        commit.dismiss(above, animation)
        commit.noteReached(modal.node)
    }

    /// Ends every modal of this root and of whatever is in it, hidden tabs included, and its window's alerts.
    ///
    /// `{[a]^m*, [b]^n}^o!Sure` → `{[a]*, [b]}`. Topmost first. Nothing there: no change. O(what is in this root).
    public mutating func dismissAll(animation: Animation? = nil) {
        commit.dismissAll(in: root.node.presentingNode, animation)
    }

    /// Takes this root off, however it was shown, with what is on it.
    ///
    /// `[a, [b], c]` (on `[b]`) → `[a]`, `x^[b]` → `x`, `a+[b]` → `a`; a window is closed, unless it is the only one.
    /// The first of a stack takes that stack off with it. Where it is the parent that fills the place (a tab, a column,
    /// a page, a window's root), it stays until the parent changes it: no change.
    ///
    /// - Throws: If nothing shows it.
    public mutating func finish(animation: Animation? = nil) throws(TransitionError) {
        guard root.node.holder != nil else { try refuse("finish \(root.label)", .notShown) }
        commit.takeOff(root.node, animation)
    }
}

extension Node {
    /// What lies over a modal that can be seen over this, or that this is in; nil where it is no such modal.
    fileprivate final func modals(over modal: Node) -> ArraySlice<Node>? {
        guard modal.holder != nil, modal.place == .modal else { return nil }
        if modal.contains(self) { return modal.modalsOver(hidden: false)[...] }
        let all = modalsOver(hidden: false)
        return all.firstIndex { $0 === modal }.map { all[($0 + 1)...] }
    }
}
