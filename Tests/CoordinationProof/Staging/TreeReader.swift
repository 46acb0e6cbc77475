@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationRestoration

/// A reader of a tree, and of what its screens are about. It depends on no type of app, so that it is compiled once.
struct TreeReader {
    let names: ItemNames?
    private let subjects: [SubjectRule]
    private let identifiesNodes: Bool
    private let comparesRoutes: Bool
    private let hasIndependentTabs: Bool
    private var subjectsOfTypes = RulesOfTypes()
    private var keepsState: [ObjectIdentifier: Bool] = [:]
    /// The state that each model stored as it was first seen.
    private var formerStates: [NodeID: String] = [:]
    /// The answers that the flow of each question had before it.
    private var answers: [NodeID: String] = [:]
    private var texts: StoredTexts

    private var mark: ((String) -> String)? { names.map { $0.marked } }

    init(
        names: ItemNames?, subjects: [SubjectRule], identifiesNodes: Bool, comparesRoutes: Bool,
        hasIndependentTabs: Bool
    ) {
        (self.names, self.subjects, self.identifiesNodes) = (names, subjects, identifiesNodes)
        (self.comparesRoutes, self.hasIndependentTabs) = (comparesRoutes, hasIndependentTabs)
        texts = StoredTexts(names: names)
    }

    /// Begins to read an app that is launched again.
    mutating func forgetModels() {
        formerStates.removeAll(keepingCapacity: true)
        answers.removeAll(keepingCapacity: true)
        texts.forgetCauses()
    }

    mutating func digest(of cause: Cause, _ reading: inout StateReading) -> Digest {
        texts.digest(of: cause, &reading)
    }

    mutating func digest(of node: Node, isShown: Bool, _ reading: inout StateReading) -> Digest {
        var digest = Digest()
        digest.add(reading.noting(node.name, names))
        reading.note(node, isIdentified: identifiesNodes)
        let container = node as? Container
        digest.add(UInt64(container.map { $0.layout.kindNumber } ?? 0) << 1 | (isShown ? 1 : 0))
        if container == nil { reading.screens += 1 }
        let subject = subject(of: node.presentable)
        if let subject { digest.add(reading.noting(subject, names)) }
        if let origin = node.origin {
            digest.add(texts.digest(of: origin, &reading))
            if comparesRoutes, container == nil, let route = origin.route {
                reading.note(node.moveName, subject, by: route)
            }
        }
        if let key = node.extras?.key { digest.add(texts.digest(of: key, &reading)) }
        if let question = node.question { digest.add(reading.noting(answers(before: question, node), names)) }
        if node.place == .modal { digest.add((node.style.covers ? 2 : 0) | (node.style.isDismissible ? 1 : 0)) }
        if let container {
            if let origin = container.selectionOrigin { digest.add(texts.digest(of: origin, &reading)) }
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
        let isIndependent = isRow && hasIndependentTabs && !reading.isInTab
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

    mutating func subject(of presentable: any Presentable) -> String? {
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
    mutating func answers(before question: Question, _ node: Node) -> String {
        if let known = answers[node.id] { return known }
        let reader = AnswersReader(mark)
        try? question.visit(reader, at: node, in: nil)
        answers[node.id] = reader.text
        return reader.text
    }

    mutating func keptSubjects(of node: Node) -> [String] {
        let kept = node.outermost.keptPresentables
        if kept.isEmpty { return [] }
        // Sorted in marks, as another order of items is another name for one state.
        return kept.map { (names?.marked ?? { $0 })("kept \($0.node.moveName) \(subject(of: $0) ?? "")") }.sorted()
    }
}

extension StateReading {
    /// Adds a text to the key.
    mutating func add(_ text: String, _ names: ItemNames?) { key.add(noting(text, names)) }

    /// Returns a text in marks, after noting the items in it.
    mutating func noting(_ text: String, _ names: ItemNames?) -> String {
        guard let names else { return text }
        let marked = names.marked(text)
        note(items: ItemNames.items(in: marked))
        return marked
    }

    mutating func noting(_ digest: Digest, _ items: Set<Int>) -> Digest {
        note(items: items)
        return digest
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
