/// The effect of a report on the tree as it is.
struct ReportPlan {
    /// The node whose lists would change.
    let holder: Node

    /// The reason to reject the report, if it is not allowed.
    var rejection: RejectionReason?

    /// True for a fact, which no coordinator claims.
    var isFact = false

    let run: (Commit) throws(TransitionError) -> Void

    /// Returns the intent of the coordinator nearest around the change that claims the report; nil if none does.
    func claim(_ report: Report) -> (any Intent)? {
        if isFact { return nil }
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
        case .stepped(to: let id): try planStep(to: known(id, report))
        case .resized(let id, let columns): try planResize(of: known(id, report), to: columns)
        case .hid(let column, of: let id): try planHiding(column, of: known(id, report), isHidden: true)
        case .showed(let column, of: let id): try planHiding(column, of: known(id, report), isHidden: false)
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
        if case .content(let split)? = node.list, split.layout.columnCount != nil { return try planStep(to: node) }
        guard case .content(let container)? = node.list, let index = node.position,
            container.layout.selectionLimit > 0
        else { try node.refuse("select \(node.label)", .noSelection) }
        return ReportPlan(holder: container) { commit throws(TransitionError) in
            let direction: TurnDirection? =
                container.layout == .tabs ? nil : index < container.shownRange.lowerBound ? .reverse : .forward
            commit.choose(index, of: container, direction: direction)
        }
    }

    /// Plans a step to a column, or to a screen in one: what stands above the screen on its stacks is popped.
    private final func planStep(to node: Node) throws(TransitionError) -> ReportPlan? {
        var levels: [(stack: Container, count: Int)] = []
        var split: Container?
        var changes = false
        var inner = node
        while case .content(let container)? = inner.list, let index = inner.position {
            if container.layout == .stack, container.count > index + 1 { levels.append((container, index + 1)) }
            if container.layout.columnCount != nil {
                split = split ?? container
                changes = changes || container.inHand?.node !== inner
            }
            inner = container
        }
        guard let split else { try node.refuse("step to \(node.label)", .noColumns) }
        guard changes || !levels.isEmpty else { return nil }
        return ReportPlan(holder: split) { commit throws(TransitionError) in
            for level in levels.reversed() { commit.pop(level.stack, keeping: level.count) }
            commit.takeColumns(around: node)
        }
    }

    /// Plans a width: a fact, which nobody refuses or claims.
    private final func planResize(of node: Node, to columns: ColumnsBeside) throws(TransitionError) -> ReportPlan? {
        guard node.hasWidth else { try node.refuse("resize \(node.label)", .noColumns) }
        if node.reportedColumns == columns { return nil }
        return ReportPlan(holder: node, isFact: true) { commit throws(TransitionError) in
            commit.resize(node, to: columns)
        }
    }

    /// Plans the hiding of a column, or its return. Hiding the one in hand steps to the nearest filled one in sight;
    /// showing one takes it if it is not in sight yet, unless one before it is in hand, beside which it comes.
    private final func planHiding(_ column: Int, of node: Node, isHidden: Bool) throws(TransitionError) -> ReportPlan? {
        guard let split = node as? Container, let count = split.layout.columnCount else {
            try node.refuse("hide column \(column)", .noColumns)
        }
        guard (0..<count).contains(column) else {
            try node.refuse("hide column \(column)", .outOfRange(index: column, count: count))
        }
        let hidden = ColumnsBeside((0..<count).filter { $0 == column ? isHidden : split.hiddenColumns.contains($0) })
        let child = split.child(at: column)?.node as Node?
        let steps =
            isHidden
            ? split.inHand?.node === child && child != nil
            : child != nil && !split.isInSight(column: column) && column < split.columnInHand ?? column
        if hidden == split.hiddenColumns, !steps { return nil }
        return ReportPlan(holder: split) { commit throws(TransitionError) in
            commit.hide(hidden, of: split)
            guard steps, let child else { return }
            if !isHidden { return commit.take(child, of: split) }
            let others = split.content.map(\.node).filter { $0 !== child && split.isInSight(column: Int($0.index)) }
            let nearest = others.min { abs(Int($0.index) - column) < abs(Int($1.index) - column) }
            if let nearest { commit.take(nearest, of: split) }
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
