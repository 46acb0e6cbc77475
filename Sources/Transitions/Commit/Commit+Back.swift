extension Presentable {
    /// Goes one step back from what is in front of this, as the person would.
    ///
    /// Starts at the front of what this holds, modals included, and walks outward: an alert is closed (with its
    /// cancelling answer, if it has one), else the nearest stack with something to go back to is popped, a modal is
    /// dismissed, or a window that is not the only one is closed. At the root there is nothing to do: no change. A
    /// sheet that has to be answered rejects.
    ///
    /// - Parameters:
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func back(
        with options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        node.commit(.transition { "back()" }, options, location, completion) { running throws(TransitionError) in
            running.commit.back(from: node)
        }
    }

    /// Goes one step back from what is in front of this, and waits for it to settle.
    ///
    /// - Returns: What it did; nothing, at the root.
    /// - Throws: Why it was not done.
    @discardableResult
    public nonisolated(nonsending) func back(
        with options: TransitionOptions = .animated, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        return try await TransitionOutcome.awaiting { completion in
            node.commit(.transition { "back()" }, options, location, completion) { running throws(TransitionError) in
                running.commit.back(from: node)
            }
        }.get()
    }
}

extension Commit {
    /// Takes one step back. Stops where there is nothing to go back to.
    func back(from start: Node) {
        let host = start.alertHost
        if let alert = host.alerts.first {
            if let cancel = alert.choices.first(where: { $0.role == .cancel }) {
                answer(alert, with: cancel, on: host)
            } else {
                closeAlert(at: 0, of: host)
            }
            return
        }
        var node = start.front
        while let list = node.list, let index = node.position {
            switch list {
            case .modals(let base):
                if node.style == .sheet(dismissible: false) {
                    rejection = .mustBeAnswered(node.presentable.title)
                } else {
                    dismiss(from: index, of: base)
                }
                return
            case .content(let container) where container.layout == .stack && index > 0:
                return pop(container, keeping: index)
            case .content(let container) where container.layout.kind == .windows && container.count > 1:
                remove(at: index, of: .content(container))
                return
            case .content, .embedded:
                node = list.holder
            }
        }
        effect("tell the host that there is nothing to go back to") {
            start.nearestHost?.backAtRoot()
        }
    }
}
