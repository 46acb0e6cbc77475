extension Presentable {
    /// Takes down what a person did. For hosts.
    ///
    /// It has happened, so it does not wait: what was settling ends as it is shown (a gesture that was not finished is
    /// cancelled), and this is committed ahead of everything that waits. What is so already is no change, however often
    /// it is reported. Where a coordinator around it claims the report as a route, the host is told to show the tree
    /// again, and the route is triggered instead. Where it is not allowed, the outcome says so, and the host is told to
    /// show the tree again.
    ///
    /// - Parameters:
    ///   - report: What the person did, anywhere in the tree around this.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The host's file, for messages.
    ///   - line: The host's line, for messages.
    public func report(
        _ report: Report, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        let request = Request(.report(report, from: { [weak node] in node }), .unanimated, location, completion)
        var claim: ReportClaim?
        let trigger = Trigger(
            request, anchor: { node },
            parking: { request in
                // Claimed, it is the route that waits: what the person did it to may have gone by then.
                claim?.waiting(request)
                    ?? .waiting(on: node, at: node, request) { node, running throws(TransitionError) in
                        try running.commit.carryOut(report, from: node, &running) { _ in }
                    }
            }
        ) { running throws(TransitionError) in
            try running.commit.carryOut(report, from: node, &running) { claim = $0 }
        }
        node.treeQueue.addUrgent(trigger)
    }

    /// Tells whether a person may do that now: for hosts that can ask before it happens.
    ///
    /// Not allowed is what would be refused, what a screen will not be left for (or asks first), and what a coordinator
    /// claims as a route: report that without showing it. While something settles, nobody can tell whether something
    /// may be left: then it is taken to be allowed. O(what the report would take away).
    public func allows(_ report: Report) -> Bool {
        let node: Node = self.node
        do throws(TransitionError) {
            guard let plan = try node.plan(for: report) else { return true }
            guard plan.rejection == nil, plan.claim(report) == nil else { return false }
            return node.treeQueue.wouldPass { running throws(TransitionError) in try plan.run(running.commit) }
        } catch {
            return false
        }
    }
}

/// What a report comes to on the tree as it is.
private struct ReportPlan {
    /// Whose lists would change.
    let holder: Node

    /// Why it is not allowed.
    var rejection: RejectionReason?

    let run: (Commit) throws(TransitionError) -> Void

    /// The route that the coordinator of what would change makes of it, or the nearest one around that.
    func claim(_ report: Report) -> ReportClaim? {
        var node: Node? = holder
        while let current = node {
            if let claim = current.presentable.claim(report) { return claim }
            node = current.parent
        }
        return nil
    }
}

/// What is done instead of what a person did.
public struct ReportClaim {
    let join: (inout RunningCommit) throws(TransitionError) -> Void

    /// Makes a trigger of it that waits for something to happen first.
    private let parking: (Request) -> Trigger

    package init(
        parking: @escaping (Request) -> Trigger,
        _ join: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.parking = parking
        self.join = join
    }

    fileprivate func waiting(_ request: Request) -> Trigger {
        let trigger = parking(request)
        return Trigger(request, anchor: trigger.anchor) { running throws(TransitionError) in
            running.commit.options = .animated
            try trigger.body(&running)
        }
    }
}

extension Commit {
    fileprivate func carryOut(
        _ report: Report, from node: Node, _ running: inout RunningCommit, noteClaim: (ReportClaim) -> Void
    ) throws(TransitionError) {
        guard let plan = try node.plan(for: report) else { return }
        if let claim = plan.claim(report) {
            noteClaim(claim)
            if attempt == 1 { node.showAgain(report) }
            isClaimed = true
            options = .animated
            return try claim.join(&running)
        }
        if let reason = plan.rejection {
            rejection = reason
            return
        }
        // The host was told to show the tree again when this had to wait: it has not happened any more.
        if attempt > 1 { options = .animated }
        try plan.run(self)
    }
}

extension Node {
    /// Works out what a report comes to; nil for what is so already.
    fileprivate final func plan(for report: Report) throws(TransitionError) -> ReportPlan? {
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
        throw TransitionError("take down '\(report)'", .unknownNode, state: outermost.treeLine)
    }

    /// Nested stacks are one to a person: what stands above an inner one goes with it.
    private final func planPop(to node: Node) throws(TransitionError) -> ReportPlan? {
        var levels: [(stack: Container, count: Int)] = []
        var inner = node
        while case .content(let stack)? = inner.list, stack.layout == .stack, let index = inner.position {
            if stack.count > index + 1 { levels.append((stack, index + 1)) }
            inner = stack
        }
        guard let outer = levels.last else {
            if case .content(let stack)? = node.list, stack.layout == .stack { return nil }
            throw TransitionError("pop to \(node.label)", .notOnStack(on: nil), state: stateLine)
        }
        return ReportPlan(holder: outer.stack) { commit throws(TransitionError) in
            for level in levels.reversed() { commit.pop(level.stack, keeping: level.count) }
        }
    }

    private final func planDismissal(of node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .modals(let base)? = node.list, let index = node.position else {
            throw TransitionError(
                "dismiss \(node.label)", .wrongPlace("only what is presented can be dismissed"), state: node.stateLine)
        }
        let stays = base.modals[index...].last { $0.node.style == .sheet(dismissible: false) }
        return ReportPlan(holder: base, rejection: stays.map { .mustBeAnswered($0.presentable.title) }) {
            commit throws(TransitionError) in
            commit.dismiss(from: index, of: base)
        }
    }

    private final func planSelection(of node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .content(let container)? = node.list, let index = node.position,
            container.layout.selectionLimit > 0
        else { throw TransitionError("select \(node.label)", .noSelection, state: node.stateLine) }
        return ReportPlan(holder: container) { commit throws(TransitionError) in
            let direction: TurnDirection? =
                container.layout == .tabs ? nil : index < container.shownRange.lowerBound ? .reverse : .forward
            commit.choose(index, of: container, direction: direction)
        }
    }

    private final func planChoice(of title: String, _ id: NodeID) throws(TransitionError) -> ReportPlan? {
        let outermost = outermost
        let isManager = (outermost as? Container)?.layout.kind == .windows
        let hosts = isManager ? outermost.content.map(\.node) : [outermost]
        guard let host = hosts.first(where: { $0.alerts.contains { $0.id == id } }) else { return nil }
        guard let alert = host.alerts.first, alert.id == id else {
            throw TransitionError("choose '\(title)'", .noAlert, state: host.stateLine)
        }
        guard let choice = alert.choices.first(where: { $0.title == title }) else {
            throw TransitionError(
                "choose '\(title)'", .noSuchChoice(choices: alert.choices.map(\.title)), state: "Alert: \(alert.title)")
        }
        return ReportPlan(holder: host) { commit throws(TransitionError) in
            commit.answer(alert, with: choice, on: host)
        }
    }

    private final func planClosing(of node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .content(let manager)? = node.list, manager.layout == .windows, let index = node.position else {
            throw TransitionError("close \(node.label)", .notOpen, state: node.stateLine)
        }
        guard manager.count > 1 else {
            throw TransitionError("close \(node.label)", .lastOne, state: manager.stateLine)
        }
        return ReportPlan(holder: manager) { commit throws(TransitionError) in
            commit.remove(at: index, of: .content(manager))
        }
    }

    private final func planFocus(on node: Node) throws(TransitionError) -> ReportPlan? {
        guard case .content(let manager)? = node.list, manager.layout == .windows, let index = node.position else {
            throw TransitionError("bring \(node.label) to the front", .notOpen, state: node.stateLine)
        }
        if index == manager.count - 1 { return nil }
        return ReportPlan(holder: manager) { commit throws(TransitionError) in
            commit.move(in: manager, from: index, to: manager.count - 1)
        }
    }
}
