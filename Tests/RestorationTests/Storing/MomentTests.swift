@_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

enum PayDeskRoute: Route, Codable {
    case start, pay, receipt, ask, asked(Int), secret, other, login, twice, deep, order, ordered(String)
}

/// A till that pays by an effect, and asks for a number.
final class PayDesk: Coordinator, Restorable {
    static var storedName: StaticString { "till" }
    static var linkedTypes: [any Restorable.Type] { [PayDesk.self] }
    let root = StackRoot()
    let session: Session
    /// Called in an effect, and in a route.
    var moment: (String) -> Void = { _ in }

    init(_ session: Session) {
        self.session = session
        trigger(.start)
    }

    func gates(for route: PayDeskRoute) -> [Gate] {
        guard route == .secret || route == .other else { return [] }
        return [Gate("members") { _ in self.session.user == nil ? .require(PayDeskRoute.login) : .allow }]
    }

    func prepareTransition(for route: PayDeskRoute) -> Transition<StackRoot> {
        moment("\(route)")
        return switch route {
        case .start: .set([Screen("till")])
        case .pay: .multiple(.push(Screen("receipt")), .effect("pay") { self.session.paid += 1 })
        case .receipt: .push(Screen("receipt"))
        case .ask: .present { PickerModel().returning(PayDeskRoute.asked) }
        case .asked(let number): .effect("asked") { self.session.results.append("\(number)") }
        case .secret: .multiple(.push(Screen("secret")), .effect("seen") { self.session.results.append("seen") })
        case .other: .push(Screen("other"))
        case .login: .present { LoginScreen() }
        case .twice:
            .multiple(
                .push(Screen("twice")), .effect("one") { self.moment("one") },
                .effect("two") { self.session.results.append("two") })
        case .deep: .push(StubbornModel())
        case .order: .run(ThreeNumbers(), returning: PayDeskRoute.ordered)
        case .ordered(let text): .effect("ordered") { self.session.results.append(text) }
        }
    }
}

private struct ThreeNumbers: Flow, Codable {
    var one: Int?, two: Int?, three: Int?

    func next() -> FlowStep<ThreeNumbers, String> {
        guard let one else { return .ask(AskModel("one"), \.one) }
        guard let two else { return .ask(AskModel("two"), \.two) }
        guard let three else { return .ask(AskModel("three"), \.three) }
        return .done("\(one) \(two) \(three)")
    }
}

/// A model whose state cannot be stored at times.
final class StubbornModel: Presentable, StateRestorable {
    struct Refused: Error {}
    enum Kept: Codable, Sendable {
        case text(String), refused
        indirect case nested(Kept)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode([text])
            case .nested(let inner): try container.encode([inner])
            case .refused: throw Refused()
            }
        }

        init(from decoder: any Decoder) throws {
            self = .text(try decoder.singleValueContainer().decode([String].self).joined())
        }

        init(depth: Int) {
            self = .text("")
            for _ in 0..<depth { self = .nested(self) }
        }
    }

    let node = Screen("stubborn")
    var kept = Kept.text("")
}

@Suite("A state that is stored at any moment") struct MomentTests {
    let session = Session()

    private func windows(_ till: PayDesk, _ time: ManualTime? = nil) -> WindowManager {
        let manager = WindowManager(WindowRoot(till, name: "main"), time: time)
        manager.perform(.none())
        return manager
    }

    private func reborn(_ state: StoredState) throws -> (WindowManager, RestorationReport) {
        let fresh = windows(PayDesk(session))
        return (fresh, try fresh.restore(StoredState(state.text)))
    }

    @Test("a state stored while a commit settles is the one before: no receipt without a payment")
    func settling() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        let host = TestHost(manager, isHolding: true)
        till.trigger(.pay)
        let (fresh, report) = try reborn(manager.stored())
        expect(fresh, "main: [till]")
        #expect(report.isWhole && session.paid == 0)
        expect(manager, "main: [till, receipt]")
        host.isHolding = false
        host.acknowledge()
        #expect(session.paid == 1)
        expect(try reborn(manager.stored()).0, "main: [till, receipt]")
        #expect(session.paid == 1)
    }

    @Test("a state stored while a selection settles has the route of the one before") func selection() throws {
        let app = AppCoordinator(Session())
        let manager = WindowManager(WindowRoot(app, name: "main"))
        app.trigger(.tab(.account))
        let before = try manager.stored()
        let host = TestHost(manager, isHolding: true)
        app.trigger(.tab(.news))
        #expect(try manager.stored() == before)
        withExtendedLifetime(host) {}
    }

    @Test("a state stored while a screen ends is the one before: its result reaches its route, once")
    func result() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        till.trigger(.ask)
        let host = TestHost(manager, isHolding: true)
        try manager.frontmost(PickerModel.self).finish(with: 3)
        let (fresh, report) = try reborn(manager.stored())
        expect(fresh, "main: [till]^picker")
        #expect(report.isWhole)
        try fresh.frontmost(PickerModel.self).finish(with: 5)
        #expect(session.results == ["5"])
        withExtendedLifetime(host) {}
    }

    @Test("a state stored during a gesture is the one before it") func gesture() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        till.trigger(.receipt)
        let host = TestHost(manager)
        let back = till.begin(.start)
        expect(try reborn(manager.stored()).0, "main: [till, receipt]")
        back.finish()
        expect(try reborn(manager.stored()).0, "main: [till]")
        withExtendedLifetime(host) {}
    }

    @Test("a state stored while a route is prepared is the one before it") func preparing() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        var states: [StoredState] = []
        till.moment = { if $0 == "receipt" { states += (try? manager.stored()).map { [$0] } ?? [] } }
        till.perform(.multiple(.push(Screen("first")), .trigger(.receipt, on: till)))
        expect(manager, "main: [till, first, receipt]")
        let (fresh, report) = try reborn(#require(states.first))
        expect(fresh, "main: [till]")
        #expect(report.isWhole)
    }

    @Test("names the effects that had not run, in an effect and before it") func effects() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        var states: [StoredState] = []
        till.moment = { if $0 == "one" { states += (try? manager.stored()).map { [$0] } ?? [] } }
        let observer = manager.observeVisibility { _ in states += (try? manager.stored()).map { [$0] } ?? [] }
        till.trigger(.twice)
        #expect(session.results == ["two"])
        try #require(states.count == 3)
        expect(try reborn(states[1]).0, "main: [till]")
        let (fresh, report) = try reborn(states[2])
        expect(fresh, "main: [till, twice]")
        #expect(report.losses.map(\.description) == ["/ 'two': it was not delivered when this was stored"])
        observer.end()
    }

    @Test("keeps what waits for a login that is being shown, and for one that is being closed") func logins() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        let host = TestHost(manager, isHolding: true)
        till.trigger(.secret)
        expect(manager, "main: [till]^login")
        for isShown in [false, true] {
            let (fresh, report) = try reborn(manager.stored())
            expect(fresh, "main: [till]^login")
            #expect(fresh.waiting.count == 1)
            #expect(report.losses.map(\.detail) == (isShown ? [] : [.added]))
            host.isHolding = false
            host.acknowledge()
        }
        host.isHolding = true
        session.user = "Ada"
        try manager.frontmost(LoginScreen.self).finish()
        expect(manager, "main: [till]")
        let (fresh, report) = try reborn(manager.stored())
        expect(fresh, "main: [till, secret]")
        #expect(report.isWhole && fresh.waiting.isEmpty && session.results == ["seen"], "\(report)")
        session.user = nil
        let (other, second) = try reborn(manager.stored())
        expect(other, "main: [till]^login")
        #expect(second.isWhole && other.waiting.count == 1)
    }

    @Test("a state stored while a flow's answer settles is at its question") func questions() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        till.trigger(.order)
        let host = TestHost(manager)
        for answer in 1...2 {
            host.isHolding = true
            let before = "\(manager.tree)"
            try manager.frontmost(AskModel<Int>.self).finish(with: answer)
            let (fresh, report) = try reborn(manager.stored())
            #expect("\(fresh.tree)" == before && report.isWhole, "\(report)")
            try fresh.frontmost(AskModel<Int>.self).finish(with: answer + 10)
            host.isHolding = false
            host.acknowledge()
        }
        host.isHolding = true
        try manager.frontmost(AskModel<Int>.self).finish(with: 3)
        let (fresh, report) = try reborn(manager.stored())
        expect(fresh, "main: [till, one, two, three]")
        #expect(report.isWhole, "\(report)")
        try fresh.frontmost(AskModel<Int>.self).finish(with: 13)
        host.isHolding = false
        host.acknowledge()
        #expect(session.results == ["1 2 13", "1 2 3"])
    }

    @Test("keeps what had waited at a gate, and settles") func resumed() throws {
        let till = PayDesk(session)
        let manager = windows(till)
        till.trigger(.secret)
        session.user = "Ada"
        let host = TestHost(manager, isHolding: true)
        try manager.frontmost(LoginScreen.self).finish()
        host.acknowledge()
        expect(manager, "main: [till, secret]")
        #expect(session.results.isEmpty)
        let (fresh, report) = try reborn(manager.stored())
        expect(fresh, "main: [till, secret]")
        #expect(report.isWhole, "\(report)")
        #expect(session.results == ["seen"])
    }

    @Test(
        "names the state of a model that cannot be stored", arguments: [StubbornModel.Kept.refused, .init(depth: 70)])
    func kept(state: StubbornModel.Kept) throws {
        let till = PayDesk(session)
        let manager = windows(till)
        till.trigger(.deep)
        try manager.frontmost(StubbornModel.self).kept = state
        let (fresh, report) = try reborn(manager.stored())
        expect(fresh, "main: [till, stubborn]")
        guard case .state(let why) = report.losses.first?.detail, report.losses.count == 1 else {
            Issue.record("\(report)")
            return
        }
        #expect(why.contains("could not be stored"), "\(why)")
    }
}

@Suite("The moments at which a keeper stores") struct KeeperMomentTests {
    let session = Session()
    let store = TextStore()

    private func app(_ time: ManualTime? = nil) -> (PayDesk, WindowManager) {
        let till = PayDesk(session)
        let manager = WindowManager(WindowRoot(till, name: "main"), time: time)
        manager.perform(.none())
        return (till, manager)
    }

    private func waiting() throws -> Int {
        let (_, fresh) = app()
        try fresh.restore(StoredState(store.text ?? ""))
        return fresh.waiting.count
    }

    @Test("triggers and links that start to wait at an open login are stored") func waits() throws {
        let (till, manager) = app()
        let keeper = StateKeeper(of: manager, in: store)
        _ = keeper.begin()
        till.trigger(.secret)
        till.trigger(.other)
        till.trigger([Hop(PayDeskRoute.receipt), Hop(PayDeskRoute.secret)], completion: { _ in })
        #expect(manager.waiting.count == 3)
        #expect(try waiting() == 3)
        withExtendedLifetime(keeper) {}
    }

    @Test("triggers that wait for their turn are stored") func turns() throws {
        let (till, manager) = app()
        let keeper = StateKeeper(of: manager, in: store)
        _ = keeper.begin()
        let host = TestHost(manager, isHolding: true)
        till.trigger(.receipt)
        till.trigger(.twice)
        let (_, fresh) = app()
        try fresh.restore(StoredState(store.text ?? ""))
        expect(fresh, "main: [till, twice]")
        withExtendedLifetime((keeper, host)) {}
    }

    @Test("a state is written once a turn, where there is a time source") func once() {
        let time = ManualTime()
        let (till, manager) = app(time)
        let keeper = StateKeeper(of: manager, in: store)
        _ = keeper.begin()
        for _ in 0..<10 { till.trigger(.receipt) }
        #expect(store.writes == 0)
        time.advance(by: .zero)
        #expect(store.writes == 1)
        time.advance(by: .seconds(9))
        #expect(store.writes == 1)
        till.trigger(.receipt)
        keeper.save()
        #expect(store.writes == 2)
        time.advance(by: .seconds(9))
        #expect(store.writes == 2)
    }

    @Test("an older state is marked as such where a later one cannot be stored") func older() throws {
        let (till, manager) = app()
        till.trigger(.receipt)
        let text = try manager.stored().text
        let keeper = StateKeeper(of: manager, in: store, limits: .init(bytes: text.utf8.count + 40))
        _ = keeper.begin()
        keeper.save()
        for _ in 0..<9 { till.trigger(.receipt) }
        #expect(keeper.failure != nil)
        let (_, fresh) = app()
        let other = StateKeeper(of: fresh, in: store)
        guard case .restored(let report) = other.begin() else {
            Issue.record("it was not restored")
            return
        }
        #expect(report.losses.map(\.detail) == [.older] && !report.isWhole)
        expect(fresh, "main: [till, receipt]")
        fresh.perform(.none())
        let (_, third) = app()
        #expect(StateKeeper(of: third, in: store).begin() == .restored(RestorationReport()))
    }

    @Test("a state with as many nodes as the default limits allow fits them") func limits() throws {
        let (till, manager) = app()
        for _ in 0..<9_996 { till.trigger(.receipt) }
        let state = try manager.stored()
        #expect(try StoredState(state.text) == state)
        let limits = StoredState.Limits()
        #expect(limits.bytes / limits.nodes > 800)
    }
}
