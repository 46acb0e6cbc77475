extension Node {
    /// Where in a list of modals a node counts as the presenter.
    struct ModalPosition {
        /// The node beneath all of the list.
        let base: Node

        /// How many modals of the list are beneath what this node presents.
        let level: Int
    }

    /// A modal presents into the list that it is in itself; everything else into its own.
    final var modalPosition: ModalPosition {
        guard let holder, place == .modal, let position else { return ModalPosition(base: self, level: 0) }
        return ModalPosition(base: holder, level: position + 1)
    }

    /// The nearest modal that this node is in, itself included; nil where it is in none.
    final var enclosingModal: Node? {
        var node = self
        while let holder = node.holder {
            if node.place == .modal { return node }
            node = holder
        }
        return nil
    }
}
