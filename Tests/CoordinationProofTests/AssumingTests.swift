import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("Tabs that are independent, and items that are alike") struct AssumingTests {
    @Test("tabs that are independent make fewer moves, and the same graph") func independent() {
        let desk = Desk.scenario(tabs: 4, pages: 4).law(
            .noTrap { $0.front == "0 page 0" }, .never("the last page of all") { $0.front == "2 page 3" },
            .within(9, to: "2 page 2"))
        let (each, concluded) = (desk.proof(isQuiet: true), desk.independentTabs().proof(isQuiet: true))
        #expect(concluded.contradiction == nil, "\(concluded)")
        #expect(each.extent.states == 4 * 4 * 4 * 4 * 4)
        #expect(concluded.plainGraph.inOrder == each.plainGraph.inOrder)
        #expect(concluded.extent.isComplete && concluded.extent.moves * 2 < each.extent.moves, "\(concluded)")
        #expect(concluded.findings.map(\.title) == each.findings.map(\.title))
        #expect(concluded.findings.map(\.way) == each.findings.map(\.way))
        #expect("\(concluded.map)".hasPrefix("# desk: complete, tabs taken as independent\n"))
        let maps = [concluded, each].map { "\($0.map)".split(separator: "\n").dropFirst() }
        #expect(maps[0] == maps[1])
    }

    @Test("a move that changes another tab is made in every state") func dependent() {
        var plan = Desk.Plan(tabs: 3, pages: 3)
        plan.resets = true
        let (each, concluded) = (
            Desk.scenario(plan).proof(isQuiet: true), Desk.scenario(plan).independentTabs().proof(isQuiet: true)
        )
        #expect(concluded.plainGraph.inOrder == each.plainGraph.inOrder, "\(concluded)")
        #expect("\(concluded.extent)".contains("but for"), "\(concluded.extent)")
    }

    @Test("a fact that is shared and not said is a contradiction") func shared() throws {
        var plan = Desk.Plan(tabs: 3, pages: 3)
        plan.counts = true
        let proof = Desk.scenario(plan).independentTabs().proof(isQuiet: true)
        #expect(try #require(proof.contradiction).contains("does different things"))
        let said = Desk.scenario(plan).fact("count") { $0.count % 2 }.independentTabs().proof(isQuiet: true)
        #expect(said.contradiction == nil, "\(said)")
    }

    @Test("folds, and links that change all tabs, lead where they lead without the assumption") func folds() {
        let desk = Desk.scenario(tabs: 3, pages: 5).folds().links(["the first pages": [Desk.DeskRoute.reset]]).law(
            .sameAtAnyWidth, .nothingFails, .link("the first pages", arrives: { $0.front.hasSuffix("page 0") }))
        let (each, concluded) = (desk.proof(isQuiet: true), desk.independentTabs().proof(isQuiet: true))
        #expect(concluded.plainGraph.inOrder == each.plainGraph.inOrder, "\(concluded)")
        #expect(concluded.findings.map(\.title) == each.findings.map(\.title), "\(concluded)")
        #expect(!"\(concluded.extent)".contains(" 0 edges concluded"), "\(concluded.extent)")
    }

    @Test("a law about another tab makes every move") func lawAside() {
        let desk = Desk.scenario(tabs: 4, pages: 4).law(.never("the last of all") { $0.holds("2 page 3") })
        let (each, concluded) = (desk.proof(isQuiet: true), desk.independentTabs().proof(isQuiet: true))
        #expect(concluded.findings.map(\.way) == each.findings.map(\.way), "\(concluded)")
        #expect("\(concluded.extent)".contains("'never the last of all' depends on another tab"), "\(concluded.extent)")
    }

    @Test("a bound on tabs, and a law that compares them, make every move") func compared() {
        let bounded = Desk.scenario(tabs: 3, pages: 3).bound(.tabsAside(0)).independentTabs().proof(isQuiet: true)
        #expect("\(bounded.extent)".contains("tabsAside(0) compares all tabs"))
        let law = Desk.scenario(tabs: 2, pages: 2).law(.thereAndBack).independentTabs().proof(isQuiet: true)
        #expect("\(law.extent)".contains("compares all tabs"))
    }

    @Test("of items that are alike one is tried") func alike() {
        let shelf = Shelf.scenario(items: 8)
        let (each, folded) = (shelf.proof(isQuiet: true), Shelf.alike(8).proof(isQuiet: true))
        #expect(folded.contradiction == nil, "\(folded)")
        #expect(folded.extent.isComplete && folded.extent.edges * 3 < each.extent.edges, "\(folded)\n\(each)")
        #expect("\(folded.extent)".contains("items taken as alike"))
    }

    @Test("an item that differs is a contradiction", arguments: [2, 4, 6]) func differing(item: Int) throws {
        let proof = Shelf.alike(6, differing: item).proof(isQuiet: true)
        #expect(try #require(proof.contradiction).contains("What is said to be alike is not"))
    }
}

private final class Desk: Coordinator {
    struct Plan {
        var tabs: Int
        var pages: Int
        /// A page of each tab sends all others back to their first page.
        var resets = false
        /// How often pages were turned decides what a turn does.
        var counts = false
    }

    enum DeskRoute: Route { case reset }

    let root: TabRoot
    let tabs: [DeskTab]
    var count = 0

    init(_ plan: Plan) {
        tabs = (0..<plan.tabs).map { DeskTab($0, plan) }
        root = TabRoot(tabs)
        for tab in tabs { tab.desk = self }
    }

    func prepareTransition(for route: DeskRoute) -> Transition<TabRoot> {
        .multiple(tabs.map { .trigger(.turn(to: 0), on: $0) })
    }

    static func scenario(tabs: Int, pages: Int) -> Scenario<Desk> { scenario(Plan(tabs: tabs, pages: pages)) }

    static func scenario(_ plan: Plan) -> Scenario<Desk> {
        Scenario("desk") { _ in Desk(plan) }
            .offers(DeskPage.self) { page in
                let next = Offer("next") { [tab = page.tab] in tab?.turn(from: page.number, completion: $0) }
                guard plan.resets, page.number == 1 else { return [next] }
                return [next, Offer("reset", DeskRoute.reset)]
            }
            .law(.sometimes("the second page") { $0.front == "0 page 1" })
    }
}

private final class DeskTab: Coordinator {
    enum TabRoute: Route { case turn(to: Int) }

    let root: StackRoot
    let number: Int
    let plan: Desk.Plan
    weak var desk: Desk?

    init(_ number: Int, _ plan: Desk.Plan) {
        (self.number, self.plan) = (number, plan)
        root = StackRoot(name: "tab \(number)")
        perform(.set([DeskPage(0, self)]))
    }

    func prepareTransition(for route: TabRoute) -> Transition<StackRoot> {
        switch route {
        case .turn(let page): .set([DeskPage(page, self)])
        }
    }

    func turn(from page: Int, completion: @escaping Offer.Completion) {
        var next = (page + 1) % plan.pages
        if plan.counts, let desk {
            desk.count += 1
            if desk.count % 2 == 0 { next = page }
        }
        trigger(.turn(to: next), completion: completion)
    }
}

private final class DeskPage: Presentable {
    let node: Screen
    let number: Int
    weak var tab: DeskTab?

    init(_ number: Int, _ tab: DeskTab) {
        node = Screen("\(tab.number) page \(number)")
        (self.number, self.tab) = (number, tab)
    }
}

private final class Shelf: Coordinator {
    enum ShelfRoute: Route {
        case item(Int)
        case note(Int)
    }

    let root = StackRoot()
    let differing: Int?

    init(differing: Int?) {
        self.differing = differing
        perform(.push(Screen("shelf")))
    }

    func prepareTransition(for route: ShelfRoute) -> Transition<StackRoot> {
        switch route {
        case .item: root.screens.count < 3 ? .push(Screen("item")) : .none()
        case .note(let item): item == differing ? .popToRoot() : .present(Screen("note"))
        }
    }

    static func scenario(items: Int, differing: Int? = nil) -> Scenario<Shelf> {
        Scenario("shelf") { _ in Shelf(differing: differing) }
            .offers(Screen.self) { screen in
                switch screen.name {
                case "shelf": (1...items).map { Offer("open \($0)", ShelfRoute.item($0)) }
                case "item":
                    (1...items).map { Offer("see \($0)", ShelfRoute.item($0)) }
                        + (1...items).map { Offer("note \($0)", ShelfRoute.note($0)) }
                default: []
                }
            }
            .law(.noTrap { $0.front == "shelf" })
    }

    static func alike(_ items: Int, differing: Int? = nil) -> Scenario<Shelf> {
        scenario(items: items, differing: differing).alike("items", Array(1...items)) { item in
            [ShelfRoute.item(item), ShelfRoute.note(item), "\(item)"]
        }
    }
}
