@_spi(Log) @_spi(Hosting) package import Coordination

/// A move that the user can make now, with the work that it does.
package struct PossibleMove {
    package enum Work {
        indirect case offer(Offer, on: any Presentable)
        case report(Report)
        case back
    }

    /// The move, without the item that an offer is about.
    package var move: Move
    package let title: String
    package let work: Work

    /// The screen or container that the move belongs to; nil for an answer to an alert.
    let owner: Node?

    /// The move, with the item that an offer is about. O(1), and the route's description.
    package var moveAboutItem: Move {
        guard case .offer(let offer, on: _) = work, move.about == nil, let item = offer.about else { return move }
        return move.about(item)
    }

    /// Makes the move.
    ///
    /// - Parameter value: The value, if an offer takes one.
    package func make(
        _ value: String?, in root: any Navigable, with options: TransitionOptions = .animated,
        _ completion: @escaping Offer.Completion
    ) {
        switch work {
        case .offer(let offer, on: let screen) where offer.sendsRoute:
            offer.carryOut(value ?? "", on: screen, completion)
        case .offer(let offer, on: let screen):
            let isTyped = if case .text? = offer.input { true } else { false }
            let line = moveAboutItem.typing(value ?? move.text)
            root.arrive(.move("\(line)", (root.node as Node).path, isTyped: isTyped)) {
                offer.carryOut(value ?? "", on: screen, completion)
            }
        case .report(let report): root.report(report, completion: completion)
        case .back: root.back(with: options, completion: completion)
        }
    }
}

extension Navigable {
    /// Every move that the user can make now, in an order that depends on the state alone. The moves have no number.
    ///
    /// - Parameter offers: Returns the offers of a screen.
    package func possibleMoves(_ offers: (any Presentable) -> [Offer]) -> [PossibleMove] {
        var reading = MoveReading(root: self)
        reading.read(offers)
        return reading.found
    }
}

/// The moves of a state, as they are found.
private struct MoveReading {
    let root: any Navigable
    var found: [PossibleMove] = []

    mutating func read(_ offers: (any Presentable) -> [Offer]) {
        let scene = root.scene
        if let alert = root.alertInFront {
            for choice in alert.choices {
                add(.answer(choice.title, to: alert.title), choice.title, .chose(choice.title, alert: alert.id), nil)
            }
        } else if let layer = scene.last {
            for node in layer { addOffers(offers(node.presentable), of: node) }
            for case let container as Container in layer { addContent(of: container) }
            for case let split as Container in layer where split.columnInHand != nil { addSteps(in: split) }
            if scene.count > 1, let modal = layer.first, modal.place == .modal, modal.style.isDismissible {
                add(.drag(modal.moveName), .dismissed(modal.id), to: modal, modal)
            }
        }
        if canStepBack {
            found.append(PossibleMove(move: .back, title: "", work: .back, owner: root.top.node))
        }
        addWindows()
    }

    /// True if the user can step back. With an alert in front, only an answer that cancels is a step back.
    private var canStepBack: Bool {
        guard let alert = root.alertInFront else { return root.canGoBack }
        return alert.choices.contains { $0.role == .cancel }
    }

    private mutating func add(_ move: Move, _ title: String, _ report: Report, _ owner: Node?) {
        found.append(PossibleMove(move: move, title: title, work: .report(report), owner: owner))
    }

    private mutating func add(_ move: Move, _ report: Report, to target: Node, _ owner: Node) {
        add(move, target.moveName, report, owner)
    }

    private mutating func addOffers(_ offers: [Offer], of node: Node) {
        let (screen, name) = (node.presentable, node.moveName)
        for offer in offers {
            found.append(
                PossibleMove(
                    move: .tap(offer.name, on: name), title: offer.title, work: .offer(offer, on: screen), owner: node))
        }
    }

    /// Adds the moves that a container allows: a swipe back, a tab, a page.
    private mutating func addContent(of container: Container) {
        switch container.layout.kind {
        case .stack:
            // A stack in a stack is drawn as part of the outer one.
            if let holder = container.holder as? Container, holder.layout == .stack, container.place == .content {
                return
            }
            let screens = container.flattened
            guard screens.count > 1 else { return }
            let beneath: Node = screens[screens.count - 2].node
            add(.swipe(to: beneath.moveName), .popped(to: beneath.id), to: beneath, container)
        case .tabs:
            for slot in container.content {
                add(.tab(slot.node.moveName), .selected(slot.node.id), to: slot.node, container)
            }
        case .pages(let loops, _):
            let (shown, count) = (container.shownRange, container.count)
            guard count > shown.count, !shown.isEmpty else { return }
            // Both ways may lead to one page, if the pages loop.
            let ways = Set([shown.upperBound, shown.lowerBound - 1].map { loops ? ($0 + count) % count : $0 })
            for index in ways.sorted(by: >) where (0..<count).contains(index) {
                let page = container.content[index].node
                add(.turn(to: page.moveName), .selected(page.id), to: page, container)
            }
        case .split, .window, .windows: break
        }
    }

    /// Adds a step to each column that stands beside the one in hand.
    private mutating func addSteps(in split: Container) {
        for slot in split.shownSlots where slot.node !== split.inHand?.node {
            add(.step(to: slot.node.moveName), .stepped(to: slot.node.id), to: slot.node, split)
        }
    }

    private mutating func addWindows() {
        guard let manager = root.node as? Container, manager.layout.kind == .windows, manager.count > 1 else { return }
        for slot in manager.content.reversed() {
            add(.close(slot.node.moveName), .closed(slot.node.id), to: slot.node, manager)
        }
        for slot in manager.content.dropLast().reversed() {
            add(.focus(slot.node.moveName), .focused(slot.node.id), to: slot.node, manager)
        }
    }
}
