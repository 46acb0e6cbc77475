@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What a tree says of the triggers that wait on it.
@Suite(.bothEnds, .noUnhandledFailures) struct WhatWaitsTests {
    @Test("a trigger at a gate is listed with the gate and its verdict, until it resumes") func atAGate() throws {
        let session = Session()
        let club = ClubCoordinator(session)
        let windows = WindowManager(WindowRoot(club))
        #expect(windows.waiting.isEmpty)
        club.trigger(.profile(id: 1), completion: { _ in })
        let line: UInt = #line - 1
        let waiting = try #require(windows.waiting.first)
        #expect(windows.waiting.count == 1)
        #expect(
            waiting.description
                == "profile(id: 1) on ClubCoordinator: waits for signed in (require ClubRoute.login)")
        #expect(waiting.cause.route == Hop(ClubRoute.profile(id: 1)))
        #expect(waiting.location == CallSite(fileID: #fileID, line: line))
        session.isSignedIn = true
        club.trigger(.closeLogin)
        #expect(windows.waiting.isEmpty)
    }

    @Test("triggers at several gates are listed in the order in which they came") func several() {
        let session = Session()
        let club = ClubCoordinator(session)
        club.trigger(.profile(id: 1), completion: { _ in })
        club.trigger(.profile(id: 2), completion: { _ in })
        club.trigger(
            .home, gates: [Gate("sure") { _ in .ask("Sure?", choices: [.proceed("yes")]) }],
            completion: { _ in })
        var resumption: Resumption?
        club.trigger(.leave, gates: [Gate("slow") { _ in .wait { resumption = $0 } }], completion: { _ in })
        #expect(
            club.root.waiting.map(\.description) == [
                "profile(id: 1) on ClubCoordinator: waits for signed in (require ClubRoute.login)",
                "profile(id: 2) on ClubCoordinator: waits for signed in (require ClubRoute.login)",
                "home on ClubCoordinator: waits for sure (ask 'Sure?')",
                "leave on ClubCoordinator: waits for slow (wait)",
            ])
        resumption?.deny("over")
        #expect(club.root.waiting.count == 3)
    }

    @Test("a trigger behind a settling commit is listed as waiting; those that share an outcome are one")
    func itsTurn() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"))
        shown.home.trigger(.push("b"))
        shown.home.trigger(.push("b"), with: PolicyTests.coalesce)
        shown.home.perform(.popToRoot())
        #expect(
            shown.manager.waiting.map(\.description) == [
                #"push("b") on Stacked: waits for its turn"#, "popToRoot() on Stacked: waits for its turn",
            ])
        // Any root of the tree says the same.
        #expect(shown.home.root.waiting == shown.manager.waiting)
        for _ in 0..<3 { shown.host.acknowledge() }
        #expect(shown.manager.waiting.isEmpty)
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test("a withdrawn trigger is not listed any more") @MainActor func withdrawn() async {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: nil)
        let task = Task.immediate { @MainActor in _ = try? await shown.home.trigger(.push("b")) }
        #expect(shown.manager.waiting.map(\.cause.description) == [#"push("b") on Stacked"#])
        task.cancel()
        await task.value
        #expect(shown.manager.waiting.isEmpty)
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a]")
    }

    @Test("a waiting trigger keeps nothing of its tree, even if commits are observed", arguments: [false, true])
    func observed(isTransition: Bool) {
        let recorder = Recorder()
        weak var gone: WindowManager?
        do {
            let club = ClubCoordinator(Session())
            let windows = WindowManager(WindowRoot(club))
            gone = windows
            windows.observeCommits { recorder.note("\($0)") }
            if isTransition {
                windows.perform(.trigger(.profile(id: 1), on: club), completion: recorder("it"))
            } else {
                club.trigger(.profile(id: 1), completion: recorder("it"))
            }
            #expect(windows.waiting.count == 1)
        }
        #expect(gone == nil)
        #expect(recorder.outcome("it") == .cancelled(.released))
    }

    @Test("a tree without a window lists its waiting triggers, and the list keeps nothing of it") func noWindow() {
        var said: [WaitingTrigger] = []
        weak var gone: ClubCoordinator?
        do {
            let club = ClubCoordinator(Session())
            gone = club
            club.trigger(.profile(id: 1), completion: { _ in })
            said = club.root.waiting
        }
        #expect(gone == nil)
        #expect(said.map(\.cause.description) == ["profile(id: 1) on ClubCoordinator"])
        #expect(StackRoot(Screen("a")).waiting.isEmpty)
    }

    @Test(
        "a route at a gate is listed as one trigger with the gate, however it has come",
        arguments: GateEntry.allCases.filter { !$0.cannotWait })
    func kinds(_ entry: GateEntry) throws {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        guarded.enter(entry, guarded.recorder("it"))
        let waiting = guarded.manager.waiting
        // What asks for the secret first waits for that beside it.
        #expect(waiting.count == (entry == .routeOfFirst ? 2 : 1))
        let first = try #require(waiting.last)
        #expect(first.reason == .gate("porter", verdict: "require HouseRoute.login"))
        #expect(!first.cause.description.isEmpty)
        guarded.signIn()
        #expect(guarded.manager.waiting.count == waiting.count - 1)
    }

    @Test("a link, a sent route and a transition are each described as such") func words() {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        guarded.enter(.linkStep, guarded.recorder("link"))
        guarded.enter(.bubbling, guarded.recorder("bubbling"))
        guarded.enter(.nestedRoute, guarded.recorder("transition"))
        let words = guarded.manager.waiting.map(\.cause.description)
        #expect(
            words == [
                #"deepLink(HouseRoute.push("a"), HouseRoute.secret, HouseRoute.push("b")) on House"#,
                "secret from 'login'", "trigger(secret on House) on House",
            ])
        #expect(guarded.manager.waiting.first?.cause.hops.count == 3)
        guarded.signIn()
    }
}
