@_spi(Log) @_spi(Hosting) import Coordination
import ScreenTools

/// A survey of an app's screens, and of the moves between them, made while the app is explored.
///
/// It holds a number for each state and each edge, and a few words for each screen and each folded way.
struct Survey {
    private(set) var screens: [NamedScreen] = []
    private(set) var ways: [SurveyedWay] = []
    /// The changes that the moves of each way have made themselves, in words, and the gates that have let them pass,
    /// each after a question mark.
    private(set) var changes: [Set<String>] = []
    private(set) var moves: [String] = []
    /// True for each move that is made from many screens.
    private(set) var areMadeAnywhere: [Bool] = []
    private(set) var verdicts: [String] = []

    /// The screen of each state.
    private(set) var screenOfState: [Int32] = []
    /// The way of each edge; -1 for an edge that is not on the map.
    private(set) var wayOfEdge: [Int32] = []

    private var screenNumbers: [NamedScreen: Int32] = [:]
    private var wayNumbers: [SurveyedWay: Int32] = [:]
    private var moveNumbers: [String: Int32] = [:]
    private var verdictNumbers: [String: Int32] = [:]
    private var names = ScreenNames()
    /// The numbers of moves, by the number in the graph and the screen.
    private var folded: [Folded: Int32] = [:]

    private struct Folded: Hashable {
        let move: Int32
        let screen: Int32
    }
}

extension Survey {
    /// Reads the screen in front, or the one beside it that offers a move.
    ///
    /// - Parameters:
    ///   - root: The outermost object.
    ///   - move: The move that is to be made.
    mutating func sight(of root: any Navigable, before move: Move? = nil) -> Sight {
        let front: Node = root.top.node
        var nodes: [NodeID] = []
        var next: Node? = front
        while let node = next {
            nodes.append(node.id)
            next = node.holder
        }
        let waiting = root.node.outermost.waitingTriggers
        if let alert = root.alertInFront {
            return Sight(
                screen: number(of: names.front(of: root)), nodes: nodes, alert: alert.id, waiting: waiting)
        }
        let node = move.flatMap { source(of: $0, beside: front, in: root) } ?? front
        let screen = names.screen(node, in: root)
        return Sight(
            screen: number(of: screen), nodes: nodes, alert: nil, waiting: waiting, isAside: node !== front)
    }

    /// The screen in a column beside the one in hand that offers a tap, or that a swipe takes away; nil for other moves.
    private func source(of move: Move, beside front: Node, in root: any Navigable) -> Node? {
        switch move.kind {
        case .tap where move.place != front.moveName: return root.sceneNodes.last { $0.moveName == move.place }
        case .swipe:
            for case let stack as Container in root.sceneNodes where stack.layout == .stack {
                let screens = stack.flattened.suffix(2)
                if screens.count == 2, screens.first?.node.moveName == move.place { return screens.last?.node }
            }
            return nil
        default: return nil
        }
    }

    private mutating func number(of screen: NamedScreen) -> Int32 {
        if let number = screenNumbers[screen] { return number }
        let number = Int32(screens.count)
        screens.append(screen)
        screenNumbers[screen] = number
        return number
    }

    /// Notes the screen of a new state.
    mutating func note(_ sight: Sight, ofState state: Int32) {
        while screenOfState.count <= state { screenOfState.append(0) }
        screenOfState[Int(state)] = sight.screen
    }

    /// Notes a move that was made for the first time in a state.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - move: The move.
    ///   - number: The move's number in the graph.
    ///   - before: The sight before the move.
    ///   - after: The sight after it.
    ///   - records: The records of the commits that have ended meanwhile.
    mutating func note(
        _ edge: Int, _ move: Move, _ number: Int32, from before: Sight, to after: Sight, _ records: [CommitRecord]
    ) {
        if move.isRefused { return }
        let own = records.filter { !$0.hasWaited }
        let changes = own.flatMap(\.changes)
        let way = SurveyedWay(
            source: before.screen, move: self.number(of: move, number, before.screen), target: after.screen,
            arrival: Self.arrival(
                by: move, from: before, to: after, changes,
                hasResumed: records.contains { $0.hasWaited && $0.outcome.isCompleted }),
            verdicts: self.number(ofVerdicts: own, waits: after.newWaits(since: before)))
        let index = self.number(of: way)
        for record in own {
            for verdict in record.verdicts where verdict.isPassed && verdict.departure == nil {
                self.changes[Int(index)].insert("?\(verdict.source)")
            }
        }
        for change in changes {
            if let words = words(of: change) { self.changes[Int(index)].insert(words) }
        }
        while wayOfEdge.count <= edge { wayOfEdge.append(-1) }
        wayOfEdge[edge] = index
    }

    /// True for an edge whose move has shown a screen, and has taken none away and selected none, anywhere.
    func onlyAdds(_ edge: Int) -> Bool {
        guard wayOfEdge.indices.contains(edge), wayOfEdge[edge] >= 0 else { return false }
        let way = Int(wayOfEdge[edge])
        return ways[way].arrival == .shown && changes[way].allSatisfy { ["+", "^", "?"].contains($0.first) }
    }

    /// Notes an edge like another one, to a state with the screen of another.
    mutating func copy(_ edge: Int, from made: Int, to target: Int32, like state: Int32) {
        while wayOfEdge.count <= edge { wayOfEdge.append(-1) }
        if wayOfEdge.indices.contains(made) { wayOfEdge[edge] = wayOfEdge[made] }
        if screenOfState.count <= target {
            while screenOfState.count <= target { screenOfState.append(screenOfState[Int(state)]) }
        }
    }

    private mutating func number(of way: SurveyedWay) -> Int32 {
        if let number = wayNumbers[way] { return number }
        let number = Int32(ways.count)
        ways.append(way)
        changes.append([])
        wayNumbers[way] = number
        return number
    }

    private mutating func number(of move: Move, _ number: Int32, _ screen: Int32) -> Int32 {
        let key = Folded(move: number, screen: screen)
        if let known = folded[key] { return known }
        let text = move.folded(front: screens[Int(screen)].name)
        let new = moveNumbers[text] ?? Int32(moves.count)
        if moveNumbers[text] == nil {
            moves.append(text)
            areMadeAnywhere.append(move.isMadeAnywhere)
            moveNumbers[text] = new
        }
        folded[key] = new
        return new
    }

    private mutating func number(ofVerdicts records: [CommitRecord], waits: [String]) -> Int32 {
        var words = Set(waits)
        for record in records {
            for verdict in record.verdicts where !verdict.isPassed {
                let source = verdict.departure == nil ? verdict.source : names.name(verdict.source)
                words.insert("\(source): \(verdict.kind)")
            }
            switch record.outcome {
            case .failed: words.insert("fails")
            case .rejected where record.verdicts.isEmpty: words.insert("rejected")
            default: break
            }
        }
        let text = words.sorted().joined(separator: ", ")
        if let number = verdictNumbers[text] { return number }
        let number = Int32(verdicts.count)
        verdicts.append(text)
        verdictNumbers[text] = number
        return number
    }

    private static func arrival(
        by move: Move, from before: Sight, to after: Sight, _ changes: [TreeChange], hasResumed: Bool
    ) -> SurveyedWay.Arrival {
        if after.isSame(as: before) {
            return before.isAside && !changes.isEmpty && changes.allSatisfy(\.isRemoval) ? .beneath : .here
        }
        if hasResumed { return .waited }
        let isNew = changes.contains { change in
            switch change.kind {
            case .inserted, .presented, .embedded, .moved: after.alert == nil && after.nodes.contains(change.subject.id)
            case .alertShown: after.alert == change.subject.id
            default: false
            }
        }
        if isNew || changes.isEmpty { return .shown }
        let isSelected = changes.contains { change in
            switch change.kind {
            case .selected, .took: after.alert == nil
            default: false
            }
        }
        guard isSelected else { return .beneath }
        return [.tab, .step, .focus].contains(move.kind) ? .inside : .shown
    }

    /// A change in words: `+settings`, `^login`, `-login`, `*cart`, `!"Saved"`; nil for one that says nothing.
    private mutating func words(of change: TreeChange) -> String? {
        let item = change.subject
        switch change.kind {
        case .alertShown: return "!\(item.name.withoutNumbers.literal)"
        case .alertClosed: return "-\(item.name.withoutNumbers.literal)"
        case .moved: return nil
        default: break
        }
        let name: String
        if item.name.isEmpty {
            // A root without a name says nothing.
            if item.title.hasSuffix("Root") { return nil }
            name = item.title.withoutCoordinator.quotedIfNeeded
        } else {
            name = names.name(item.name).quotedIfNeeded
        }
        switch change.kind {
        case .inserted, .embedded: return "+\(name)"
        case .presented: return "^\(name)"
        case .selected, .took: return "*\(name)"
        default: return "-\(name)"
        }
    }
}

extension CommitRecord {
    /// True for a trigger that had waited: it goes on as a consequence of one that has begun later.
    fileprivate var hasWaited: Bool { consequenceOf.map { $0 > number } ?? false }
}

extension TreeChange {
    fileprivate var isRemoval: Bool {
        switch kind {
        case .removed, .dismissed, .unembedded, .alertClosed: true
        case .inserted, .presented, .embedded, .moved, .selected, .took, .alertShown: false
        }
    }
}
