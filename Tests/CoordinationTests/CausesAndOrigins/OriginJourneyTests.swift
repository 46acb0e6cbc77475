import Coordination
import CoordinationTesting
import Testing

/// Gates, results, links, recoveries and screen views, each with the route that shows something.
@Suite("Origins across gates, links and results", .bothEnds, .noUnhandledFailures) struct OriginJourneyTests {
    let home = Traced(StackRoot(Screen("home")))
    let recorder = Recorder()

    @Test("a denied route leaves no origin") func denied() {
        let porter = Porter { _ in .deny("locked") }
        home.keepers = { _ in [porter.gate] }
        home.go(1, completion: recorder("denied")) { .push(Screen("a")) }
        #expect(origins(home) == "home -")
        home.root.push(Screen("b"))
        #expect(origins(home) == "home -, b -")
    }

    @Test("a route behind a login and the login's route each leave their own origin") func first() {
        var isSignedIn = false
        let login = Prerequisite("login")
        let porter = Porter { _ in isSignedIn ? .allow : .require(TracedRoute.go(2)) }
        home.keepers = { $0 == .go(3) ? [porter.gate] : [] }
        home.answers[2] = { .push(login) }
        home.answers[3] = { .push(Screen("secret")) }
        home.go(1) { [home] in .multiple(.push(Screen("a")), .trigger(.go(3), on: home), .push(Screen("b"))) }
        #expect(origins(home) == "home -, login 2")
        isSignedIn = true
        login.finish()
        #expect(origins(home) == "home -, a 1, secret 3, b 1")
    }

    @Test("a redirected route's screen has the origin of the route that was taken") func redirected() {
        let porter = Porter { _ in .redirect(to: TracedRoute.push("elsewhere")) }
        home.keepers = { $0 == .go(1) ? [porter.gate] : [] }
        home.go(1) { .push(Screen("never")) }
        #expect(origins(home) == "home -, elsewhere 'elsewhere'")
    }

    @Test("a result's route, a claimed report and a recovery are origins like any route") func others() {
        let picker = ItemPicker()
        home.answers[2] = { .push(Screen("chosen")) }
        home.go(1) { .push(picker.returning({ (_: Item) in TracedRoute.go(2) })) }
        #expect(origins(home) == "home -, picker 1")
        picker.finish(with: Item(name: "pen"))
        #expect(origins(home) == "home -, chosen 2")
        let manager = WindowManager(WindowRoot(home))
        let host = TestHost(manager)
        home.claims = { _ in .push("claimed") }
        host.swipeBack()
        #expect(origins(home) == "home -, chosen 2, claimed 'claimed'")
        home.answers[3] = { .set([Screen("saved")]) }
        home.recover(to: .go(3))
        #expect(origins(home) == "saved 3")
    }

    @Test("each step of a link of remembered routes is an origin") func link() {
        let child = Traced(TabRoot(Screen("t"), name: "child"))
        home.answers[1] = { .push(child) }
        child.answers[2] = { .insert(Screen("u"), at: 1) }
        home.trigger([Hop(TracedRoute.go(1)), Hop(TracedRoute.go(2))])
        #expect(origins(home) == "home -, child 1, t -, u 2")
    }

    @Test("a screen view has the screen's route, also when the screen is only uncovered") func visibility() {
        let manager = WindowManager(WindowRoot(home, name: "main"))
        var views: [String] = []
        home.trigger(.push("before"))
        manager.observeVisibility { change in
            let routes = change.appeared.map { $0.route.map { "\($0)" } ?? "-" }
            views.append("\(change.front?.name ?? "") \(routes.last ?? "")")
        }
        home.trigger(.push("a"))
        home.perform(.push(Screen("b")))
        home.perform(.pop())
        home.perform(.pop())
        #expect(
            views == [
                #"before TracedRoute.push("before")"#, #"a TracedRoute.push("a")"#, "b -", #"a TracedRoute.push("a")"#,
                #"before TracedRoute.push("before")"#,
            ])
    }

    @Test("an observer that begins while a commit settles gets the routes from before it") func visibilityOfFormer() {
        let manager = WindowManager(WindowRoot(home, name: "main"))
        let host = TestHost(manager, isHolding: true)
        home.trigger(.push("a"))
        host.acknowledge()
        home.go(1) { .replaceTop(Screen("b")) }
        var records: [VisibilityChange] = []
        manager.observeVisibility { records.append($0) }
        #expect(records.first?.front?.name == "a")
        #expect(records.first?.front?.route == Hop(TracedRoute.push("a")))
        host.acknowledge()
        #expect(records.last?.front?.route == Hop(TracedRoute.go(1)))
    }
}
