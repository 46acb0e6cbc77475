extension Node {
    /// The position in a list of modals from which a node presents.
    struct ModalPosition {
        /// The node beneath all modals of the list.
        let base: Node

        /// The number of modals in the list beneath those that the node presents.
        let level: Int
    }

    /// The position from which this node presents: for a modal, in the list that contains the modal; else in the node's
    /// own.
    final var modalPosition: ModalPosition {
        guard let holder, place == .modal, let position else { return ModalPosition(base: self, level: 0) }
        return ModalPosition(base: holder, level: position + 1)
    }

    /// The nearest modal that contains this node, itself included; nil if there is none.
    final var enclosingModal: Node? {
        var node = self
        while let holder = node.holder {
            if node.place == .modal { return node }
            node = holder
        }
        return nil
    }
}
