/// The action of one step back.
enum StepBack {
    case alert(AlertItem, on: Node)
    case dismissal(Node, from: Int, of: Node)
    case pop(Container, keeping: Int)
    case closing(Int, of: Container)
    case take(Node, of: Container)
}

extension Node {
    /// The nearest step back, looking outward from the screen in front; nil at the root.
    final var stepBack: StepBack? {
        let host = alertHost
        if let alert = host.alerts.first { return .alert(alert, on: host) }
        return front.stepOutward(within: nil)
    }

    /// The nearest step back, looking outward from this node, as far as a node.
    fileprivate final func stepOutward(within limit: Node?) -> StepBack? {
        var node = self
        while node !== limit, let list = node.list, let index = node.position {
            switch list {
            // A step back from a cover leaves what it covers.
            case .modals where node.extras?.cover?.place != nil: node = node.extras?.cover?.place ?? list.holder
            case .modals(let base): return .dismissal(node, from: index, of: base)
            case .content(let stack) where stack.layout == .stack && index > 0: return .pop(stack, keeping: index)
            case .content(let manager) where manager.layout.kind == .windows && manager.count > 1:
                return .closing(index, of: manager)
            case .content(let split) where split.layout.columnCount != nil:
                if let step = split.stepToTheLeft(of: node) { return step }
                node = split
            case .content, .embedded: node = list.holder
            }
        }
        return nil
    }
}

extension Container {
    /// The step back in the columns before a child, from the nearest: it brings back one that is out of sight, and
    /// steps back in one that is in sight.
    fileprivate func stepToTheLeft(of child: Node) -> StepBack? {
        for slot in content.prefix(while: { $0.node !== child }).reversed() {
            guard isInSight(column: Int(slot.node.index)) else { return .take(slot.node, of: self) }
            if let step = slot.node.frontInContent.stepOutward(within: self) { return step }
        }
        return nil
    }
}

extension Node {
    /// The node in front within this one, without modals.
    fileprivate final var frontInContent: Node {
        var node = self
        while let next = (node as? Container)?.frontSlot?.node { node = next }
        return node
    }
}

extension StepBack {
    /// The node from which to look for the next step, if this step removes the node looked from before.
    fileprivate var remainder: Node {
        switch self {
        case .alert(_, on: let node), .dismissal(_, from: _, of: let node): node
        case .pop(let stack, keeping: _): stack
        case .closing(_, of: let manager): manager
        case .take(_, of: let split): split
        }
    }
}

extension Commit {
    /// Takes several steps back, or as many as there are.
    func back(_ count: Int, from start: Node) {
        var place = start
        for index in 0..<max(count, 0) {
            guard let step = place.stepBack else { return index == 0 ? back(from: place) : () }
            let outermost = place.outermost
            back(from: place)
            if rejection != nil { return }
            if place.outermost !== outermost { place = step.remainder }
        }
    }

    /// Takes one step back; at the root, tells the host that there is nothing to go back to.
    func back(from start: Node) {
        switch start.stepBack {
        case .alert(let alert, on: let host):
            if let cancel = alert.choices.first(where: { $0.role == .cancel }) {
                answer(alert, with: cancel, on: host)
            } else {
                closeAlert(at: 0, of: host, .user)
            }
        case .dismissal(let modal, from: let index, of: let base):
            if modal.style.isDismissible {
                dismiss(from: index, of: base)
            } else {
                reject(.mustBeAnswered(modal.presentable.title))
            }
        case .pop(let stack, keeping: let index): pop(stack, keeping: index)
        case .closing(let index, of: let manager): remove(at: index, of: .content(manager))
        case .take(let child, of: let split): take(child, of: split)
        case nil:
            effect("tell the host that there is nothing to go back to") { [weak start] in
                start?.nearestHost?.backAtRoot()
            }
        }
    }
}

extension Navigable {
    /// The report that does what a step back does, as a host would send it; nil if there is no step, or if an alert
    /// without a cancelling answer would go.
    package var reportOfBack: Report? {
        let node: Node = self.node
        switch node.stepBack {
        case .alert(let alert, on: _):
            return alert.choices.first { $0.role == .cancel }.map { .chose($0.title, alert: alert.id) }
        case .dismissal(let modal, from: _, of: _): return .dismissed(modal.id)
        case .pop(let stack, keeping: let index):
            var below: Node = stack.content[index - 1].node
            while let inner = below as? Container, inner.layout == .stack, let last = inner.content.last {
                below = last.node
            }
            return .popped(to: below.id)
        case .closing(let index, of: let manager): return .closed(manager.content[index].node.id)
        case .take(let column, of: _): return .stepped(to: column.id)
        case nil: return nil
        }
    }
}
