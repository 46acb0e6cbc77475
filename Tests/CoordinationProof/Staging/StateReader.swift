@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationHistory

/// A reader that makes a ``StateReading`` of the current state of an app on its stage.
struct StateReader<App> {
    let scenario: Scenario<App>
    private let hasTime: Bool
    private var tree: TreeReader

    /// - Parameter names: The names of the items that are alike, if others than their own.
    init(_ scenario: Scenario<App>, names: ItemNames? = nil) {
        self.scenario = scenario
        hasTime = scenario.hasTime
        tree = TreeReader(
            names: names ?? (scenario.alike.isEmpty ? nil : ItemNames(scenario.alike)), subjects: scenario.subjects,
            identifiesNodes: scenario.laws.contains { if case .sameAtAnyWidth = $0.kind { true } else { false } },
            comparesRoutes: scenario.laws.contains { $0.wholeRule?.comparesRoutes == true },
            hasIndependentTabs: scenario.hasIndependentTabs)
    }

    /// Begins to read an app that is launched again.
    mutating func forgetModels() { tree.forgetModels() }

    mutating func read(_ stage: Stage<App>, _ situation: Situation<App>) -> StateReading {
        let (time, names) = (stage.time, tree.names)
        var reading = StateReading()
        let top: Node = situation.root.node
        reading.key.add(tree.digest(of: top, isShown: true, &reading))
        for (window, alerts) in top.outermost.alertsOfWindows.enumerated() where !alerts.isEmpty {
            reading.key.add(UInt64(window))
            for alert in alerts {
                reading.alerts += 1
                reading.add(alert.title, names)
                for choice in alert.choices { reading.add(choice.title, names) }
                if let asker = alert.asker { reading.add("\(asker.path) \(asker.moveName)", names) }
            }
        }
        let waiting = top.outermost.waitingTriggers
        reading.waiting = waiting.count
        for trigger in waiting {
            reading.key.add(tree.digest(of: trigger.cause, &reading))
            reading.add(trigger.words, names)
        }
        for owner in top.ownersOfPlaces { reading.add(owner, names) }
        for link in stage.pendingLinks { reading.add(link, names) }
        for kept in tree.keptSubjects(of: top) { reading.add(kept, names) }
        reading.endContent()
        if let history = stage.history { reading.add(history.words, names) }
        for fact in scenario.facts {
            let text = fact.read(situation).map { stableText(of: $0, marking: names?.marked) } ?? "nil"
            reading.add(text, names)
            var hash = Digest()
            hash.add(text)
            reading.facts.append(hash.first)
        }
        if hasTime, let due = time.nextDue {
            reading.key.add(UInt64(bitPattern: Int64((due - time.now) / .microseconds(1))))
        }
        reading.end()
        return reading
    }
}

extension Node {
    /// The owners for whom places have stood, by gate, in words.
    fileprivate final var ownersOfPlaces: [String] {
        let (owners, repairs, notes) = standingState
        return owners.map { gate, owner in "\(gate): \(stableText(of: owner.base))" } + (repairs ? ["repaired"] : [])
            + (notes ? ["noted from now on"] : [])
    }
}

extension StateReader {
    /// The parts of a state, in words.
    mutating func parts(of stage: Stage<App>) -> [(name: String, text: String)] {
        let (situation, time) = (stage.situation, stage.time)
        let top: Node = situation.root.node
        var parts = [("the tree", situation.tree.description)]
        parts.append(("what waits", top.outermost.waitingTriggers.map(\.words).joined(separator: "; ")))
        parts.append(("for whom it stood", top.ownersOfPlaces.joined(separator: "; ")))
        parts.append(("links that have not ended", stage.pendingLinks.joined(separator: "; ")))
        if let history = stage.history { parts.append(("the history", history.words)) }
        let nodes = top.allNodes
        let keys = nodes.map { $0.extras?.key.map { stableText(of: $0.value.base) } ?? "-" }
        if keys.contains(where: { $0 != "-" }) { parts.append(("keys", keys.joined(separator: "; "))) }
        let askers = top.outermost.alertsOfWindows.flatMap(\.self).map { "\($0.asker.map { "\($0.path)" } ?? "-")" }
        parts.append(("who asks", askers.joined(separator: "; ")))
        parts.append(("origins", nodes.map { $0.origin?.description ?? "-" }.joined(separator: "; ")))
        let subjects = nodes.compactMap { node in tree.subject(of: node.presentable).map { "\(node.moveName): \($0)" } }
        parts.append(("about", subjects.joined(separator: "; ")))
        let asked = nodes.compactMap { node in
            node.question.map { "\(node.moveName): \(tree.answers(before: $0, node))" }
        }
        parts.append(("what flows know", asked.joined(separator: "; ")))
        parts.append(("what is kept", tree.keptSubjects(of: top).joined(separator: "; ")))
        for fact in scenario.facts {
            parts.append(("the fact '\(fact.name)'", fact.read(situation).map { stableText(of: $0) } ?? "nil"))
        }
        if scenario.hasTime { parts.append(("the time", time.nextDue.map { "\($0 - time.now)" } ?? "-")) }
        return parts
    }
}

extension WaitingTrigger {
    /// The description, the options that are not the default, and the number of attempts.
    fileprivate var words: String {
        var words = description
        if options.policy != .enqueue { words += ", \(options.policy)" }
        if options.reveals { words += ", revealing" }
        if attempts > 1 { words += ", asked for \(attempts) times" }
        return words
    }
}

extension History {
    /// The entries with the trees that they restore, and the current one.
    fileprivate var words: String { (try? stored())?.text ?? "\(entries.map(\.title)), at \(index)" }
}

extension Node {
    /// The alerts of each window of this tree.
    fileprivate final var alertsOfWindows: [[AlertItem]] {
        guard let manager = self as? Container, manager.layout == .windows else { return [extras?.alerts ?? []] }
        return manager.content.map { $0.node.extras?.alerts ?? [] }
    }
}
