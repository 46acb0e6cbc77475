import Coordination
import CoordinationMoves
import CoordinationTesting
import Shop
import Testing

/// A server that says who may go on. A test answers for it.
private final class Server {
    struct Unreachable: Error {}

    /// The answer; nil if it is not known.
    var admits: Bool?
    private(set) var questions: [(Result<Bool, Unreachable>) -> Void] = []

    func ask(_ reply: @escaping (Result<Bool, Unreachable>) -> Void) { questions.append(reply) }
    func answer(_ answer: Result<Bool, Unreachable>) { questions.removeFirst()(answer) }
}

private enum CheckRoute: Route { case check }

extension Gate {
    /// Admits whom the server admits. While it is asked, a check is shown.
    fileprivate static func checked(_ server: Server) -> Gate {
        Gate("checked") { _ in
            switch server.admits {
            case true?: .allow
            case false?: .deny("the server says no")
            case nil: .require(CheckRoute.check)
            }
        }
    }
}

/// A question to the server: open, or without an answer, and then it can be asked again. Left, it gives up what waits.
private final class Check: Finishing, Offering {
    typealias Output = Void
    let node = Screen("check")
    private let server: Server
    private var hasFailed = false

    init(_ server: Server) {
        self.server = server
        ask()
    }

    var offers: [Offer] { hasFailed ? [Offer("try again") { [weak self] _ in self?.ask() }] : [] }

    private func ask() {
        hasFailed = false
        server.ask { [weak self, server] answer in
            switch answer {
            case .success(let admits):
                server.admits = admits
                self?.finish(options: .unanimated)
            case .failure: self?.hasFailed = true
            }
        }
    }
}

/// The shop, with a check over it before the order history.
private final class CheckedShop: Coordinator {
    let root: WindowRoot
    private let server: Server

    init(_ server: Server, _ session: VisitorSession) {
        self.server = server
        root = WindowRoot(AppCoordinator(session: session), name: "main")
    }

    func prepareTransition(for route: CheckRoute) -> Transition<WindowRoot> {
        .present(Later { Check(self.server) }, key: route, style: .fullScreen)
    }
}

/// A club for members, with a check in the place of its first room.
private final class Club: Coordinator {
    enum RouteType: Route { case club, bar }

    let root = StackRoot(Screen("home"))
    private let server: Server
    init(_ server: Server) { self.server = server }

    func gates(for route: RouteType) -> [Gate] { [.checked(server)] }

    func prepareTransition(for route: RouteType) -> Transition<StackRoot> { .push(Screen("\(route)")) }
}

/// What is around the club, and shows the check on its stack.
private final class Street: Coordinator {
    let root: StackRoot
    let club: Club
    private let server: Server

    init(_ server: Server) {
        (self.server, club) = (server, Club(server))
        root = StackRoot(club)
    }

    func prepareTransition(for route: CheckRoute) -> Transition<StackRoot> {
        .push(Later { Check(self.server) }, key: route)
    }
}

@Suite("A check at a server", .noUnhandledFailures, .navigationCoverage) struct ServerCheckTests {
    /// The order history of the shop, and a club.
    enum Place: CaseIterable { case history, club }

    /// A link to a screen behind the check, and further.
    private struct Case {
        let windows: WindowManager
        let pending: String
        let arrived: String
        let backFromCheck: [Move]
        let follow: (_ isWhole: Bool, @escaping (TransitionOutcome) -> Void) -> Void
    }

    private let server = Server()

    private func start(_ place: Place) -> Case {
        switch place {
        case .history:
            let session = VisitorSession(of: .ada)
            session.order(Array(Inventory.sample.products.prefix(1)))
            let shop = CheckedShop(server, session)
            let windows = WindowManager(shop)
            let gate = Gate.checked(server)
            windows.gates = [
                Gate("history") {
                    if case .orders? = $0.route(of: AccountRoute.self) { gate.verdict(for: $0) } else { .allow }
                }
            ]
            let link = [Hop(AppRoute.tab(.account)), Hop(AccountRoute.orders), Hop(AccountRoute.rate(1))]
            return Case(
                windows: windows, pending: "main: {[stores]*, [search], [cart], (account | )}^check",
                arrived: "main: {[stores], [search], [cart], (account | [orders])^rating*}", backFromCheck: [.back]
            ) { shop.trigger($0 ? link : [link[1]], completion: $1) }
        case .club:
            let street = Street(server)
            return Case(
                windows: WindowManager(WindowRoot(street, name: "main")), pending: "main: [[home], check]",
                arrived: "main: [[home, club, bar]]", backFromCheck: [.swipe(to: "home"), .back]
            ) { isWhole, completion in
                street.club.trigger(
                    [Hop(Club.RouteType.club)] + (isWhole ? [Hop(Club.RouteType.bar)] : []), completion: completion)
            }
        }
    }

    @Test(
        "a link waits while the server is asked, and arrives whole; the check is not gone back to",
        arguments: Place.allCases)
    func arrives(place: Place) {
        let it = start(place)
        var outcomes: [TransitionOutcome] = []
        it.follow(true) { outcomes.append($0) }
        expect(it.windows, it.pending)
        #expect(it.windows.moves.map(\.move) == it.backFromCheck && it.windows.waiting.count == 1)
        server.answer(.success(true))
        expect(it.windows, it.arrived)
        #expect(outcomes.map(\.isCompleted) == [true])
        while it.windows.canGoBack {
            it.windows.back()
            #expect(!"\(it.windows.tree)".contains("check"))
        }
    }

    @Test("where the server is not reached, it can be asked again", arguments: Place.allCases) func again(place: Place)
    {
        let it = start(place)
        it.follow(true) { _ in }
        for _ in 0..<5 {
            server.answer(.failure(.init()))
            expect(it.windows, it.pending)
            #expect(it.windows.moves.map(\.move) == [.tap("try again", on: "check")] + it.backFromCheck)
            it.windows.do(.tap("try again", on: "check"))
            #expect(it.windows.moves.map(\.move) == it.backFromCheck && server.questions.count == 1)
        }
        server.answer(.success(true))
        expect(it.windows, it.arrived)
    }

    @Test("a step back gives up what waits, and a late answer shows nothing", arguments: Place.allCases, [false, true])
    func givenUp(place: Place, hasFailed: Bool) {
        let it = start(place)
        let before = it.windows.tree
        var outcomes: [TransitionOutcome] = []
        it.follow(true) { outcomes.append($0) }
        if hasFailed { server.answer(.failure(.init())) }
        it.windows.do(.back)
        #expect(outcomes == [.rejected(.closed("check"))])
        if !hasFailed { server.answer(.success(true)) }
        #expect(it.windows.tree == before && it.windows.waiting.isEmpty)
    }

    @Test("whom the server does not admit goes on nowhere", arguments: Place.allCases) func denied(place: Place) {
        let it = start(place)
        let before = it.windows.tree
        var outcomes: [TransitionOutcome] = []
        it.follow(true) { outcomes.append($0) }
        server.answer(.success(false))
        #expect(it.windows.tree == before && outcomes == [.rejected(.denied("the server says no"))])
    }

    @Test("two that wait share one question", arguments: Place.allCases) func shared(place: Place) {
        let it = start(place)
        var outcomes: [TransitionOutcome] = []
        it.follow(false) { outcomes.append($0) }
        it.follow(true) { outcomes.append($0) }
        expect(it.windows, it.pending)
        #expect(server.questions.count == 1)
        server.answer(.success(true))
        #expect(outcomes.map(\.isCompleted) == [true, true])
    }
}
