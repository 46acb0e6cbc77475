import Coordination
import CoordinationTesting
import Testing

/// Sequences of routes that have to wait at a gate.
@Suite(.noUnhandledFailures) @MainActor struct GatedFollowingTests {
    private let home = Stacked("home")
    private let recorder = Recorder()
    private let vault = Vault()

    @Test("all: no route overtakes one that waits at the gate, and the next is asked for when it has passed")
    func all() async {
        let (recorder, vault) = (recorder, vault)
        let task = follow([.push("a"), .push("b")], .all)
        #expect(recorder.lines == ["asked for 1"])
        #expect(vault.waiting.count == 1)
        expect(home, "[home]")
        vault.open()
        await task.value
        #expect(
            recorder.lines == [
                "asked for 1", #"push("a"): completed"#, "asked for 2", #"push("b"): completed"#, "asked for 3",
            ])
        expect(home, "[home, a, b]")
    }

    @Test("latest: a route that waits at the gate gives way to a later one") func latest() async {
        let task = follow([.push("a"), .push("b"), .push("c")], .latest)
        vault.open()
        await task.value
        #expect(
            recorder.lines == [
                "asked for 1", "asked for 2", #"push("a"): cancelled: a later one has taken its place"#, "asked for 3",
                #"push("b"): cancelled: a later one has taken its place"#, "asked for 4", #"push("c"): completed"#,
            ])
        expect(home, "[home, c]")
    }

    @Test("latest: a login that the later route needs, too, stays where it is") func sharedLogin() async {
        let (home, recorder) = (home, recorder)
        var isSignedIn = false
        let gate = Gate("signed in") { request in
            isSignedIn || request.topic.contains("login") ? .allow : .require(StackedRoute.push("login"))
        }
        var logins: [NodeID] = []
        let routes = Asked<StackedRoute, Never> { number in
            if number > 1 { logins.append(home.top.node.id) }
            if number < 3 { return .push("\(number)") }
            recorder.note("tree \(home.tree)")
            isSignedIn = true
            home.trigger(.pop)
            return nil
        }
        await home.weakRouter.follow(routes, bursts: .latest, gates: [gate]) { route, outcome in
            recorder.note("\(route): \(outcome)")
        }
        #expect(
            recorder.lines == [
                #"push("1"): cancelled: a later one has taken its place"#, "tree [home, login]",
                #"push("2"): completed"#,
            ])
        #expect(logins.count == 2 && logins[0] == logins[1])
        expect(home, "[home, 2]")
    }

    @Test("first: a route that comes while another waits at the gate is rejected as busy") func first() async {
        let task = follow([.push("a"), .push("b")], .first)
        vault.open()
        await task.value
        #expect(
            recorder.lines == [
                "asked for 1", "asked for 2", #"push("b"): rejected: something else is still settling"#, "asked for 3",
                #"push("a"): completed"#,
            ])
        expect(home, "[home, a]")
    }

    @Test(
        "a route that waits at the gate is withdrawn with its task, and the gate is not asked again",
        arguments: Burst.allCases)
    func cancelled(bursts: Burst) async {
        let task = follow([.push("a")], bursts)
        task.cancel()
        await task.value
        #expect(recorder.lines.last == #"push("a"): cancelled: the caller no longer waits for it"#)
        vault.open()
        expect(home, "[home]")
    }

    @Test("a route that a gate denies is reported, and does not end the sequence", arguments: Burst.allCases)
    func denied(bursts: Burst) async {
        let (home, recorder) = (home, recorder)
        let gate = Gate("no a") { request in
            request.topic.contains("\"a\"") ? .deny("not that") : .allow
        }
        await home.weakRouter.follow(
            list([StackedRoute.push("a"), .push("b")]), bursts: bursts, gates: [gate]
        ) { route, outcome in recorder.note("\(route): \(outcome)") }
        #expect(
            recorder.lines == [
                #"push("a"): rejected: it is not allowed: not that"#, #"push("b"): completed"#,
            ])
        expect(home, "[home, b]")
    }

    private func follow(_ routes: [StackedRoute], _ bursts: Burst) -> Task<Void, Never> {
        let (home, recorder, vault) = (home, recorder, vault)
        let asked = Asked<StackedRoute, Never> { number in
            recorder.note("asked for \(number)")
            return routes.indices.contains(number - 1) ? routes[number - 1] : nil
        }
        return Task.immediate { @MainActor in
            await home.weakRouter.follow(asked, bursts: bursts, gates: [vault.gate]) { route, outcome in
                recorder.note("\(route): \(outcome)")
            }
        }
    }
}

/// Has every trigger wait until it is opened.
private final class Vault {
    private var isOpen = false
    private(set) var waiting: [Resumption] = []

    var gate: Gate {
        Gate("vault") { _ in self.isOpen ? .allow : .wait { self.waiting.append($0) } }
    }

    func open() {
        isOpen = true
        let resumptions = waiting
        waiting = []
        for resume in resumptions { resume() }
    }
}
