import Coordination
import CoordinationLinks
import CoordinationTesting
import CoordinationTools
import Testing

@Suite("Links: the parts of a shown address", .noUnhandledFailures) struct LinkShownPartsTests {
    enum Sort: String, CaseIterable, Codable { case price, name }
    enum HallRoute: Route, Codable {
        case home, room(Int), sorted(Int, Sort?, String?), map, help([String]), tagged([String]), hall(Int)
    }
    enum DeskRoute: Route, Codable { case note(Int), both(Int) }

    private static let desk: Links<DeskRoute> = [.path("notes").value(Int.self).route(DeskRoute.note)]

    static let links = Links<HallRoute>(
        allowing: [.https("hall.example")], opening: [.home],
        [
            .path("rooms").value(Int.self).route(HallRoute.room).then(desk),
            .path("old").value(Int.self).route(HallRoute.room).legacy(),
            .path("sorted").value(Int.self).query("sort", Sort.self).fragment(String.self).route(HallRoute.sorted),
            .path("rooms").query("view", is: "map").route(.map),
            .path("help").rest().route(HallRoute.help),
            .path("tagged").query(all: "tag", String.self).route(HallRoute.tagged),
            .path("through").value(Int.self).via(.hall(7), to: DeskRoute.self).route(DeskRoute.note),
            .path("both").value(Int.self).via(.hall(8), to: DeskRoute.self).route(DeskRoute.both),
        ])

    final class Hall: Coordinator {
        let root = StackRoot()
        func prepareTransition(for route: HallRoute) -> Transition<StackRoot> {
            switch route {
            case .home: .set([Screen("home")])
            case .room(let id), .hall(let id): .push(Desk(id))
            case .help(let words): .push(Screen(words.joined(separator: "-")))
            case .map: .present(Screen("map"))
            case .sorted(let id, _, _): .push(Screen("sorted-\(id)"))
            case .tagged: .push(Screen("tagged"))
            }
        }
    }

    final class Desk: Coordinator {
        let root: StackRoot
        init(_ id: Int) { root = StackRoot(Screen("desk-\(id)")) }
        func prepareTransition(for route: DeskRoute) -> Transition<StackRoot> {
            switch route {
            case .note(let id): .present(Screen("note-\(id)"))
            case .both(let id): .multiple(.push(Screen("left-\(id)")), .push(Screen("right-\(id)")))
            }
        }
    }

    private let windows = WindowManager(WindowRoot(Hall(), name: "main"))

    @Test(
        "a shown address has every part: query, fragment, constant query, rest, path of several hops",
        arguments: [
            "/rooms/3", "/sorted/3", "/sorted/3?sort=price", "/sorted/3#a%20b", "/sorted/3?sort=name#",
            "/rooms?view=map",
            "/help", "/help/a%2Fb/c", "/tagged", "/tagged?tag=a&tag=", "/through/5", "/both/5", "/rooms/3/notes/4",
        ])
    func shown(text: String) throws {
        windows.trigger(try Self.links.link(for: text))
        #expect(windows.address(by: Self.links) == text)
        #expect(windows.address(by: Self.links, at: .https("hall.example")) == "https://hall.example" + text)
        // Followed again, it is there already.
        windows.trigger(try Self.links.link(for: text)) { outcome in
            if case .failed(let error) = outcome { Issue.record(error) }
        }
        #expect(windows.address(by: Self.links) == text)
    }

    @Test("an old address leads to the same screen as the new one, and the screen has the new one")
    func legacy() throws {
        windows.trigger(try Self.links.link(for: "https://hall.example/old/3?utm=1#x"))
        #expect(windows.address(by: Self.links) == "/rooms/3")
    }

    @Test("these links have no problems") func problems() {
        #expect(Self.links.problems() == [])
    }

    @Test("the front one of two modals with addresses gives the address") func modals() throws {
        windows.trigger(try Self.links.link(for: "/rooms/3/notes/4"))
        windows.trigger(try Self.links.link(for: "/rooms?view=map"), with: .animated)
        #expect(windows.address(by: Self.links) == "/rooms?view=map")
    }
}
