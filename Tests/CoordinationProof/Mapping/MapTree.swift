/// The screens of a map as a tree: each under the one from which the shortest way leads to it.
struct MapTree {
    private(set) var parents: [SurveyedScreen: SurveyedScreen] = [:]
    /// The screens, the nearest first.
    private(set) var order: [SurveyedScreen] = []
    /// The names of the cards, in the order in which they are reached.
    private(set) var cards: [String] = []

    private var childrenOf: [SurveyedScreen: [SurveyedScreen]] = [:]
    private var cardOf: [SurveyedScreen: String] = [:]
    private var columns: [String: Int] = [:]

    init(_ map: NavigationMap) {
        if let first = map.launches.first { reach(first, from: nil) }
        var ways: [Rank: [SurveyedScreen: Set<SurveyedScreen>]] = [:]
        for road in map.roads.keys where road.source != road.target {
            ways[Rank(of: road), default: [:]][road.source, default: []].insert(road.target)
        }
        for rank in Rank.allCases {
            var next = 0
            while true {
                while next < order.count {
                    let screen = order[next]
                    next += 1
                    for target in (ways[.screens]?[screen] ?? []).sorted() { reach(target, from: screen) }
                }
                let others = order.flatMap { source in
                    (ways[rank]?[source] ?? []).filter { cardOf[$0] == nil }.map { (source: source, target: $0) }
                }
                let nearest = others.min { one, other in
                    (map.distance(to: one.target), one.target, map.distance(to: one.source), one.source)
                        < (map.distance(to: other.target), other.target, map.distance(to: other.source), other.source)
                }
                guard let nearest else { break }
                reach(nearest.target, from: nearest.source)
            }
        }
        for screen in map.launches + map.places.keys.sorted() { reach(screen, from: nil) }
    }

    /// The sorts of ways, those first that say most of the place of a screen.
    private enum Rank: CaseIterable {
        /// From a screen, by what it offers.
        case screens
        /// By a tab or a column.
        case tabs
        /// From outside, or since something else has gone.
        case others

        init(of road: NavigationMap.Road) {
            guard road.arrival == .shown else {
                self = .others
                return
            }
            let isTab = road.move.hasPrefix("tab ") || road.move.hasPrefix("step ")
            self = road.isMadeAnywhere ? isTab ? .tabs : .others : .screens
        }
    }

    private mutating func reach(_ screen: SurveyedScreen, from parent: SurveyedScreen?) {
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

    func children(of screen: SurveyedScreen) -> [SurveyedScreen] { childrenOf[screen] ?? [] }

    func card(of screen: SurveyedScreen) -> String? { cardOf[screen] }

    func column(of card: String) -> Int { columns[card] ?? 0 }

    /// The screens of a card that are reached from other cards, or first.
    func entries(of card: String) -> [SurveyedScreen] {
        order.filter { screen in
            cardOf[screen] == card && parents[screen].map { cardOf[$0] != card } ?? true
        }
    }
}

extension NavigationMap {
    /// The number of moves on the shortest way to a screen.
    fileprivate func distance(to screen: SurveyedScreen) -> Int { places[screen]?.examples.first?.way.count ?? .max }
}
