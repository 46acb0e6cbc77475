/// A naive model of trees: numbers in arrays, a link to what each presents, and every question answered by looking
/// everywhere.
struct Model {
    enum Kind: Equatable { case screen, stack, tabs, pages(pairs: Bool), split(Int) }

    struct Place {
        var kind: Kind
        /// Its content; a split has as many as columns, -1 being an empty one.
        var content: [Int] = []
        /// The first of what is selected; the column in hand of a split.
        var shown: Int?
        var embedded: [Int] = []
        var presents: Int?
    }

    var places: [Place] = []

    init() {
        places += Array(repeating: Place(kind: .screen), count: 14)
        places += Array(repeating: Place(kind: .stack), count: 8)
        places += Array(repeating: Place(kind: .tabs), count: 3)
        places += [Place(kind: .pages(pairs: false)), Place(kind: .pages(pairs: true))]
        places += (2...4).map { Place(kind: .split($0), content: Array(repeating: -1, count: $0)) }
    }

    enum Link { case content, embedded, presented }

    /// Who holds a node, and how.
    func holder(of number: Int) -> (by: Int, as: Link)? {
        for (index, place) in places.enumerated() {
            if place.presents == number { return (index, .presented) }
            if place.content.contains(number) { return (index, .content) }
            if place.embedded.contains(number) { return (index, .embedded) }
        }
        return nil
    }

    func isFree(_ number: Int, for root: Int) -> Bool {
        guard holder(of: number) == nil else { return false }
        var above: Int? = root
        while let next = above {
            if next == number { return false }
            above = holder(of: next)?.by
        }
        return true
    }

    func stands(_ number: Int, in root: Int) -> Bool {
        var above: Int? = number
        while let next = above {
            if next == root { return true }
            above = holder(of: next)?.by
        }
        return false
    }

    func shownIndices(of number: Int) -> [Int] {
        let place = places[number]
        guard let shown = place.shown, let index = place.content.firstIndex(of: shown) else { return [] }
        guard place.kind == .pages(pairs: true) else { return [index] }
        let first = index - index % 2
        return [first, first + 1].filter { $0 < place.content.count }
    }

    /// Selects again after a change: the first of those that were selected and are still there, else the first.
    mutating func follow(_ before: [Int], in number: Int, columns: [Int] = []) {
        if case .split = places[number].kind { return hold(before, in: number, columns) }
        guard places[number].kind == .tabs || [.pages(pairs: false), .pages(pairs: true)].contains(places[number].kind)
        else { return }
        let content = places[number].content
        places[number].shown = before.first { content.contains($0) } ?? content.first
        if let first = shownIndices(of: number).first { places[number].shown = content[first] }
    }

    /// Keeps a column in hand after a change: that which was in hand, else the nearest filled one to the left of where it
    /// was, else to the right.
    private mutating func hold(_ before: [Int], in number: Int, _ columns: [Int]) {
        let content = places[number].content
        if let shown = before.first, content.contains(shown) { return }
        let was = before.first.flatMap { columns.firstIndex(of: $0) } ?? 0
        places[number].shown = content[..<was].last { $0 >= 0 } ?? content[was...].first { $0 >= 0 }
    }

    /// Takes each column around a node, as far up as it is shown. True if one was not in hand.
    mutating func take(_ number: Int) -> Bool {
        var (child, changes) = (number, false)
        while let (by, link) = holder(of: child), link != .presented {
            switch places[by].kind {
            case .stack where link == .content && places[by].content.last != child: return changes
            case .tabs where link == .content && places[by].shown != child: return changes
            case .pages where link == .content && !shownIndices(of: by).map({ places[by].content[$0] }).contains(child):
                return changes
            case .split where link == .content:
                changes = changes || places[by].shown != child
                places[by].shown = child
            default: break
            }
            child = by
        }
        return changes
    }

    func text(_ number: Int) -> String {
        let place = places[number]
        var shown = shownIndices(of: number)
        if case .split = place.kind, shown == [place.content.lastIndex { $0 >= 0 }] { shown = [] }
        let items = place.content.enumerated().map { index, child in
            child < 0 ? "" : text(child) + (shown.contains(index) ? "*" : "")
        }
        var line = "n\(number)"
        switch place.kind {
        case .screen: break
        case .stack: line += "[\(items.joined(separator: ", "))]"
        case .tabs: line += "{\(items.joined(separator: ", "))}"
        case .pages: line += "<\(items.joined(separator: ", "))>"
        case .split: line += "(\(items.joined(separator: " | ")))"
        }
        for child in place.embedded {
            let needs = places[child].presents != nil || !places[child].embedded.isEmpty
            line += needs ? "+(\(text(child)))" : "+\(text(child))"
        }
        return place.presents.map { "\(line)^\(text($0))" } ?? line
    }
}
