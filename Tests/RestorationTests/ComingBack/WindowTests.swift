import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

enum EditorsRoute: Route, Codable { case open(String) }

/// An app with a window of its own at launch, windows of the user's, and windows that a route opens.
final class Editors: Coordinator, Restorable {
    static var storedName: StaticString { "desk" }
    let root: WindowManager

    init() {
        root = WindowManager(WindowRoot(TrailCoordinator {}, name: "main"), time: ManualTime())
        perform(.none())
    }

    func prepareTransition(for route: EditorsRoute) -> Transition<WindowManager> {
        switch route {
        case .open(let name): .open(WindowRoot(TrailCoordinator {}, name: name))
        }
    }

    func make() -> WindowRoot { WindowRoot(NewsCoordinator(Session()), name: "news") }

    func trail(_ index: Int) -> TrailCoordinator? { root.windows[index].content as? TrailCoordinator }

    /// Restores one window, among those that are in no list.
    func comeBack(_ state: StoredState, taken: inout [Node]) -> (Node?, RestorationResult?) {
        var found: (Node?, RestorationResult?)
        let known = taken
        root.restoreWindow(
            state, among: { self.root.windows.filter { window in !known.contains { $0 === window.node } } },
            making: { self.make() }
        ) { found = ($0?.node, $1) }
        if let node = found.0 { taken.append(node) }
        return found
    }
}

@Suite("One window of several") struct WindowTests {
    private func picture(_ node: Node?) -> String { node.map { "\($0.tree)" } ?? "none" }

    /// Three windows: of the launch, of the user's, of a route.
    private func desk() throws -> Editors {
        let desk = Editors()
        desk.trail(0)?.trigger(.page(1))
        desk.root.perform(.open(desk.make()))
        (desk.root.windows[1].content as? NewsCoordinator)?.trigger(.article(id: 2))
        desk.trigger(.open("third"))
        desk.trail(2)?.trigger(.page(3))
        expect(desk, "main: [start, page1]; news: [news, article2]; third: [start, page3]")
        return desk
    }

    @Test("comes back alone, in every order of the others") func everyOrder() throws {
        let desk = try desk()
        let states = try desk.root.windows.map { try desk.root.stored($0) }
        let pictures = desk.root.windows.map { picture($0.node) }
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [2], [1], [0]] {
            let fresh = Editors()
            var taken: [Node] = []
            for index in order {
                let (node, comeback) = fresh.comeBack(states[index], taken: &taken)
                #expect(comeback == .restored(RestorationReport()), "\(order)")
                #expect(picture(node) == pictures[index], "\(order)")
            }
            #expect(fresh.root.windows.count == Set(order + [0]).count, "\(order)")
        }
    }

    @Test("leaves the others as they are, also by a plain restoration") func alone() throws {
        let desk = try desk()
        let state = try StoredState(desk.root.stored(desk.root.windows[0]).text)
        desk.trail(0)?.trigger(.page(9))
        desk.trail(2)?.trigger(.page(9))
        #expect(try desk.root.restore(state).isWhole)
        expect(desk, "main: [start, page1]; news: [news, article2]; third: [start, page3, page9]")
    }

    @Test("a window is not restored into one that is taken, or has another coordinator or name") func taken() throws {
        let desk = try desk()
        let states = try desk.root.windows.map { try desk.root.stored($0) }
        let fresh = Editors()
        // A window of the user's is not put on that of the launch.
        var taken: [Node] = []
        let (news, _) = fresh.comeBack(states[1], taken: &taken)
        #expect(news !== fresh.root.windows[0].node)
        // The launch has one window of that name, and no other is made of another sort.
        taken = [fresh.root.windows[0].node]
        var found: (Node?, RestorationResult?)
        fresh.root.restoreWindow(states[0], among: { [] }) { found = ($0?.node, $1) }
        #expect(found.0 == nil)
        guard case .restored(let report) = found.1 else {
            Issue.record("\(String(describing: found.1))")
            return
        }
        #expect(report.losses.first?.description == "/0 'main': no route has put it there")
        expect(fresh, "main: [start]; news: [news, article2]")
    }

    @Test("a window without a stored route is named, and a window that is not open is not stored") func named() throws {
        let manager = WindowManager(WindowRoot(Screen("a"), name: "main"))
        let other = WindowRoot(Screen("b"), name: "other")
        #expect(throws: RestorationError.self) { try manager.stored(other) }
        manager.perform(.open(other))
        let state = try manager.stored(other)
        let fresh = WindowManager(WindowRoot(Screen("a"), name: "main"))
        var report: RestorationReport?
        fresh.restoreWindow(state, among: { fresh.windows }) { window, comeback in
            if case .restored(let found) = comeback { report = found }
            #expect(window == nil)
        }
        #expect(report?.losses.map(\.detail).first == .noRoute)
        expect(fresh, "main: [a]".replacing("[a]", with: "a"))
        fresh.restoreWindow(try fresh.stored(), among: { fresh.windows }) { window, comeback in
            guard window == nil, case .refused(.wrongRoot) = comeback else {
                Issue.record("\(comeback)")
                return
            }
        }
    }

    @Test("has what waits in it, and not what waits in another") func waits() throws {
        let app = NewsWindows(Session())
        app.go(WindowsRoute.open("second"))
        app.go(NewsRoute.members)
        #expect(app.root.waiting.count == 1)
        let (main, second) = (app.root.windows[0], app.root.windows[1])
        let inWindow = try [main, second].map { try app.root.stored($0) }
        #expect(inWindow.filter { $0.text.contains("\"waits\"") }.count == 1)
        let fresh = NewsWindows(Session())
        for state in inWindow {
            fresh.root.restoreWindow(state, among: { fresh.root.windows }) { _, comeback in
                #expect(comeback == .restored(RestorationReport()))
            }
        }
        #expect(fresh.root.waiting.count == 1)
        expect(fresh, "main: {[news]*, [account0]}^[email]; second: [news]")
    }

    @Test("is stored as it was before a commit that settles") func settling() throws {
        let desk = try desk()
        let window = desk.root.windows[0]
        let before = try desk.root.stored(window)
        let host = TestHost(desk.root, isHolding: true)
        desk.trail(0)?.trigger(.page(7))
        expect(desk, "main: [start, page1, page7]; news: [news, article2]; third: [start, page3]")
        #expect(try desk.root.stored(window) == before)
        host.acknowledge()
        #expect(try desk.root.stored(window) != before)
    }

    @Test("is not stored while it opens, and still stored while it closes") func openingAndClosing() throws {
        let desk = Editors()
        let host = TestHost(desk.root, isHolding: true)
        let other = desk.make()
        desk.root.perform(.open(other))
        #expect(throws: RestorationError.wrongRoot(stored: "window", here: "windows")) { try desk.root.stored(other) }
        host.acknowledge()
        let open = try desk.root.stored(other)
        desk.root.perform(.close(other))
        #expect(try desk.root.stored(other) == open)
        host.acknowledge()
        #expect(throws: RestorationError.wrongRoot(stored: "window", here: "windows")) { try desk.root.stored(other) }
    }

    @Test("takes its turn where something settles, and finds then what is free") func turn() throws {
        let desk = try desk()
        let state = try desk.root.stored(desk.root.windows[0])
        let fresh = Editors()
        let host = TestHost(fresh.root, isHolding: true)
        fresh.trail(0)?.trigger(.page(7))
        var found: Node?
        fresh.root.restoreWindow(state, among: { fresh.root.windows }) { window, _ in found = window?.node }
        #expect(found == nil)
        host.acknowledge()
        host.acknowledge()
        #expect(picture(found) == "[start, page1]" || found != nil)
        expect(fresh, "main: [start, page1]")
    }

    @Test("the state of one window says that it is a window alone") func hostile() throws {
        let desk = try desk()
        let lines = try desk.root.stored(desk.root.windows[0]).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == "{\"alone\":true}")
    }
}
