extension Commit {
    /// Closes the first alert of a root's window, else the last modal that the root presents, else the modal around it.
    func dismiss(on root: Container, _ animation: TransitionAnimation?) throws(TransitionError) {
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
            try root.refuse("dismiss", .nothingToDismiss)
        }
        dismiss(from: index, of: base, animation)
    }

    /// Notes that a node has finished, and removes it as ``remove(_:_:)`` does.
    package func removeAsFinished(_ ending: Node, _ animation: TransitionAnimation? = nil) {
        noteFinish(of: ending)
        remove(ending, animation)
    }

    /// Removes a node with all that is on it, however it was shown. The lowest in a stack takes the stack along; a tab,
    /// a page, a column or the only window stays.
    package func remove(_ leaving: Node, _ animation: TransitionAnimation? = nil) {
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

    /// Removes everything above the first `count` entries of a stack, the top first.
    package func pop(_ stack: Container, keeping count: Int, _ animation: TransitionAnimation? = nil) {
        while stack.content.count > count {
            remove(at: stack.content.count - 1, of: .content(stack), animation: animation)
        }
    }

    /// Closes the alerts of a node's window, then dismisses all modals over the node or in it, the topmost first.
    func dismissAll(in node: Node, _ animation: TransitionAnimation?) {
        closeAlerts(of: node.alertHost)
        dismiss(node.modalsOver(hidden: true)[...], animation)
    }

    /// Dismisses modals, the last first.
    func dismiss(_ modals: ArraySlice<Node>, _ animation: TransitionAnimation?) {
        for modal in modals.reversed() {
            guard let base = modal.holder, let index = modal.position else { continue }
            remove(at: index, of: .modals(base), animation: animation)
        }
    }

    /// Dismisses the modals from `level` up, the topmost first.
    func dismiss(from level: Int, of base: Node, _ animation: TransitionAnimation? = nil) {
        for index in stride(from: base.modals.count - 1, through: level, by: -1) {
            remove(at: index, of: .modals(base), animation: animation)
        }
    }
}

extension Container {
    /// The node whose modals a root's verbs change: a window's root, else the root itself.
    var presentingNode: Node { layout.kind == .window ? content.first?.node ?? self : self }
}
