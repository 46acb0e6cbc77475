@_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

@Suite("Links: the address beneath a selection by a route without an address", .noUnhandledFailures)
struct LinkSelectionTests {
    enum HouseRoute: Route, Codable {
        enum Tab: Int, Codable { case hall, attic }
        case start, tab(Tab), climb, page(Int), column(Int)
    }
    enum RoomRoute: Route, Codable { case enter, box(Int) }

    private static let room: Links<RoomRoute> = [.path("boxes").value(Int.self).route(RoomRoute.box)]
    private static let lines: [LinkPattern<HouseRoute>] = [
        .at("hall", .tab(.hall)).then(room), .at("attic", .tab(.attic)).then(room),
        .path("pages").value(Int.self).route(HouseRoute.page).then(room),
        .path("columns").value(Int.self).route(HouseRoute.column).then(room),
    ]
    private static let links = Links<HouseRoute>(lines)

    final class Room: Coordinator {
        let root = StackRoot()
        init() { trigger(.enter) }
        func prepareTransition(for route: RoomRoute) -> Transition<StackRoot> {
            switch route {
            case .enter: .set([Screen("room")])
            case .box(let id): .push(Screen("box-\(id)"))
            }
        }
    }

    final class House: Coordinator {
        let root = TabRoot()
        init() { trigger(.start) }
        func prepareTransition(for route: HouseRoute) -> Transition<TabRoot> {
            switch route {
            case .tab(let tab): .select(index: tab.rawValue)
            case .climb: .select(index: 1)
            default: .set([Room(), Room()])
            }
        }
        func route(selecting child: any Presentable) -> HouseRoute? {
            root.node.index(of: child).flatMap(HouseRoute.Tab.init).map(HouseRoute.tab)
        }
    }

    final class Pages: Coordinator {
        let root: PageRoot
        init(isDoubleSided: Bool) {
            root = PageRoot(Room(), Room(), Room(), Room(), isDoubleSided: isDoubleSided)
            trigger(.start)
        }
        func prepareTransition(for route: HouseRoute) -> Transition<PageRoot> { .turn(.forward) }
        func route(selecting child: any Presentable) -> HouseRoute? { root.node.index(of: child).map(HouseRoute.page) }
    }

    final class Columns: Coordinator {
        let root = SplitRoot()
        init() { trigger(.start) }
        func prepareTransition(for route: HouseRoute) -> Transition<SplitRoot> {
            .multiple(.show(Room()), .showDetail(Room()))
        }
        func route(selecting child: any Presentable) -> HouseRoute? {
            root.node.index(of: child).map(HouseRoute.column)
        }
    }

    /// A coordinator whose root shows the tabs of another one, which its routes select.
    final class Street: Coordinator {
        enum StreetRoute: Route, Codable { case first, second }
        let root = TabRoot()
        let house = House()
        init() { trigger(.first) }
        func prepareTransition(for route: StreetRoute) -> Transition<TabRoot> {
            switch route {
            case .first: .set([house, Screen("park")])
            case .second: .perform(.select(index: 1), on: house.root)
            }
        }
        func route(selecting child: any Presentable) -> StreetRoute? { child === house ? .first : nil }
    }

    @Test("a tab selected by a set has the address that leads to it, and a second tab has its own") func tabs() throws {
        let house = House()
        house.trigger(try Self.links.link(for: "/hall/boxes/7"))
        expect(house, "{[room, box-7]*, [room]}")
        #expect(house.address(by: Self.links) == "/hall/boxes/7")
        house.trigger(try Self.links.link(for: "/attic/boxes/8"))
        #expect(house.address(by: Self.links) == "/attic/boxes/8")
        let hidden = try #require(house.root.node.child(at: 0)?.node.front)
        #expect(hidden.address(by: Self.links) == "/hall/boxes/7")
    }

    @Test("a tab selected by a route without an address keeps the address that leads to it") func otherRoute() throws {
        let house = House()
        house.trigger(.climb)
        #expect(house.root.node.selectionOrigin?.route == Hop(HouseRoute.climb))
        #expect(house.address(by: Self.links) == "/attic")
        try house.router(for: RoomRoute.self).trigger(.box(3))
        #expect(house.address(by: Self.links) == "/attic/boxes/3")
    }

    @Test("a route with its own address keeps it, and a screen in its tab has the tab's address")
    func elsewhere() throws {
        let links = Links<HouseRoute>([.at("welcome", .start)] + Self.lines)
        let house = House()
        #expect(house.address(by: links) == "/welcome")
        try house.router(for: RoomRoute.self).trigger(.box(3))
        #expect(house.address(by: links) == "/hall/boxes/3")
        let mounted = Links<HouseRoute>([.at("welcome", .start).then(Self.room)] + Self.lines)
        #expect(house.address(by: mounted) == "/welcome/boxes/3")
    }

    @Test("a hop that opens every link does not appear in addresses") func opening() throws {
        let links = Links<HouseRoute>(opening: [.start], Self.lines)
        let house = House()
        house.trigger(try links.link(for: "/hall/boxes/7"))
        #expect(house.address(by: links) == "/hall/boxes/7")
    }

    @Test("a page, or the front one of a pair, has the address that leads to it", arguments: [false, true])
    func pages(isDoubleSided: Bool) throws {
        let pages = Pages(isDoubleSided: isDoubleSided)
        let index = isDoubleSided ? 3 : 1
        #expect(pages.address(by: Self.links) == "/pages/\(index)")
        let room = try #require(pages.root.pages[index] as? Room)
        room.trigger(.box(4))
        #expect(pages.address(by: Self.links) == "/pages/\(index)/boxes/4")
    }

    @Test("a column has the address that leads to it") func columns() throws {
        let columns = Columns()
        #expect(columns.address(by: Self.links) == "/columns/1")
        try #require(columns.root.detail as? Room).trigger(.box(4))
        #expect(columns.address(by: Self.links) == "/columns/1/boxes/4")
    }

    @Test("nested tabs have addresses through mounted lists, even if another's route selected them")
    func nested() throws {
        typealias StreetRoute = Street.StreetRoute
        let links: Links<StreetRoute> = [.at("first", .first).then(Self.links), .at("second", .second)]
        let street = Street()
        try street.router(for: RoomRoute.self).trigger(.box(1))
        #expect(street.address(by: links) == "/first/hall/boxes/1")
        street.trigger(.second)
        #expect(street.house.root.node.selectionOrigin?.route == Hop(StreetRoute.second))
        try street.house.router(for: RoomRoute.self).trigger(.box(2))
        #expect(street.address(by: links) == "/first/attic/boxes/2")
    }

    @Test("an observer gets the address of a kept coordinator that is shown again") func kept() throws {
        let stack = StackRoot(Screen("home"))
        let windows = WindowManager(WindowRoot(stack, name: "main"), time: ManualTime())
        let seen = Recorder()
        windows.observeAddress(by: Self.links) { seen.note($0 ?? "none") }
        for _ in 0..<2 {
            stack.perform(.push(stack.keep(for: .seconds(60), key: "house") { House() }))
            windows.trigger(try Self.links.link(for: "/hall/boxes/7"))
            stack.perform(.pop())
        }
        #expect(seen.lines == ["none", "/hall", "/hall/boxes/7", "none", "/hall/boxes/7", "none"])
    }
}
