@_spi(Hosting) import Transitions

extension Presentable {
    /// Gives up the nearest flow of which this is a question, or in, on or over a question. All questions of the flow
    /// are removed, and the flow's caller receives `EndReason.cancelled`.
    ///
    /// `[a, method, address]` (on `address`, or `method`) → `[a]`. Everything removed is asked whether it may be left.
    /// Questions that fill a stack of the app stay until it shows something else.
    ///
    /// - Parameters:
    ///   - options: The options of the trigger.
    ///   - completion: Called exactly once, with the outcome (a failure if there is no flow). Without one, a failure
    ///     goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func cancelFlow(
        with options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        let call = Call(options, location, completion)
        node.commit({ .transition("cancelFlow() on \(node.label)") }, call, as: .cancelFlow) {
            node, running throws(TransitionError) in
            try running.commit.enter(node)
            try running.commit.cancel(node.flowAround, of: node)
        }
    }
}

extension Transition {
    /// Gives up a flow: the last one asked over this root, else the last one on it, else the nearest one that the root
    /// is part of. See ``Transitions/Presentable/cancelFlow(with:completion:fileID:line:)``.
    public static func cancelFlow() -> Transition {
        Transition(
            "cancelFlow", .none,
            .verb { editor in
                let node = editor.root.node
                try editor.commit.cancel(node.flowInFront ?? node.flowAround, of: node)
            })
    }
}

extension Commit {
    fileprivate func cancel(_ run: FlowRun?, of node: Node) throws(TransitionError) {
        guard let run else {
            let state = (node.holder ?? node).stateLine
            throw TransitionError("cancel the flow of \(node.label)", .noFlow, state: state)
        }
        run.cancel(in: self, asksWhetherToLeave: true)
    }
}

extension Node {
    /// Returns the flow of this stack's last question, or of the last question before `index`.
    private final func flowOnStack(before index: Int? = nil) -> FlowRun? {
        guard let stack = self as? Container, stack.layout.kind == .stack else { return nil }
        for slot in stack.content[..<(index ?? stack.content.count)].reversed() {
            if let run = slot.node.question?.run { return run }
        }
        return nil
    }

    /// The nearest flow that this node is part of, searched outward. O(entries around and beneath it).
    fileprivate final var flowAround: FlowRun? {
        var node = self
        while true {
            if let run = node.question?.run { return run }
            guard let parent = node.parent else { return nil }
            switch node.list {
            case .content(let stack)?: if let run = stack.flowOnStack(before: node.position) { return run }
            case .modals?: if let run = parent.flowOnStack() { return run }
            case .embedded?, nil: break
            }
            node = parent
        }
    }

    /// The flow that is asked over this root, or else on it.
    fileprivate final var flowInFront: FlowRun? {
        let node = isWindow ? content.first?.node ?? self : self
        for slot in node.modalsAbove.reversed() {
            if let run = slot.node.flowOnStack() { return run }
        }
        return flowOnStack()
    }
}
