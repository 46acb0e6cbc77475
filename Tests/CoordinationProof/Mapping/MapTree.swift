import ScreenTools

/// The screens of a map as a tree: each under the one from which the shortest way leads to it.
struct MapTree {
    private(set) var parents: [NamedScreen: NamedScreen] = [:]
    /// The screens, the nearest first.
    private(set) var order: [NamedScreen] = []
    /// The names of the cards, in the order in which they are reached.
    private(set) var cards: [String] = []

    private var childrenOf: [NamedScreen: [NamedScreen]] = [:]
    private var cardOf: [NamedScreen: String] = [:]
    private var columns: [String: Int] = [:]

    init(_ map: NavigationMap) {
        if let first = map.launches.first { reach(first, from: nil) }
        var (direct, others): ([NamedScreen: Set<NamedScreen>], [NamedScreen: Set<NamedScreen>]) = (
            [:], [:]
        )
        let roots = map.tabRoots
        for road in map.roads.keys where road.source != road.target {
            let isDirect = road.arrival == .shown && !road.isMadeAnywhere || roots[road.move] == road.target
            if isDirect {
                direct[road.source, default: []].insert(road.target)
            } else {
                others[road.source, default: []].insert(road.target)
            }
        }
        var next = 0
        while true {
            while next < order.count {
                let screen = order[next]
                next += 1
                for target in (direct[screen] ?? []).sorted() { reach(target, from: screen) }
            }
            // A way from outside, or to what something else has hidden, leads on only if nothing else does.
            let rest = order.enumerated().flatMap { index, source in
                (others[source] ?? []).filter { cardOf[$0] == nil }.map { (index: index, source: source, target: $0) }
            }
            let nearest = rest.min { one, other in
                (map.distance(to: one.target), one.target, one.index)
                    < (map.distance(to: other.target), other.target, other.index)
            }
            guard let nearest else { break }
            reach(nearest.target, from: nearest.source)
        }
        for screen in map.launches + map.places.keys.sorted() { reach(screen, from: nil) }
    }

    private mutating func reach(_ screen: NamedScreen, from parent: NamedScreen?) {
        guard cardOf[screen] == nil else { return }
        order.append(screen)
        parents[screen] = parent
        if let parent { childrenOf[parent, default: []].append(screen) }
        // An alert is drawn with the screen over which it came.
        let card = screen.isAlert ? parent.flatMap { cardOf[$0] } ?? "" : screen.group
        cardOf[screen] = card
        if columns[card] == nil {
            cards.append(card)
            columns[card] = parent.flatMap { cardOf[$0] }.flatMap { columns[$0] }.map { $0 + 1 } ?? 0
        }
    }

    func children(of screen: NamedScreen) -> [NamedScreen] { childrenOf[screen] ?? [] }

    func card(of screen: NamedScreen) -> String? { cardOf[screen] }

    func column(of card: String) -> Int { columns[card] ?? 0 }

    /// The screens of a card that are reached from other cards, or first.
    func entries(of card: String) -> [NamedScreen] {
        order.filter { screen in
            cardOf[screen] == card && parents[screen].map { cardOf[$0] != card } ?? true
        }
    }
}
