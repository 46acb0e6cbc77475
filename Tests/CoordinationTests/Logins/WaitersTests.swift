import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// Several who wait for the same, and those who do so no more.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct WaitersTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }

    init() {
        guarded.wantsLogin()
        for name in ["a", "b", "c"] { house.gates[.push(name)] = [guarded.porter.gate] }
    }

    @Test("several waiting triggers share one login, and resume in the order in which they came") func shared() {
        for name in ["a", "b", "c"] { house.trigger(.push(name), completion: recorder(name)) }
        #expect(guarded.tree == "main: [home]^login")
        #expect(house.prepared == [.login])
        guarded.signIn()
        #expect(guarded.tree == "main: [home, a, b, c]")
        #expect(recorder.lines == ["a: completed", "b: completed", "c: completed"])
    }

    @Test("waiting triggers go ahead of later ones, after the login has gone") func aheadOfLater() {
        guarded.host.isHolding = true
        house.trigger(.push("a"), completion: recorder("a"))
        guarded.host.acknowledge()
        house.trigger(.push("x"), completion: recorder("x"))
        guarded.signIn()
        house.trigger(.push("y"), completion: recorder("y"))
        var trees: [String] = []
        while !guarded.host.waiting.isEmpty {
            trees.append(guarded.tree)
            guarded.host.acknowledge()
        }
        #expect(
            trees == [
                "main: [home, x]^login", "main: [home, x]", "main: [home, x, a]", "main: [home, x, a, y]",
            ])
    }

    @Test("a trigger that waits at a gate holds up no other") func holdsNothingUp() {
        house.trigger(.push("a"), completion: recorder("a"))
        house.trigger(.push("free"), completion: recorder("free"))
        #expect(guarded.tree == "main: [home, free]^login")
        #expect(recorder.lines == ["free: completed"])
    }

    @Test("a cancelled task resumes after the login that its trigger waited for is closed") func cancelled() async {
        let task = Task.immediate { @MainActor in
            do { try await house.trigger(.push("a")) } catch { recorder.note("\(error): \(guarded.tree)") }
        }
        #expect(guarded.tree == "main: [home]^login")
        task.cancel()
        await task.value
        #expect(recorder.lines == ["\(TransitionOutcome.Failure.cancelled(.caller)): main: [home]"])
        #expect(house.login == nil)
        guarded.porter.answer = { _ in .allow }
        house.trigger(.push("b"), completion: nil)
        #expect(guarded.tree == "main: [home, b]", "nothing of what was withdrawn comes up")
    }

    @Test("a withdrawn trigger is reported like any other that ended, after its login has gone") func recorded() async {
        guarded.manager.observeCommits { [recorder] in recorder.note("\($0)") }
        let task = Task.immediate { @MainActor in _ = try? await house.trigger(.push("a")) }
        task.cancel()
        await task.value
        #expect(
            recorder.lines == [
                "HouseRoute.login, which 'porter' asks for: completed", "the end of what 'porter' asked for: completed",
                #"push("a") on House: cancelled: the caller no longer waits for it"#,
            ])
        #expect(guarded.manager.waiting.isEmpty)
    }

    @Test("a withdrawn trigger is reported in its turn if another waits and a commit settles")
    func recordedInTurn() async {
        house.trigger(.push("a"), completion: recorder("a"))
        guarded.host.isHolding = true
        house.trigger(.push("x"), completion: recorder("x"))
        guarded.manager.observeCommits { [recorder] in recorder.note("\($0)") }
        let task = Task.immediate { @MainActor in _ = try? await house.trigger(.push("b")) }
        task.cancel()
        await task.value
        #expect(guarded.manager.waiting.count == 1)
        #expect(recorder.lines == [])
        guarded.host.acknowledge()
        #expect(
            recorder.lines == [
                "x: completed", #"push("x") on House: completed"#,
                #"push("b") on House: cancelled: the caller no longer waits for it"#,
            ])
        #expect(guarded.tree == "main: [home, x]^login")
        #expect(guarded.manager.waiting.map(\.cause.description) == [#"push("a") on House"#])
        guarded.signIn()
    }

    @Test("a cancelled trigger leaves the login to the other one that waits") func oneOfTwo() async {
        let first = Task.immediate { @MainActor in
            do { try await house.trigger(.push("a")) } catch { recorder.note("a \(error)") }
        }
        let second = Task.immediate { @MainActor in
            do {
                try await house.trigger(.push("b"))
                recorder.note("b done")
            } catch { recorder.note("b \(error)") }
        }
        first.cancel()
        await first.value
        #expect(guarded.tree == "main: [home]^login")
        guarded.signIn()
        await second.value
        #expect(guarded.tree == "main: [home, b]")
        #expect(recorder.lines == ["a \(TransitionOutcome.Failure.cancelled(.caller))", "b done"])
    }

    @Test("the login is closed when both triggers that wait for it are cancelled") func both() async {
        let tasks = ["a", "b"].map { name in
            Task.immediate { @MainActor in _ = try? await house.trigger(.push(name)) }
        }
        for task in tasks {
            task.cancel()
            await task.value
        }
        #expect(guarded.tree == "main: [home]")
        #expect(house.login == nil)
    }

    @Test("a login cancelled before the host has shown it is closed when it has settled")
    func cancelledMeanwhile() async {
        guarded.host.isHolding = true
        let task = Task.immediate { @MainActor in _ = try? await house.trigger(.push("a")) }
        #expect(guarded.tree == "main: [home]^login")
        task.cancel()
        await task.value
        guarded.host.acknowledge()
        #expect(guarded.tree == "main: [home]")
        guarded.host.acknowledge()
        #expect(guarded.host.waiting.isEmpty && guarded.host.shown == guarded.manager.tree)
    }

    @Test("a login cancelled before its turn never comes up") func neverShown() async {
        guarded.host.isHolding = true
        house.trigger(.push("free"), completion: nil)
        let task = Task.immediate { @MainActor in _ = try? await house.trigger(.push("a")) }
        task.cancel()
        await task.value
        guarded.host.isHolding = false
        guarded.host.acknowledge()
        #expect(guarded.tree == "main: [home, free]")
        #expect(house.prepared == [.push("free")])
    }

    @Test("a double tap that coalesces waits once, has one run, and reports to both") func coalesced() {
        for name in ["one", "two"] {
            house.trigger(.push("a"), with: TransitionOptions(policy: .coalesce), completion: recorder(name))
        }
        guarded.signIn()
        #expect(guarded.tree == "main: [home, a]")
        #expect(recorder.lines == ["one: completed", "two: completed"])
    }

    @Test("a login of two coalesced taps is closed when both are cancelled, not when one is")
    func coalescedCancelled() async {
        let tasks = (0..<2).map { _ in
            Task.immediate { @MainActor in
                _ = try? await house.trigger(.push("a"), with: TransitionOptions(policy: .coalesce))
            }
        }
        tasks[0].cancel()
        await tasks[0].value
        #expect(guarded.tree == "main: [home]^login")
        tasks[1].cancel()
        await tasks[1].value
        #expect(guarded.tree == "main: [home]")
    }

    @Test("a rejecting trigger is not rejected because another waits at a gate") func rejecting() {
        let rejecting = TransitionOptions(policy: .reject)
        house.trigger(.push("a"), with: rejecting, completion: recorder("a"))
        house.trigger(.push("b"), with: rejecting, completion: recorder("b"))
        #expect(guarded.tree == "main: [home]^login")
        #expect(recorder.lines.isEmpty)
        guarded.signIn()
        #expect(guarded.tree == "main: [home, a, b]", "they came when nothing settled")
    }

    @Test("triggers from two windows share one login, which is brought to the front") func twoWindows() {
        let other = House()
        other.gates[.push("b")] = [guarded.porter.gate]
        guarded.manager.perform(.open(WindowRoot(other, name: "other")))
        house.trigger(.push("a"), completion: recorder("a"))
        other.trigger(.push("b"), completion: recorder("b"))
        #expect(guarded.tree == "other: [home]; main: [home]^login")
        guarded.signIn()
        #expect(guarded.tree == "other: [home, b]; main: [home, a]")
        #expect(recorder.lines == ["a: completed", "b: completed"])
    }
}
