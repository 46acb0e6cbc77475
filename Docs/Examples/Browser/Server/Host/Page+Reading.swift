@_spi(Hosting) package import Coordination
import BrowserShop
@_spi(Hosting) import CoordinationHosting
import CoordinationMoves

extension Page {
    /// Reads what can be seen of a window, or of the window in front. O(its nodes).
    package init(of root: any Presentable) {
        let node: Node = root.node
        let reading = Reading(root: node, moves: node.moves)
        let picture = Picture(of: root)
        let lowest = picture.layers.lastIndex(where: \.covers) ?? 0
        layers = picture.layers.enumerated().map { index, part in
            reading.layer(part, isSeen: index >= lowest, isModal: index > 0)
        }
        back = reading.moves.first { $0.move.kind == .back }.map { Control($0) }
        mark = reading.moves.mark.rawValue
        tree = "\(node.tree)"
        let top = root.node.top
        (front, title) = ("\(top.node.id)", reading.title(of: top))
        guard let content = picture.alert else { return }
        alert = Alert(content, reading.moves)
        (front, title) = ("\(content.id)", content.title)
    }
}

extension Page.Control {
    init(_ item: Moves.Item, title: String? = nil) {
        (move, self.title) = ("\(item.move)", title ?? item.title)
        if case .no(let reason)? = item.permission { objection = reason }
        take(item.input)
    }

    private mutating func take(_ input: Offer.Input?) {
        switch input {
        case .text(let prompt, let limit)?: (self.prompt, self.limit) = (prompt, limit)
        case .choice(let prompt, let choices)?: (self.prompt, self.choices) = (prompt, choices)
        case nil: break
        }
    }

    /// An offer of a screen that is beneath another.
    fileprivate init(beneath offer: Offer) {
        (move, title) = ("", offer.title)
        take(offer.input)
    }
}

extension Page.Alert {
    fileprivate init(_ content: AlertContent, _ moves: Moves) {
        (id, title, message) = ("\(content.id)", content.title, content.message)
        let answers = moves.filter { $0.move.kind == .answer }
        choices = zip(content.choices, answers).map { choice, item in
            let role =
                switch choice.role {
                case .cancel: "cancel"
                case .destructive: "destructive"
                default: "normal"
                }
            return Choice(control: Page.Control(item), role: role)
        }
    }
}

extension Page.Part {
    /// True if a way back is in this.
    fileprivate var goesBack: Bool {
        back != nil || places?.contains { $0?.goesBack == true } == true
    }
}

/// Reads the parts of a picture, each with the moves that belong to it.
private struct Reading {
    let root: Node
    let moves: Moves

    func title(of presentable: any Presentable) -> String {
        let titled = presentable as? any Titled ?? presentable.node.top as? any Titled
        return titled?.title ?? presentable.node.name
    }

    private func title(of part: Picture.Part) -> String {
        root.node(part.id).map { title(of: $0.presentable) } ?? part.name
    }

    private func control(_ kind: Move.Kind, to id: NodeID? = nil, title: String? = nil) -> Page.Control? {
        moves.first { $0.move.kind == kind && $0.node == id }.map { Page.Control($0, title: title) }
    }

    func layer(_ part: Picture.Part, isSeen: Bool, isModal: Bool) -> Page.Part {
        var layer = read(part, isSeen: isSeen)
        guard isModal else { return layer }
        let style = root.node(part.id)?.drawnStyle
        layer.style = style?.kind.rawValue
        layer.covers = part.covers
        layer.close = control(.drag, to: part.id, title: "Close")
        // What covers all cannot be dragged away. It closes by a step back, where there is no other.
        if layer.close == nil, isSeen, style?.isDismissible == true, !layer.goesBack {
            layer.close = control(.back, title: "Close")
        }
        return layer
    }

    private func read(_ part: Picture.Part, isSeen: Bool) -> Page.Part {
        let node = root.node(part.id)
        var read = Page.Part(id: "\(part.id)", kind: part.kind.rawValue, name: part.name, title: title(of: part))
        if !part.embedded.isEmpty { read.embedded = part.embedded.map { self.read($0, isSeen: isSeen) } }
        switch part.kind {
        case .screen: if isSeen, let node { write(node.presentable, into: &read) }
        case .split: readColumns(of: part, node as? Container, isSeen, into: &read)
        default: readPlaces(of: part, isSeen, into: &read)
        }
        return read
    }

    private func readPlaces(of part: Picture.Part, _ isSeen: Bool, into read: inout Page.Part) {
        let places = part.parts
        let shown = part.kind == .stack ? places.suffix(1).map(\.id) : part.selected
        read.shown = places.indices.filter { shown.contains(places[$0].id) }
        read.places = places.map { place in
            var inner = self.read(place, isSeen: isSeen && shown.contains(place.id))
            if isSeen, part.kind != .stack {
                inner.way = control(part.kind == .tabs ? .tab : .turn, to: place.id, title: inner.title)
            }
            return inner
        }
        if isSeen, part.kind == .stack, let beneath = places.dropLast().last {
            read.back = control(.swipe, to: beneath.id, title: title(of: beneath))
        }
    }

    /// Reads the columns, with what stands in those that are empty. If there is nowhere else to go back to in the column
    /// in hand, its way back leads to the column before.
    private func readColumns(of part: Picture.Part, _ split: Container?, _ isSeen: Bool, into read: inout Page.Part) {
        let columns = part.places.indices
        read.shown = columns.filter { split?.isInSight(column: $0) ?? true }
        read.placeholders = columns.map { column in
            guard isSeen, part.places[column] == nil, read.shown?.contains(column) == true else { return nil }
            return split?.placeholder(at: column).map { placeholder in
                var screen = Page.Part(
                    id: "\(placeholder.node.id)", kind: "screen", name: placeholder.node.name,
                    title: title(of: placeholder))
                write(placeholder, into: &screen)
                return screen
            }
        }
        read.places = columns.map { column in
            guard let place = part.places[column] else { return nil }
            var inner = self.read(place, isSeen: isSeen && !place.isOutOfSight)
            guard isSeen else { return inner }
            if !place.isOutOfSight { inner.way = control(.step, to: place.id, title: inner.title) }
            if column == part.hand, column > 0, inner.back == nil, let before = part.places[column - 1],
                before.isOutOfSight
            {
                inner.back = control(.back, title: title(of: before))
            }
            return inner
        }
    }

    private func write(_ presentable: any Presentable, into screen: inout Page.Part) {
        let id = presentable.node.id
        let legible = presentable as? any Legible
        screen.lines = legible?.lines ?? []
        let offered = moves.filter { $0.move.kind == .tap && $0.node == id }.map { Page.Control($0) }
        screen.offers = offered.isEmpty ? legible?.offers.map { Page.Control(beneath: $0) } ?? [] : offered
    }
}
