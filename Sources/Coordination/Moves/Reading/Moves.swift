@_spi(Hosting) public import Coordination

/// Everything that the user can do now, in an order that depends on the state alone.
public struct Moves: RandomAccessCollection {
    /// A move, with what can be said of it beforehand.
    public struct Item: Identifiable {
        /// The move, to be done by ``Transitions/Navigable/do(_:seen:with:completion:fileID:line:)``.
        public let move: Move

        /// The id of the screen that offers the move, or else of the tab, page, column, modal, window or screen that it
        /// leads to or takes away; nil for a step back.
        public let node: NodeID?

        /// The title for the user: that of the offer or the answer, or else the name of the destination. Empty for a
        /// step back.
        public let title: String

        /// The answer of the first gate, or of the screens that would be left, that would stop the move now. Nil if
        /// nobody can tell: the offer takes a value, or is carried out by the screen; or screens would be asked, which
        /// cannot be while a commit settles.
        public let permission: Permission?

        /// The value to give; nil if the move takes none.
        public let input: Offer.Input?

        /// The report that a host sends when the user makes the move on its views; nil for an offer, and for a step
        /// back that no view does.
        package let report: Report?

        /// The route that the offer sends; nil for a move that is no offer, or one whose route is not known.
        package let route: Hop?

        /// False if the move would be rejected.
        public var isEnabled: Bool { if case .no = permission { false } else { true } }

        /// The move.
        @_documentation(visibility: internal)
        public var id: Move { move }
    }

    private let items: [Item]

    /// The mark of the state that was read.
    public let mark: MoveMark

    init(_ items: [Item], _ mark: MoveMark) {
        (self.items, self.mark) = (items, mark)
    }

    @_documentation(visibility: internal)
    public var startIndex: Int { 0 }

    @_documentation(visibility: internal)
    public var endIndex: Int { items.count }

    @_documentation(visibility: internal)
    public subscript(index: Int) -> Item { items[index] }
}

/// A mark of what could be done at one moment, by which a move is refused if that has changed since.
///
/// It is valid in the process that it comes from. The raw value is a text, to be passed on.
public struct MoveMark: RawRepresentable, Hashable, Sendable, Codable {
    /// The mark as a text: a number for each screen, container and alert.
    public let rawValue: String

    /// Reads a mark from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ moves: [PossibleMove], in root: any Navigable) {
        var parts: [(owner: String, moves: Hasher)] = []
        for move in moves {
            let owner = Self.name(of: move.owner)
            let index = parts.firstIndex { $0.owner == owner } ?? parts.count
            if index == parts.count { parts.append((owner, Hasher())) }
            move.hash(into: &parts[index].moves, in: root)
        }
        rawValue = parts.map { $0.owner + String($0.moves.finalize(), radix: 36) }.joined(separator: " ")
    }

    private static func name(of owner: Node?) -> String {
        (owner.map { String($0.id.rawValue, radix: 36) } ?? "") + ":"
    }

    /// Returns true if the moves of an owner are as they were when this mark was made.
    func agrees(with now: MoveMark, on owner: Node?) -> Bool {
        let name = Self.name(of: owner)
        let part = { (mark: MoveMark) in mark.rawValue.split(separator: " ").first { $0.hasPrefix(name) } }
        return part(self) == part(now)
    }
}

extension PossibleMove {
    fileprivate func hash(into hasher: inout Hasher, in root: any Navigable) {
        hasher.combine(move)
        hasher.combine(title)
        switch work {
        case .offer(let offer, on: _):
            hasher.combine(offer.input)
            hasher.combine(offer.route.map { Hop(any: $0) })
        case .report, .back: hasher.combine(report(in: root).map { "\($0)" })
        }
    }

    package func permission(in root: any Navigable) -> Permission? {
        switch work {
        case .offer(let offer, on: let screen): offer.route.map { screen.permission(for: $0) }
        case .report(let report): root.permission(for: report)
        case .back: root.permissionToGoBack
        }
    }

    fileprivate var node: NodeID? {
        switch work {
        case .offer(_, on: let screen): screen.node.id
        case .report(let report): report.subject
        case .back: nil
        }
    }

    fileprivate func report(in root: any Navigable) -> Report? {
        switch work {
        case .offer: nil
        case .report(let report): report
        case .back: root.reportOfBack
        }
    }

    fileprivate var route: Hop? {
        if case .offer(let offer, on: _) = work { offer.route.map { Hop(any: $0) } } else { nil }
    }

    var input: Offer.Input? { if case .offer(let offer, on: _) = work { offer.input } else { nil } }
}

extension Navigable {
    /// Everything that the user can do now, in the window in front: offers of the screens in sight, steps back, tabs,
    /// pages, columns, modals, answers, windows; each with whether it is allowed.
    ///
    /// Ask the windows, or the outermost object: another one answers as if it were in sight. With an alert in front,
    /// there are only its answers, and the moves of windows. Nothing is built or begun, and nobody is told. O(nodes
    /// in sight + their offers + the nodes that each step would remove).
    public var moves: Moves {
        let possible = numberedMoves
        let items = possible.map { item in
            Moves.Item(
                move: item.move, node: item.node, title: item.title, permission: item.permission(in: self),
                input: item.input, report: item.report(in: self), route: item.route)
        }
        return Moves(items, MoveMark(possible, in: self))
    }

    /// The possible moves, with numbers among equals.
    var numberedMoves: [PossibleMove] {
        var possible = possibleMoves { ($0 as? any Offering)?.offers ?? [] }
        for index in possible.indices { possible[index].move = possible[index].moveAboutItem }
        var counts: [Move: Int] = [:]
        for item in possible { counts[item.move, default: 0] += 1 }
        var numbers: [Move: Int] = [:]
        for (index, item) in possible.enumerated() {
            guard let count = counts[item.move], count > 1 else { continue }
            numbers[item.move, default: 0] += 1
            possible[index].move = item.move.numbered(numbers[item.move] ?? 1, of: count)
        }
        return possible
    }
}
