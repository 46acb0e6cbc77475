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
        let launches = map.launches.sorted()
        for screen in launches { reach(screen, from: nil) }
        // A move that is made anywhere begins where the app does. The others, which come from outside, are the last
        // resort: they lead to screens that have a place already.
        var ways: [[SurveyedScreen: Set<SurveyedScreen>]] = [[:], [:], [:]]
        for road in map.roads.keys where road.source != road.target {
            let isUsers = ["tab ", "step ", "turn"].contains { road.move.hasPrefix($0) }
            let rank = road.arrival != .shown ? 2 : road.isMadeAnywhere && !isUsers ? 1 : 0
            let source = road.isMadeAnywhere ? launches.first ?? road.source : road.source
            ways[rank][source, default: []].insert(road.target)
        }
        for rank in ways.indices {
            var next = 0
            while next < order.count {
                let screen = order[next]
                next += 1
                for rank in 0...rank {
                    for target in (ways[rank][screen] ?? []).sorted() { reach(target, from: screen) }
                }
            }
        }
        for screen in map.places.keys.sorted() { reach(screen, from: nil) }
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
