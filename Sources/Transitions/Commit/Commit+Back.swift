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
        node.commit(.back, options, CallSite(fileID: fileID, line: line), completion)
    }

    /// Goes one step back from what is in front of this, and waits for it to settle.
    ///
    /// - Returns: What it did; nothing, at the root.
    /// - Throws: Why it was not done.
    @discardableResult
    public nonisolated(nonsending) func back(
        with options: TransitionOptions = .animated, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await node.commit(.back, options, CallSite(fileID: fileID, line: line))
    }
}

extension Presentable {
    /// Whether there is something to go back to from what is in front of this. O(depth + what could be seen).
    public var canGoBack: Bool { node.stepBack != nil }
}

/// What one step back comes to.
private enum StepBack {
    case alert(AlertItem, on: Node)
    case dismissal(Node, from: Int, of: Node)
    case pop(Container, keeping: Int)
    case closing(Int, of: Container)
}

extension Node {
    /// The nearest step back from what is in front of this, outward; nil at the root.
    fileprivate final var stepBack: StepBack? {
        let host = alertHost
        if let alert = host.alerts.first { return .alert(alert, on: host) }
        var node = front
        while let list = node.list, let index = node.position {
            switch list {
            case .modals(let base): return .dismissal(node, from: index, of: base)
            case .content(let stack) where stack.layout == .stack && index > 0: return .pop(stack, keeping: index)
            case .content(let manager) where manager.layout.kind == .windows && manager.count > 1:
                return .closing(index, of: manager)
            case .content, .embedded: node = list.holder
            }
        }
        return nil
    }
}

extension Commit {
    /// Takes one step back; at the root the host hears that there is none.
    func back(from start: Node) {
        switch start.stepBack {
        case .alert(let alert, on: let host):
            if let cancel = alert.choices.first(where: { $0.role == .cancel }) {
                answer(alert, with: cancel, on: host)
            } else {
                closeAlert(at: 0, of: host)
            }
        case .dismissal(let modal, from: let index, of: let base):
            if modal.style == .sheet(dismissible: false) {
                rejection = .mustBeAnswered(modal.presentable.title)
            } else {
                dismiss(from: index, of: base)
            }
        case .pop(let stack, keeping: let index): pop(stack, keeping: index)
        case .closing(let index, of: let manager): remove(at: index, of: .content(manager))
        case nil:
            effect("tell the host that there is nothing to go back to") { start.nearestHost?.backAtRoot() }
        }
    }
}
