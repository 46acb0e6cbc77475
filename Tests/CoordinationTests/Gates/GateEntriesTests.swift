import Coordination
import CoordinationTesting
import Testing

/// A gate cannot be gone around: whatever way a route comes, its gates are asked before anything of it is built.
@Suite(.bothEnds, .noUnhandledFailures) struct GateEntriesTests {
    @Test("a gate that allows lets a route pass, however it comes", arguments: GateEntry.allCases)
    func passes(_ entry: GateEntry) {
        let guarded = GuardedHouse()
        guarded.enter(entry, guarded.recorder("it"))
        #expect(guarded.tree.contains("secret"))
        #expect(guarded.porter.asked == 1)
        if entry.isHeard, entry != .routeOfFirst { #expect(guarded.recorder.outcome("it")?.isCompleted == true) }
    }

    @Test("a gate that denies stops a route however it comes, before anything is built", arguments: GateEntry.allCases)
    func stops(_ entry: GateEntry) {
        let guarded = GuardedHouse()
        guarded.porter.answer = { _ in .deny("no") }
        let diagnosed = collected { guarded.enter(entry, guarded.recorder("it")) }
        #expect(!guarded.tree.contains("secret"))
        #expect(guarded.porter.asked == 1)
        #expect(guarded.house.built == 0)
        #expect(diagnosed.isEmpty)
        #expect(guarded.host.shown == guarded.manager.tree)
        if entry.isHeard { #expect(guarded.recorder.outcome("it") == .rejected(.denied("no"))) }
    }

    @Test(
        "a gate that wants a login first shows it however the route comes, and then lets it pass, once",
        arguments: GateEntry.allCases)
    func waits(_ entry: GateEntry) {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        guarded.enter(entry, guarded.recorder("it"))
        #expect(guarded.house.built == 0)
        #expect(!guarded.tree.contains("secret"))
        if entry.cannotWait {
            let reason = "it cannot wait for 'porter', which says: require HouseRoute.login"
            #expect(guarded.recorder.outcome("it") == .rejected(.denied(reason)))
            #expect(!guarded.tree.contains("login"))
            return
        }
        #expect(guarded.tree.contains("login"))
        #expect(guarded.recorder.outcomes["it"] == nil)
        guarded.signIn()
        #expect(!guarded.tree.contains("login"))
        #expect(guarded.tree.components("secret") == 1)
        if !entry.isOfAChild { #expect(guarded.house.built == 1) }
        if entry.isHeard, entry != .routeOfFirst { #expect(guarded.recorder.outcome("it")?.isCompleted == true) }
        #expect(guarded.host.shown == guarded.manager.tree)
    }

    @Test("the gates of a route triggered in a child's init are asked") func inInit() {
        let (porter, recorder) = (Porter { _ in .deny("no") }, Recorder())
        let child = Annex([porter.gate], startingAt: .secret, completion: recorder("it"))
        #expect(recorder.outcome("it") == .rejected(.denied("no")))
        #expect(!child.isBuilt && porter.asked == 1)
        expect(child, "[]")
        porter.answer = { _ in .allow }
        #expect(Annex([porter.gate], startingAt: .secret).isBuilt)
    }

    @Test("an awaited route waits at its gate, and returns when it has passed") @MainActor func awaited() async {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        let task = Task.immediate { @MainActor in
            do { guarded.recorder.note("done \(try await guarded.house.trigger(.secret).shown.map(\.name))") } catch {
                guarded.recorder.note("\(error)")
            }
        }
        #expect(guarded.tree == "main: [home]^login")
        guarded.signIn()
        await task.value
        #expect(guarded.tree == "main: [home, secret]")
        #expect(guarded.recorder.lines == ["done [\"secret\"]"])
    }

    @Test("a route of a sequence waits at its gate, and is reported when it has passed") @MainActor
    func followed() async {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        let router = guarded.house.weakRouter
        let routes = Asked<HouseRoute, Never> { number in number == 1 ? .secret : nil }
        let task = Task.immediate { @MainActor in
            await router.follow(routes) { route, outcome in guarded.recorder.note("\(route): \(outcome)") }
        }
        #expect(guarded.tree == "main: [home]^login")
        #expect(guarded.house.built == 0)
        guarded.signIn()
        await task.value
        #expect(guarded.tree == "main: [home, secret]")
        #expect(guarded.recorder.lines == ["secret: completed"])
    }

    @Test("a transition that catches a gate's refusal cannot continue", arguments: [false, true])
    func caught(isWaiting: Bool) {
        let guarded = GuardedHouse()
        if isWaiting { guarded.wantsLogin() } else { guarded.porter.answer = { _ in .deny("no") } }
        let house = guarded.house
        var effects = 0
        let sly = Transition<StackRoot>("sly") { editor in
            try? editor.perform(.trigger(.secret, on: house))
            try? editor.perform(.trigger(.secret, on: house))
            try editor.perform(.push(Screen("sly")))
            try editor.perform(.effect("count") { effects += 1 })
        }
        house.perform(sly, completion: guarded.recorder("it"))
        #expect(guarded.porter.asked == 1, "the first that does not allow decides")
        #expect(effects == 0 && house.built == 0)
        if isWaiting {
            #expect(guarded.tree == "main: [home]^login")
            guarded.signIn()
            #expect(guarded.tree == "main: [home, secret, secret, sly]")
            #expect(guarded.recorder.outcome("it")?.isCompleted == true)
            #expect(effects == 1)
        } else {
            #expect(guarded.tree == "main: [home]")
            #expect(guarded.recorder.outcome("it") == .rejected(.denied("no")))
        }
    }

    @Test("a transition that throws its own error does not replace the gate's verdict") func thrownInstead() {
        let guarded = GuardedHouse()
        guarded.porter.answer = { _ in .deny("no") }
        let house = guarded.house
        struct Other: Error {}
        house.perform(
            Transition("sly") { editor in
                do { try editor.perform(.trigger(.secret, on: house)) } catch { throw Other() }
            }, completion: guarded.recorder("it"))
        #expect(guarded.recorder.outcome("it") == .rejected(.denied("no")))
    }

    @Test("a type's gates are asked by every verb that shows a screen of the type", arguments: TypeVerb.allCases)
    func types(_ verb: TypeVerb) {
        let manager = WindowManager(WindowRoot(Screen("home"), name: "main"))
        let recorder = Recorder()
        Strongroom.withKeeper(Porter("vault") { _ in .deny("locked") }) { keeper in
            verb.show(Strongroom(), in: manager, recorder("it"))
            #expect(recorder.outcome("it") == .rejected(.denied("locked")))
            #expect(keeper.asked == 1)
            #expect(keeper.requests.first?.topic == "Strongroom")
            #expect(keeper.requests.first?.route(of: HouseRoute.self) == nil)
            keeper.answer = { _ in .allow }
            verb.show(Strongroom(), in: manager, recorder("again"))
            #expect(recorder.outcome("again")?.isCompleted == true)
            #expect(keeper.asked == 2)
        }
    }
}

extension String {
    /// How often a word is in it.
    fileprivate func components(_ word: String) -> Int {
        split(whereSeparator: { !$0.isLetter }).count { $0 == word }
    }
}

/// A type with gates of its own.
final class Strongroom: Presentable {
    @TaskLocal private static var keeper: Keeper?
    let node = Screen("strongroom")

    static var gates: [Gate] { keeper.map { [$0.porter.gate] } ?? [] }

    static func withKeeper(_ porter: Porter, _ body: (Porter) -> Void) {
        $keeper.withValue(Keeper(porter: porter)) { body(porter) }
    }

    private struct Keeper: @unchecked Sendable { let porter: Porter }
}

/// The verbs that show something.
enum TypeVerb: CaseIterable {
    case push, pushAs, set, replaceTop, present, presentOnRoot, show, showDetail, insertTab, setTabs, setPages, embed
    case setRoot, columns

    func show(_ vault: Strongroom, in manager: WindowManager, _ completion: @escaping (TransitionOutcome) -> Void) {
        func run<Root: ContainerRoot>(_ root: Root, _ transition: Transition<Root>) {
            manager.perform(
                .multiple(.perform(.setRoot(root), on: window(of: manager)), .perform(transition, on: root)),
                completion: completion)
        }
        switch self {
        case .push: run(StackRoot(Screen("a")), .push(vault))
        case .pushAs: run(StackRoot(Screen("a")), .push(Later { vault }, key: 1))
        case .set: run(StackRoot(Screen("a")), .set([Screen("b"), vault]))
        case .replaceTop: run(StackRoot(Screen("a")), .replaceTop(vault))
        case .present: run(StackRoot(Screen("a")), .present(vault))
        case .presentOnRoot: run(StackRoot(Screen("a")), .presentOnRoot(vault))
        case .show: run(TabRoot(Screen("a")), .show(vault))
        case .showDetail: run(SplitRoot(Screen("a")), .showDetail(vault))
        case .insertTab: run(TabRoot(Screen("a")), .insert(vault, at: 0))
        case .setTabs: run(TabRoot(Screen("a")), .set([vault]))
        case .setPages: run(PageRoot(Screen("a")), .set([Screen("b"), vault]))
        case .embed:
            let inner = Screen("a")
            run(StackRoot(inner), .embed(vault, in: inner))
        case .setRoot: manager.perform(.perform(.setRoot(vault), on: window(of: manager)), completion: completion)
        case .columns: run(SplitRoot(Screen("a")), .set([Screen("b"), vault]))
        }
    }

    private func window(of manager: WindowManager) -> WindowRoot {
        manager.frontWindow ?? WindowRoot(Screen("none"))
    }
}
