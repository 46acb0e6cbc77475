import Coordination
import CoordinationHistory
import CoordinationRestoration
import CoordinationTesting
import Observation
import Synchronization
import Testing

@Suite("What makes an entry", .noUnhandledFailures) struct EntryTests {
    @Test("a push, a tab, a modal and a link make entries")
    func entries() throws {
        let desk = Desk(user: "ada")
        desk.desk.trigger(.letter(1))
        desk.desk.trigger(.account)
        desk.desk.trigger(.sheet)
        desk.desk.trigger(.letter(2), with: .revealing)
        #expect(desk.line == "list letter1 account sheet letter2*")
    }

    @Test("the back of the tree makes an entry")
    func treeBack() {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.windows.back()
        #expect(desk.line == "list letter1 list*")
        desk.history.back()
        #expect(desk.line == "list letter1* list")
        expect(desk.windows, "main: {inbox[list, letter1]*, mine[account]}")
    }

    @Test("an alert, an effect, a refusal, and what is not in front make none")
    func replaces() {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.history.back()
        desk.desk.trigger(.ask)
        #expect(desk.line == "list* letter1")
        desk.windows.back()
        desk.desk.trigger(.mark)
        desk.desk.trigger(.loose)
        _ = outcome { desk.desk.trigger(.account, with: TransitionOptions(policy: .reject), completion: $0) }
        desk.windows.back()
        #expect(desk.line == "list* letter1")
        desk.desk.mine.push(Screen("hidden"))
        #expect(desk.line == "list* letter1")
    }

    @Test("the same screen made anew is no other entry")
    func refresh() {
        let desk = Desk()
        desk.desk.trigger(.list)
        desk.desk.trigger(.list)
        #expect(desk.line == "list*")
    }

    @Test("a screen within what another route has shown is another one, though it has the same route and name")
    func within() throws {
        let shelf = ShelfCoordinator()
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        let history = History(of: windows)
        shelf.trigger(.book(1))
        shelf.trigger(.book(2))
        #expect(history.line == "shelf page page*")
        shelf.trigger(.book(2))
        #expect(history.line == "shelf page page*")
        #expect(try windows.frontmost(BookCoordinator.self).number == 2)
        history.back()
        #expect(try windows.frontmost(BookCoordinator.self).number == 1)
        shelf.trigger(.sheet(3))
        shelf.trigger(.sheet(4))
        #expect(history.line == "shelf page page page*")
        history.back()
        #expect(try windows.frontmost(BookCoordinator.self).number == 3)
    }

    @Test("back after a login is not the login")
    func login() throws {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.desk.trigger(.account)
        #expect(desk.line == "list letter1*")
        #expect(desk.history.current.address == "/letter1")
        desk.windows.top.node.push(Screen("register"))
        #expect(desk.line == "list letter1*")
        desk.windows.back()
        try desk.signIn()
        #expect(desk.line == "list letter1 account*")
        desk.history.back()
        expect(desk.windows, "main: {inbox[list, letter1]*, mine[account]}")
        desk.history.forward()
        #expect(desk.line == "list letter1 account*")
        expect(desk.windows, "main: {inbox[list, letter1], mine[account]*}")
    }

    @Test("a login that is declined leaves forward alone")
    func declined() {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.history.back()
        desk.desk.trigger(.account)
        desk.windows.back()
        #expect(desk.line == "list* letter1")
        desk.history.forward()
        expect(desk.windows, "main: {inbox[list, letter1]*, mine[account]}")
    }

    @Test("a splash, and a screen that leads on by itself, are replaced")
    func neverSeen() {
        let window = WindowRoot(Screen("splash"), name: "main")
        let windows = WindowManager(window)
        let history = History(of: windows)
        #expect(history.line == "splash*")
        let desk = DeskCoordinator()
        window.perform(.setRoot(desk))
        #expect(history.line == "list*")
        desk.trigger(.letter(1)) { _ in desk.trigger(.letter(2)) }
        #expect(history.line == "list letter2*")
    }

    @Test("what stands beneath a prerequisite that a history begins with is no place")
    func begunOnTheWay() throws {
        let porch = Porch()
        let windows = WindowManager(porch)
        porch.trigger(.home)
        let history = History(of: windows)
        #expect(history.line == "welcome*")
        let welcome = try #require(windows.top as? Welcome)
        welcome.finish()
        expect(windows, "main: [list]")
        #expect(history.line == "list*")
    }

    @Test("a caller may say that an entry is replaced, and forward stays")
    func replacing() {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.history.back()
        desk.desk.trigger(.letter(2), with: .replacing)
        #expect(desk.line == "letter2* letter1")
        desk.history.forward()
        #expect(desk.line == "letter2 letter1*")
        desk.history.back()
        expect(desk.windows, "main: {inbox[list, letter2]*, mine[account]}")
    }

    @Test("tabs make no entries if they do not count")
    func tabs() {
        let desk = Desk(countsTabs: false, user: "ada")
        desk.desk.trigger(.account)
        desk.desk.trigger(.settings)
        desk.desk.trigger(.inbox)
        #expect(desk.line == "account list*")
    }

    @Test("forward is emptied by a new entry only")
    func forward() {
        let desk = Desk()
        for number in 1...3 { desk.desk.trigger(.letter(number)) }
        desk.history.go(by: -2)
        #expect(desk.line == "list letter1* letter2 letter3")
        desk.desk.trigger(.ask)
        desk.windows.back()
        #expect(desk.history.canGoForward)
        desk.desk.trigger(.help)
        #expect(desk.line == "list letter1 help*")
        #expect(!desk.history.canGoForward)
    }

    @Test("the oldest entries go beyond the limit")
    func limit() {
        let desk = Desk(limit: 3)
        for number in 1...5 { desk.desk.trigger(.letter(number)) }
        #expect(desk.line == "letter3 letter4 letter5*")
        desk.history.go(by: -2)
        expect(desk.windows, "main: {inbox[list, letter1, letter2, letter3]*, mine[account]}")
        #expect(Desk().history.entries.count == 1)
        let large = Desk()
        for number in 1...60 { large.desk.trigger(.letter(number)) }
        #expect(large.history.entries.count == 50)
    }

    @Test("a standing gate that removes a screen, and a restored state, replace the entry")
    func repaired() throws {
        let (windows, room) = (WindowManager(), Room())
        windows.perform(.open(WindowRoot(room, name: "main")))
        let history = History(of: windows)
        room.trigger(.hall)
        room.trigger(.vault)
        let state = try windows.stored()
        #expect(history.line == "door hall vault*")
        room.isOpen = false
        windows.gatesChanged()
        expect(windows, "main: [door, hall]")
        #expect(history.line == "door hall hall*")
        history.go(by: -2)
        room.isOpen = true
        _ = try windows.restore(state)
        #expect(history.line == "vault* hall hall")
    }

    @Test("a cover of a standing gate is no entry, and is gone when its place holds again")
    func covered() {
        let (windows, room) = (WindowManager(), Room())
        windows.perform(.open(WindowRoot(room, name: "main")))
        let history = History(of: windows)
        room.trigger(.safe)
        room.isOpen = false
        windows.gatesChanged()
        expect(windows, "main: [door, safe^cover]")
        #expect(history.line == "door safe*")
        room.isOpen = true
        windows.gatesChanged()
        #expect(history.line == "door safe*")
        history.back()
        expect(windows, "main: [door]")
    }

    @Test("readers are notified of changes") func observed() {
        let desk = Desk()
        let count = Mutex(0)
        withObservationTracking {
            _ = (desk.history.canGoBack, desk.history.current)
        } onChange: {
            count.withLock { $0 += 1 }
        }
        desk.desk.trigger(.letter(1))
        #expect(count.withLock { $0 } == 1)
    }

    @Test("a width, and a step by width, make none")
    func widths() {
        let letter = Screen("letter")
        let split = SplitRoot(Screen("folders"), letter)
        let windows = WindowManager(WindowRoot(split, name: "main"))
        let history = History(of: windows)
        let host = TestHost(windows)
        #expect(history.line == "folders*")
        host.step(to: letter)
        #expect(history.line == "letter*")
        host.fold()
        windows.back()
        #expect(history.line == "folders*")
        host.unfold()
        host.step(to: letter)
        #expect(history.line == "letter*")
        #expect(history.entries.count == 1)
    }
}

enum RoomRoute: Route, Codable { case door, hall, vault, safe }

/// Rooms with standing gates.
private final class Room: Coordinator, Restorable {
    static var storedName: StaticString { "room" }
    let root = StackRoot()
    var isOpen = true

    init() { trigger(.door) }

    func gates(for route: RoomRoute) -> [Gate] {
        switch route {
        case .door, .hall: []
        case .vault: [Gate("open") { _ in .allow }.standing(while: { self.isOpen }, else: .remove)]
        case .safe: [Gate("open") { _ in .allow }.standing(while: { self.isOpen }, else: .cover { Screen("cover") })]
        }
    }

    func prepareTransition(for route: RoomRoute) -> Transition<StackRoot> { .push(Screen("\(route)")) }
}

private enum PorchRoute: Route { case home, welcome }

/// A window whose home asks for a welcome first.
private final class Porch: Coordinator {
    let root = WindowRoot(Screen("splash"), name: "main")
    private var isWelcomed = false

    func gates(for route: PorchRoute) -> [Gate] {
        route == .home ? [Gate("welcomed") { _ in self.isWelcomed ? .allow : .require(PorchRoute.welcome) }] : []
    }

    func prepareTransition(for route: PorchRoute) -> Transition<WindowRoot> {
        switch route {
        case .home: .setRoot(StackRoot(Screen("list")))
        case .welcome: .multiple(.present(Welcome()), .effect("welcome") { self.isWelcomed = true })
        }
    }
}

private final class Welcome: Finishing {
    typealias Output = Void
    let node = Screen("welcome")
}

private enum ShelfRoute: Route, Codable { case book(Int), sheet(Int) }

/// A shelf with one book on top of it, or in a sheet.
private final class ShelfCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "shelf" }
    let root = StackRoot(Screen("shelf"))

    func prepareTransition(for route: ShelfRoute) -> Transition<StackRoot> {
        switch route {
        case .book(let number): .multiple(.popToRoot(), .push(BookCoordinator(number)))
        case .sheet(let number): .multiple(.dismissAll(), .present(BookCoordinator(number)))
        }
    }
}

private enum BookRoute: Route, Codable { case page }

/// A book, whose page has the same name and route in each.
private final class BookCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "book" }
    let root = StackRoot()
    let number: Int

    init(_ number: Int) {
        self.number = number
        trigger(.page)
    }

    func prepareTransition(for route: BookRoute) -> Transition<StackRoot> { .set([Screen("page")]) }
}
