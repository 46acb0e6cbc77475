extension Editor {
    @usableFromInline mutating func dismissToRoot(animation: TransitionAnimation? = nil) throws(TransitionError) {
        let own = root.node.presentingNode.modalPosition
        guard own.base.modals.count > own.level else { return try commit.dismiss(on: root.node, animation) }
        commit.dismiss(from: own.level, of: own.base, animation)
    }

    @usableFromInline mutating func dismiss(
        to modal: any Presentable, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        guard let above = root.node.presentingNode.modals(over: modal.node) else {
            try refuse("dismiss to \(modal.label)", .notOver)
        }
        commit.dismiss(above, animation)
        commit.noteReached(modal.node)
    }

    @usableFromInline mutating func dismissAll(animation: TransitionAnimation? = nil) {
        commit.dismissAll(in: root.node.presentingNode, animation)
    }

    @usableFromInline mutating func finish(animation: TransitionAnimation? = nil) throws(TransitionError) {
        guard root.node.holder != nil else { try refuse("finish \(root.label)", .notShown) }
        commit.removeAsFinished(root.node, animation)
    }
}

extension Node {
    /// Returns the modals over `modal`; nil unless `modal` contains this node or is over a shown part of it.
    fileprivate final func modals(over modal: Node) -> ArraySlice<Node>? {
        guard modal.holder != nil, modal.place == .modal else { return nil }
        if modal.contains(self) { return modal.modalsOver(hidden: false)[...] }
        let all = modalsOver(hidden: false)
        return all.firstIndex { $0 === modal }.map { all[($0 + 1)...] }
    }
}
