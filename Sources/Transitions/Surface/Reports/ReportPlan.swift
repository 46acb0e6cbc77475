/// The effect of a report on the tree as it is.
struct ReportPlan {
    /// The node whose lists would change.
    let holder: Node

    /// The reason to reject the report, if it is not allowed.
    var rejection: RejectionReason?

    let run: (Commit) throws(TransitionError) -> Void

    /// Returns the intent of the coordinator nearest around the change that claims the report; nil if none does.
    func claim(_ report: Report) -> (any Intent)? {
        var node: Node? = holder
        while let current = node {
            if let claim = current.presentable._claim(report) { return claim.intent }
            node = current.parent
        }
        return nil
    }
}

extension Node {
    /// Returns the plan of a report; nil if the report would change nothing.
    final func plan(for report: Report) throws(TransitionError) -> ReportPlan? {
        switch report {
        case .popped(to: let id): try planPop(to: known(id, report))
        case .dismissed(let id): try node(id).flatMap { node throws(TransitionError) in try planDismissal(of: node) }
        case .selected(let id): try planSelection(of: known(id, report))
        case .chose(let title, alert: let id): try planChoice(of: title, id)
        case .closed(let id): try node(id).flatMap { node throws(TransitionError) in try planClosing(of: node) }
        case .focused(let id): try planFocus(on: known(id, report))
        }
    }

    private final func known(_ id: NodeID, _ report: Report) throws(TransitionError) -> Node {
        if let node = node(id) { return node }
        throw TransitionError("follow the report '\(report)'", .unknownNode, state: outermost.treeLine)
    }

    /// Plans a pop. Nested stacks look like one to the user, so screens above an inner stack are popped, too.
    private final func planPop(to node: Node) throws(TransitionError) -> ReportPlan? {
        var levels: [(stack: Container, count: Int)] = []
        var inner = node
        while case .content(let stack)? = inner.list, stack.layout == .stack, let index = inner.position {
            if stack.count > index + 1 { levels.append((stack, index + 1)) }
            inner = stack
        }
        guard let outer = levels.last else {
            if case .content(let stack)? = node.list, stack.layout == .stack { return nil }
            try (node.holder ?? node).refuse("pop to \(node.label)", .onNoStack)
        }
        return ReportPlan(holder: outer.stack) { commit throws(TransitionError) in
            for level in levels.reversed() { commit.pop(level.stack, keeping: level.count) }
        }
    }

    private final func planDismissal(of node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .modals(let base)? = node.list, let index = node.position else {
            try (node.holder ?? node).refuse("dismiss \(node.label)", .notPresented)
        }
        let stays = base.modals[index...].last { !$0.node.style.isDismissible }
        return ReportPlan(holder: base, rejection: stays.map { .mustBeAnswered($0.presentable.title) }) {
            commit throws(TransitionError) in
            commit.dismiss(from: index, of: base)
        }
    }

    private final func planSelection(of node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .content(let container)? = node.list, let index = node.position,
            container.layout.selectionLimit > 0
        else { try node.refuse("select \(node.label)", .noSelection) }
        return ReportPlan(holder: container) { commit throws(TransitionError) in
            let direction: TurnDirection? =
                container.layout == .tabs ? nil : index < container.shownRange.lowerBound ? .reverse : .forward
            commit.choose(index, of: container, direction: direction)
        }
    }

    private final func planChoice(of title: String, _ id: NodeID) throws(TransitionError) -> ReportPlan? {
        guard let host = outermost.alertHosts.first(where: { $0.alerts.contains { $0.id == id } }) else { return nil }
        let (alert, choice) = try host.firstAlert(choosing: title, of: id)
        return ReportPlan(holder: host) { commit throws(TransitionError) in
            commit.answer(alert, with: choice, on: host)
        }
    }

    private final func planClosing(of node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .content(let manager)? = node.list, manager.layout.kind == .windows, let index = node.position else {
            try node.refuse("close \(node.label)", .notOpen)
        }
        guard manager.count > 1 else {
            try manager.refuse("close \(node.label)", .lastOne)
        }
        return ReportPlan(holder: manager) { commit throws(TransitionError) in
            commit.remove(at: index, of: .content(manager))
        }
    }

    private final func planFocus(on node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .content(let manager)? = node.list, manager.layout.kind == .windows, let index = node.position else {
            try node.refuse("bring \(node.label) to the front", .notOpen)
        }
        if index == manager.count - 1 { return nil }
        return ReportPlan(holder: manager) { commit throws(TransitionError) in
            commit.move(in: manager, from: index, to: manager.count - 1)
        }
    }
}
