@_spi(Hosting) import Coordination

extension Stage {
    /// Returns every move that is possible now, in an order that depends on the state alone.
    func choices() -> [Choice] {
        var choices: [Choice] = []
        let scene = root.scene
        if let alert = root.alertInFront {
            addAnswers(to: alert, &choices)
        } else if let layer = scene.last {
            addOffers(of: layer, &choices)
            addContainers(of: layer, &choices)
            addSteps(in: layer, &choices)
            if scene.count > 1, let modal = layer.first, modal.place == .modal, modal.style.isDismissible {
                add(.drag(modal.moveName), .dismissed(modal.id), &choices)
            }
        }
        if canStepBack {
            let root = root
            choices.append(Choice(move: .back) { root.back(completion: $0) })
        }
        addWindows(&choices)
        if scenario.isRefusing { addRefusals(&choices) }
        if scenario.isFolding { choices.append(fold) }
        for (outside, isDoubled) in outside {
            let (app, root, time) = (app, root, time)
            choices.append(
                Choice(
                    move: outside.move, action: { outside.perform(app, root, time, $0) }, isDoubled: isDoubled,
                    leadsOn: outside.comesByItself))
        }
        return numbered(choices)
    }

    /// True if the user can step back. With an alert in front, only an answer that cancels is a step back.
    private var canStepBack: Bool {
        guard let alert = root.alertInFront else { return root.canGoBack }
        return alert.choices.contains { $0.role == .cancel }
    }

    private func add(_ move: Move, _ report: Report, _ choices: inout [Choice]) {
        let root = root
        choices.append(Choice(move: move) { root.report(report, completion: $0) })
    }

    private func addAnswers(to alert: AlertContent, _ choices: inout [Choice]) {
        for choice in alert.choices {
            add(.answer(choice.title, to: alert.title), .chose(choice.title, alert: alert.id), &choices)
        }
    }

    private func addOffers(of layer: [Node], _ choices: inout [Choice]) {
        for node in layer {
            let screen = node.presentable
            let name = node.moveName
            var names: Set<String> = []
            for rule in scenario.offers where rule.matches(screen) {
                for offer in rule.offers(screen) {
                    let isDoubled = !names.insert(offer.name).inserted
                    for text in offer.texts.map({ $0.map(Optional.some) }) ?? [nil] {
                        choices.append(
                            Choice(
                                move: .tap(offer.name, on: name, typing: text),
                                action: { offer.carryOut(text ?? "", on: screen, $0) }, isDoubled: isDoubled))
                    }
                }
            }
        }
    }

    /// The fold or the unfold that is possible now.
    private var fold: Choice {
        let isNarrow = isNarrow
        return Choice(
            move: isNarrow ? .unfold : .fold,
            action: { [self] completion in
                resize(isNarrow: !isNarrow)
                completion(.noChange)
            }, leadsOn: false)
    }

    /// Adds the moves that the containers of a layer allow: a swipe back, a tab, a page.
    private func addContainers(of layer: [Node], _ choices: inout [Choice]) {
        for node in layer {
            guard let container = node as? Container else { continue }
            switch container.layout.kind {
            case .stack:
                // A stack in a stack is drawn as part of the outer one.
                if let holder = container.holder as? Container, holder.layout == .stack, container.place == .content {
                    continue
                }
                let screens = container.flattened
                guard screens.count > 1 else { continue }
                let beneath: Node = screens[screens.count - 2].node
                add(.swipe(to: beneath.moveName), .popped(to: beneath.id), &choices)
            case .tabs:
                for slot in container.content {
                    add(.tab(slot.node.moveName), .selected(slot.node.id), &choices)
                }
            case .pages(let loops, _):
                addTurns(of: container, loops: loops, &choices)
            case .split, .window, .windows: break
            }
        }
    }

    /// Adds a step to each column that stands beside the one in hand.
    private func addSteps(in layer: [Node], _ choices: inout [Choice]) {
        for case let split as Container in layer where split.columnInHand != nil {
            for slot in split.shownSlots where slot.node !== split.inHand?.node {
                add(.step(to: slot.node.moveName), .stepped(to: slot.node.id), &choices)
            }
        }
    }

    private func addTurns(of container: Container, loops: Bool, _ choices: inout [Choice]) {
        let (shown, count) = (container.shownRange, container.count)
        guard count > shown.count, !shown.isEmpty else { return }
        for index in [shown.upperBound, shown.lowerBound - 1] {
            guard loops || (0..<count).contains(index) else { continue }
            let page = container.content[(index + count) % count].node
            add(.turn(to: page.moveName), .selected(page.id), &choices)
        }
    }

    private func addWindows(_ choices: inout [Choice]) {
        guard let manager = root.node as? Container, manager.layout.kind == .windows, manager.count > 1 else { return }
        for slot in manager.content.reversed() {
            add(.close(slot.node.moveName), .closed(slot.node.id), &choices)
        }
        for slot in manager.content.dropLast().reversed() {
            add(.focus(slot.node.moveName), .focused(slot.node.id), &choices)
        }
    }

    private func addRefusals(_ choices: inout [Choice]) {
        choices += choices.map { Choice(move: $0.move.refused, action: $0.action, leadsOn: false) }
    }

    /// Numbers moves that have the same name.
    private func numbered(_ choices: [Choice]) -> [Choice] {
        var numbered = choices
        var counts: [Move: Int] = [:]
        for (index, choice) in choices.enumerated() {
            let count = counts[choice.move, default: 0]
            counts[choice.move] = count + 1
            guard count > 0 else { continue }
            numbered[index] = Choice(
                move: choice.move.numbered(count + 1), action: choice.action, isDoubled: choice.isDoubled,
                leadsOn: choice.leadsOn)
        }
        return numbered
    }
}

extension Move {
    /// The text of the finding that a move's name is not unique.
    var doubled: String { isUsers ? "'\(words)' is offered twice on '\(place)'" : "there are two of '\(self)'" }

    func numbered(_ number: Int) -> Move {
        let move = Move(kind, words, at: place, typing: text, number)
        return isRefused ? move.refused : move
    }
}
