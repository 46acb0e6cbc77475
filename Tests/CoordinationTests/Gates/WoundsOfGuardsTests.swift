@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// The faults of guards that other routers ask again when the app's state changes.
extension StandingGatesTests {
    @Test("a guard that races with a pop", arguments: [false, true]) func races(isBefore: Bool) {
        enter(.members, .about)
        host.isHolding = true
        if isBefore { changeGates(nil) }
        var popped: [TransitionOutcome] = []
        manager.back { popped.append($0) }
        if !isBefore { changeGates(nil) }
        expect(manager, "main: {[home, members^login]*, [shop]}")
        host.acknowledge()
        #expect(popped.count == 1 && popped[0].isCompleted)
        expect(manager, "main: {[home, members^login]*, [shop]}")
        #expect(host.shown.description.contains("login"))
        #expect(manager.waiting.isEmpty)
    }

    @Test("a guard that fires once") func once() {
        enter(.members)
        for _ in 1...3 {
            changeGates(nil)
            expect(manager, "main: {[home, members^login]*, [shop]}")
            changeGates(1)
            expect(manager, "main: {[home, members]*, [shop]}")
        }
    }

    @Test("a guard that leaves a push unanswered for ever: what it removes ends once, and says why") func unanswered() {
        club.session.hasFlag = true
        enter(.betaWizard)
        expect(manager, "main: {[home]*, [shop]}^wizard")
        club.session.hasFlag = false
        manager.gatesChanged()
        expect(manager, "main: {[home]*, [shop]}")
        #expect(club.ends == [.notAllowed(by: "beta")])
    }

    @Test("a guard that flashes the guarded page: what is hidden is covered before a host sees it") func flashes() {
        enter(.members, .about)
        expect(manager, "main: {[home, members, about]*, [shop]}")
        changeGates(nil)
        expect(manager, "main: {[home, members, about]*, [shop]}")
        var fronts: [String] = []
        let views = manager.observeVisibility { change in fronts.append(change.front?.name ?? "none") }
        let told = host.told.count
        host.isHolding = true
        manager.back()
        expect(manager, "main: {[home, members^login]*, [shop]}")
        #expect(host.commits.last?.appearing.map(\.title) == ["'login'"])
        #expect(host.told.count == told)
        host.acknowledge()
        #expect(fronts == ["about", "login"])
        withExtendedLifetime(views) {}
    }

    @Test("a guard that is not asked for what is beneath: the lowest that does not hold goes, with all above it")
    func beneath() {
        club.session.hasFlag = true
        enter(.beta, .betaDetails, .wizard)
        expect(manager, "main: {[home, beta, details, wizard]*, [shop]}")
        club.session.hasFlag = false
        // Neither is in sight: the wizard is.
        manager.gatesChanged()
        expect(manager, "main: {[home, beta, details, wizard]*, [shop]}")
        manager.back()
        expect(manager, "main: {[home]*, [shop]}")
        #expect(club.ends == [.popped])
    }

    @Test("a guard that loses the link: it goes on, whole, when the gate holds again") func link() {
        enter(.members)
        changeGates(nil)
        var outcome: TransitionOutcome?
        club.trigger(.members, then: ChapterRoute.about) { outcome = $0 }
        expect(manager, "main: {[home, members^login]*, [shop]}^login")
        #expect(outcome == nil)
        changeGates(1)
        #expect(outcome?.isCompleted == true)
        expect(manager, "main: {[home, members, members, about]*, [shop]}")
    }

    @Test("a guard that repairs once and stops at a page that does not hold either") func stops() {
        club.session.hasFlag = true
        enter(.members, .betaWizard)
        expect(manager, "main: {[home, members]*, [shop]}^wizard")
        var fronts: [String] = []
        let views = manager.observeVisibility { change in fronts.append(change.front?.name ?? "none") }
        club.session.hasFlag = false
        changeGates(nil)
        expect(manager, "main: {[home, members^login]*, [shop]}")
        #expect(fronts == ["wizard", "login"])
        withExtendedLifetime(views) {}
    }
}
