@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationRestoration

/// A reader that makes a ``StateReading`` of the current state of an app on its stage.
struct StateReader<App> {
    let scenario: Scenario<App>
    private let subjects: [SubjectRule]
    private let hasTime: Bool
    private var subjectsOfTypes = RulesOfTypes()
    private var keepsState: [ObjectIdentifier: Bool] = [:]
    /// The state that each model stored as it was first seen.
    private var formerStates: [NodeID: String] = [:]
    /// The answers that the flow of each question had before it.
    private var answers: [NodeID: String] = [:]
    private var causes: [RoutedCause: Said] = [:]
    private var keys: [ScreenKey: Said] = [:]

    private let identifiesNodes: Bool
    private let names: ItemNames?
    private var mark: ((String) -> String)? { names.map { $0.marked } }

    /// A text that is stored, with the items in it.
    private struct Said {
        let digest: Digest
        let items: Set<Int>
    }

    /// - Parameter names: The names of the items that are alike, if others than their own.
    init(_ scenario: Scenario<App>, names: ItemNames? = nil) {
        self.scenario = scenario
        self.names = names ?? (scenario.alike.isEmpty ? nil : ItemNames(scenario.alike))
        (subjects, hasTime) = (scenario.subjects, scenario.hasTime)
        identifiesNodes = scenario.laws.contains { if case .sameAtAnyWidth = $0.kind { true } else { false } }
    }

    /// Begins to read an app that is launched again.
    mutating func forgetModels() {
        formerStates.removeAll(keepingCapacity: true)
        answers.removeAll(keepingCapacity: true)
    }

    mutating func read(_ stage: Stage<App>, _ situation: Situation<App>) -> StateReading {
        let time = stage.time
        var reading = StateReading()
        let top: Node = situation.root.node
        reading.key.add(digest(of: top, isShown: true, &reading))
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
            reading.key.add(digest(of: trigger.cause, &reading))
            reading.add(trigger.words, names)
        }
        for owner in top.ownersOfPlaces { reading.add(owner, names) }
        for link in stage.pendingLinks { reading.add(link, names) }
        for kept in keptSubjects(of: top) { reading.add(kept, names) }
        reading.endContent()
        for fact in scenario.facts {
            let text = fact.read(situation).map { stableText(of: $0, marking: mark) } ?? "nil"
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

    private mutating func digest(of node: Node, isShown: Bool, _ reading: inout StateReading) -> Digest {
        var digest = Digest()
        digest.add(reading.noting(node.name, names))
        reading.note(node, isIdentified: identifiesNodes)
        let container = node as? Container
        digest.add(UInt64(container.map { $0.layout.kindNumber } ?? 0) << 1 | (isShown ? 1 : 0))
        if container == nil { reading.screens += 1 }
        if let subject = subject(of: node) { digest.add(reading.noting(subject, names)) }
        if let origin = node.origin { digest.add(self.digest(of: origin, &reading)) }
        if let key = node.extras?.key { digest.add(self.digest(of: key, &reading)) }
        if let question = node.question { digest.add(reading.noting(answers(before: question, node), names)) }
        if node.place == .modal { digest.add((node.style.covers ? 2 : 0) | (node.style.isDismissible ? 1 : 0)) }
        if let container {
            if let origin = container.selectionOrigin { digest.add(self.digest(of: origin, &reading)) }
            if container.hiddenColumns != .none { digest.add("\(container.hiddenColumns)") }
            addContent(of: container, to: &digest, &reading)
        }
        for slot in node.embeds { digest.add(self.digest(of: slot.node, isShown: true, &reading)) }
        for slot in node.modalsAbove.prefix(1) {
            digest.add(0x5E)
            digest.add(self.digest(of: slot.node, isShown: true, &reading))
        }
        return digest
    }

    private mutating func addContent(of container: Container, to digest: inout Digest, _ reading: inout StateReading) {
        let content = container.content
        let isRow = container.layout == .tabs
        let isIndependent = isRow && scenario.hasIndependentTabs && !reading.isInTab
        var tabs: [(digest: Digest, screens: Int)] = []
        for (offset, slot) in content.enumerated() {
            let isShown = container.shownRange.contains(offset)
            // After an empty column, the offset of a child is not its column.
            if container.layout.columnCount != nil { digest.add(UInt64(slot.node.index)) }
            // The selection belongs to the row, the content to the tab.
            let screens = reading.screens
            let items = isIndependent ? reading.beginTab() : nil
            let child = self.digest(of: slot.node, isShown: isRow ? false : isShown, &reading)
            if isRow {
                tabs.append((child, reading.screens - screens))
                digest.add(isShown ? 0x2A : 0x2B)
            }
            if let items {
                reading.endTab(child, screens: reading.screens - screens, isShown: isShown, after: items)
            } else {
                digest.add(child)
            }
        }
        digest.add(UInt64(content.count))
        if isRow {
            let path = sequence(first: container as Node) { $0.holder }.reversed().map { $0.moveName }
            reading.rows.append(
                RowOfTabs(path: path.joined(separator: "/"), tabs: tabs, selected: container.shownRange.lowerBound))
        }
    }

    private mutating func subject(of node: Node) -> String? {
        subject(of: node.presentable)
    }

    private mutating func subject(of presentable: any Presentable) -> String? {
        let rules = subjectsOfTypes.rules(for: presentable, among: subjects) { $0.matches($1) }
        guard !rules.isEmpty else { return edits(of: presentable) }
        return rules.map { $0.subject(presentable).map { stableText(of: $0, marking: mark) } ?? "nil" }
            .joined(separator: "\u{1F}")
    }

    /// The state that a model stores, if it has been changed since the model was first seen: what a user has typed.
    private mutating func edits(of presentable: any Presentable) -> String? {
        let type = ObjectIdentifier(type(of: presentable))
        let keeps = keepsState[type] ?? (presentable is any StateRestorable)
        keepsState[type] = keeps
        guard keeps, let model = presentable as? any StateRestorable else { return nil }
        let (id, state) = (presentable.node.id, stableText(of: model.kept, marking: mark))
        guard let former = formerStates[id] else {
            formerStates[id] = state
            return nil
        }
        return former == state ? nil : state
    }

    /// The answers that a flow had before a question, in words, if they are of the kind that is stored.
    private mutating func answers(before question: Question, _ node: Node) -> String {
        if let known = answers[node.id] { return known }
        let reader = AnswersReader(mark)
        try? question.visit(reader, at: node, in: nil)
        answers[node.id] = reader.text
        return reader.text
    }

    private mutating func keptSubjects(of node: Node) -> [String] {
        let kept = node.outermost.keptPresentables
        if kept.isEmpty { return [] }
        // Sorted in marks, as another order of items is another name for one state.
        return kept.map { (names?.marked ?? { $0 })("kept \($0.node.moveName) \(subject(of: $0) ?? "")") }.sorted()
    }

    /// The digest of a key, which is stored for the same reason as those of causes.
    private mutating func digest(of key: ScreenKey, _ reading: inout StateReading) -> Digest {
        let said =
            keys[key]
            ?? said(
                "key \(String(reflecting: type(of: key.value.base))) \(stableText(of: key.value.base, marking: mark))")
        keys[key] = said
        return reading.noting(said.digest, said.items)
    }

    private func said(_ text: String) -> Said {
        guard let names else { return Said(digest: Digest(text), items: []) }
        let marked = names.marked(text)
        return Said(digest: Digest(marked), items: Set(ItemNames.items(in: marked)))
    }

    /// The digest of a cause, with the type of the route. Those of routes are stored, since making their words with
    /// mirrors takes longer than all else.
    private mutating func digest(of cause: Cause, _ reading: inout StateReading) -> Digest {
        let routed = cause.route.flatMap { RoutedCause(cause, $0) }
        let said =
            routed.flatMap { causes[$0] }
            ?? said(
                cause.route.map { "\(cause) of \(String(reflecting: type(of: $0.route)))" } ?? cause.description)
        if let routed { causes[routed] = said }
        return reading.noting(said.digest, said.items)
    }
}

extension StateReading {
    /// Adds a text to the key.
    fileprivate mutating func add(_ text: String, _ names: ItemNames?) { key.add(noting(text, names)) }

    /// Returns a text in marks, after noting the items in it.
    fileprivate mutating func noting(_ text: String, _ names: ItemNames?) -> String {
        guard let names else { return text }
        let marked = names.marked(text)
        note(items: ItemNames.items(in: marked))
        return marked
    }

    fileprivate mutating func noting(_ digest: Digest, _ items: Set<Int>) -> Digest {
        note(items: items)
        return digest
    }
}

/// Everything that decides the words of a cause with one route.
private struct RoutedCause: Hashable {
    private let route: Hop
    private let router: ObjectIdentifier?
    private let label: String?
    private let isRecovery: Bool

    /// Creates a key; nil for a route that a gate requires first, of which there are few.
    init?(_ cause: Cause, _ route: Hop) {
        guard cause.requiredBy == nil, cause.withoutRole.requiredBy == nil else { return nil }
        self.route = route
        isRecovery = cause.isRecovery
        switch cause.start {
        case .router(let type), .handle(let type): (router, label) = (ObjectIdentifier(type), nil)
        case .node(let text): (router, label) = (nil, text)
        case .nearest, nil: (router, label) = (nil, nil)
        }
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
        let nodes = top.allNodes
        let keys = nodes.map { $0.extras?.key.map { stableText(of: $0.value.base) } ?? "-" }
        if keys.contains(where: { $0 != "-" }) { parts.append(("keys", keys.joined(separator: "; "))) }
        let askers = top.outermost.alertsOfWindows.flatMap(\.self).map { "\($0.asker.map { "\($0.path)" } ?? "-")" }
        parts.append(("who asks", askers.joined(separator: "; ")))
        parts.append(("origins", nodes.map { $0.origin?.description ?? "-" }.joined(separator: "; ")))
        let subjects = nodes.compactMap { node in subject(of: node).map { "\(node.moveName): \($0)" } }
        parts.append(("about", subjects.joined(separator: "; ")))
        let asked = nodes.compactMap { node in node.question.map { "\(node.moveName): \(answers(before: $0, node))" } }
        parts.append(("what flows know", asked.joined(separator: "; ")))
        parts.append(("what is kept", keptSubjects(of: top).joined(separator: "; ")))
        for fact in scenario.facts {
            parts.append(("the fact '\(fact.name)'", fact.read(situation).map { stableText(of: $0) } ?? "nil"))
        }
        if scenario.hasTime { parts.append(("the time", time.nextDue.map { "\($0 - time.now)" } ?? "-")) }
        return parts
    }
}

/// A visitor that reads answers, and leaves them as they are.
private final class AnswersReader: AnswersVisitor {
    private(set) var text = ""
    private let mark: ((String) -> String)?

    init(_ mark: ((String) -> String)?) { self.mark = mark }

    func visit<Answers>(_ answers: inout Answers) -> Bool {
        if answers is any Encodable { text = stableText(of: answers, marking: mark) }
        return false
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

extension Container.Layout {
    fileprivate var kindNumber: Int {
        switch kind {
        case .stack: 1
        case .tabs: 2
        case .pages: 3
        case .split: 4
        case .window: 5
        case .windows: 6
        }
    }
}

extension Node {
    /// The alerts of each window of this tree.
    fileprivate final var alertsOfWindows: [[AlertItem]] {
        guard let manager = self as? Container, manager.layout == .windows else { return [extras?.alerts ?? []] }
        return manager.content.map { $0.node.extras?.alerts ?? [] }
    }
}
