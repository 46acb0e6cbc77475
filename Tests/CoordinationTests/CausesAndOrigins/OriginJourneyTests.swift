import Coordination
import CoordinationTesting
import Testing

/// Gates, results, links, recoveries and screen views, each with the route that shows something.
@Suite("Origins on the way", .bothEnds, .noUnhandledFailures) struct OriginJourneyTests {
    let home = Traced(StackRoot(Screen("home")))
    let recorder = Recorder()

    @Test("denied, it leaves nothing") func denied() {
        let porter = Porter { _ in .deny("locked") }
        home.keepers = { _ in [porter.gate] }
        home.go(1, completion: recorder("denied")) { .push(Screen("a")) }
        #expect(origins(home) == "home -")
        home.root.push(Screen("b"))
        #expect(origins(home) == "home -, b -")
    }

    @Test("a route that waits for another: each has its own, and what was done before it waited is gone") func first() {
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

    @Test("sent elsewhere by a gate, it is the route that was taken") func redirected() {
        let porter = Porter { _ in .redirect(to: TracedRoute.push("elsewhere")) }
        home.keepers = { $0 == .go(1) ? [porter.gate] : [] }
        home.go(1) { .push(Screen("never")) }
        #expect(origins(home) == "home -, elsewhere 'elsewhere'")
    }

    @Test("what is returned as a route, a claimed report, and a recovery") func others() {
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

    @Test("a link of two that are remembered, step by step") func link() {
        let child = Traced(TabRoot(Screen("t"), name: "child"))
        home.answers[1] = { .push(child) }
        child.answers[2] = { .insert(Screen("u"), at: 1) }
        home.trigger([Hop(TracedRoute.go(1)), Hop(TracedRoute.go(2))])
        #expect(origins(home) == "home -, child 1, t -, u 2")
    }

    @Test("what comes into view says its route, also where it is only seen again") func visibility() {
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

    @Test("an observer that begins while something settles is given the routes from before that")
    func visibilityOfFormer() {
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
