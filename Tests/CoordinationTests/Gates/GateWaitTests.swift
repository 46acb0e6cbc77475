import Coordination
import CoordinationTesting
import Testing

/// Waiting for what is no screen.
@Suite(.bothEnds, .noUnhandledFailures) struct GateWaitTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }
    private let vault = VaultDoor()

    init() {
        guarded.porter.answer = { [vault] _ in vault.verdict }
    }

    @Test("an opened gate is asked again, and the route resumes") func opened() {
        house.trigger(.secret, completion: recorder("it"))
        #expect(guarded.tree == "main: [home]" && vault.begun == 1)
        #expect(vault.resume?.isPending == true)
        vault.isOpen = true
        vault.resume?()
        #expect(guarded.tree == "main: [home, secret]")
        #expect(recorder.lines == ["it: completed"])
        #expect(vault.resume?.isPending == false)
        #expect(guarded.porter.requests.map(\.attempt) == [1, 2])
    }

    @Test("only the first call of a resumption counts", arguments: [true, false]) func twice(isResumedFirst: Bool) {
        house.trigger(.secret, completion: recorder("it"))
        let resume = vault.resume
        vault.isOpen = true
        if isResumedFirst { resume?() } else { resume?.deny("shut") }
        resume?()
        resume?.deny("late")
        resume?()
        #expect(recorder.lines == [isResumedFirst ? "it: completed" : "it: rejected: it is not allowed: shut"])
        #expect(guarded.tree == (isResumedFirst ? "main: [home, secret]" : "main: [home]"))
        #expect(house.built == (isResumedFirst ? 1 : 0))
    }

    @Test("a gate resumed without being open waits again, three times at most") func resumedInVain() {
        house.trigger(.secret, completion: recorder("it"))
        for _ in 1...3 { vault.resume?() }
        #expect(vault.begun == 3)
        #expect(recorder.error("it")?.detail == .gateLoops("porter"))
    }

    @Test("a gate may be answered while its wait begins", arguments: ["open", "deny", "drop", "vain"])
    func synchronous(_ how: String) {
        vault.onBegin = { [vault] resume in
            vault.isOpen = how == "open"
            if how == "deny" { resume.deny("shut") } else if how != "drop" { resume() }
        }
        vault.keeps = false
        house.trigger(.secret, completion: recorder("it"))
        switch how {
        case "open": #expect(recorder.lines == ["it: completed"])
        case "deny": #expect(recorder.lines == ["it: rejected: it is not allowed: shut"])
        case "drop": #expect(recorder.lines == ["it: rejected: it is not allowed: its answer was dropped"])
        default: #expect(recorder.error("it")?.detail == .gateLoops("porter"))
        }
        #expect(guarded.tree == (how == "open" ? "main: [home, secret]" : "main: [home]"))
        house.trigger(.push("next"), completion: recorder("next"))
        #expect(recorder.outcome("next")?.isCompleted == true)
    }

    @Test("a gate whose resumption is dropped denies") func dropped() {
        house.trigger(.secret, completion: recorder("it"))
        #expect(recorder.lines.isEmpty)
        vault.resume = nil
        #expect(recorder.outcome("it") == .rejected(.denied("its answer was dropped")))
    }

    @Test("the closure that begins a wait may trigger, and that trigger follows") func triggersMeanwhile() {
        vault.onBegin = { [house, recorder] _ in
            recorder.note("begins")
            house.trigger(.push("meanwhile"), completion: recorder("meanwhile"))
            recorder.note("begun")
        }
        house.trigger(.secret, completion: recorder("it"))
        #expect(recorder.lines == ["begins", "begun", "meanwhile: completed"])
        #expect(guarded.tree == "main: [home, meanwhile]")
    }

    @Test("a gate that never answers fails exactly at its deadline", arguments: [nil, 5]) func deadline(_ seconds: Int?)
    {
        vault.limit = seconds.map { .seconds($0) }
        house.trigger(.secret, completion: recorder("it"))
        let limit = Duration.seconds(seconds ?? 60)
        guarded.time.advance(by: limit - .nanoseconds(1))
        #expect(recorder.lines.isEmpty)
        guarded.time.advance(by: .nanoseconds(1))
        #expect(
            recorder.error("it")?.description == """
                Can't go to HouseRoute.secret: a gate was not answered within \(limit).

                  Tree: main: [home]

                Let the gate call resume, or give it more time: .wait(upTo:).
                """)
        vault.isOpen = true
        vault.resume?()
        #expect(guarded.tree == "main: [home]" && recorder.lines.count == 1)
    }

    @Test("an answer in time stops the deadline, and each attempt has a deadline of its own") func inTime() {
        vault.limit = .seconds(5)
        house.trigger(.secret, completion: recorder("it"))
        guarded.time.advance(by: .seconds(4))
        vault.resume?()
        guarded.time.advance(by: .seconds(4))
        #expect(recorder.lines.isEmpty && vault.begun == 2)
        vault.isOpen = true
        vault.resume?()
        guarded.time.advance(by: .seconds(100))
        #expect(recorder.lines == ["it: completed"])
    }

    @Test("a wait without a deadline ends with a recovery, once") func recovered() {
        guarded.porter.answer = { [vault] _ in .wait(upTo: nil) { vault.resume = $0 } }
        house.trigger(.secret, completion: recorder("it"))
        guarded.time.advance(by: .seconds(10_000))
        #expect(recorder.lines.isEmpty)
        house.recover(to: .push("safe"), completion: recorder("recovery"))
        #expect(recorder.outcome("it") == .cancelled(.recovery))
        #expect(vault.resume?.isPending == false)
        vault.resume?()
        vault.resume = nil
        #expect(recorder.lines.count == 2)
        #expect(guarded.tree == "main: [home, safe]")
    }

    @Test("a gate may wait for a fingerprint first, and require a password next") func composed() {
        var tries = 0
        guarded.porter.answer = { [vault] _ in
            if vault.isOpen { return .allow }
            tries += 1
            return tries == 1 ? .wait { vault.resume = $0 } : .require(HouseRoute.login)
        }
        house.trigger(.secret, completion: recorder("it"))
        vault.resume?()
        #expect(guarded.tree == "main: [home]^login")
        vault.isOpen = true
        house.login.map { $0.finish() }
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("two triggers that wait for the same gate are answered separately") func twoWait() {
        house.trigger(.secret, completion: recorder("one"))
        let first = vault.resume
        house.trigger(.secret, completion: recorder("two"))
        #expect(vault.begun == 2)
        vault.resume?.deny("shut")
        #expect(recorder.lines == ["two: rejected: it is not allowed: shut"])
        vault.isOpen = true
        first?()
        #expect(recorder.lines.last == "one: completed")
    }

    @Test("a gate answered in the middle of another commit resumes right after that commit") func inTheMiddle() {
        house.trigger(.secret, completion: recorder("it"))
        house.answers[.probe] = { [vault, recorder] in
            vault.isOpen = true
            vault.resume?()
            recorder.note("prepared")
            return .push(Screen("probe"))
        }
        house.trigger(.probe, completion: recorder("probe"))
        #expect(recorder.lines == ["prepared", "probe: completed", "it: completed"])
        #expect(guarded.tree == "main: [home, probe, secret]")
    }

    @Test("a route denied in the middle of another commit may trigger from its completion") func denied() {
        house.trigger(.secret) { [house, recorder] outcome in
            recorder("it")(outcome)
            house.trigger(.push("after"), completion: recorder("after"))
        }
        house.answers[.probe] = { [vault] in
            vault.resume?.deny("shut")
            return .pop(to: Screen("absent"))
        }
        house.trigger(.probe, completion: recorder("probe"))
        #expect(recorder.outcome("it") == .rejected(.denied("shut")))
        #expect(recorder.outcome("after")?.isCompleted == true, "it does not belong to the commit that failed")
    }

    @Test("a gate answered while a commit settles resumes when that has settled") func whileSettling() {
        house.trigger(.secret, completion: recorder("it"))
        guarded.host.isHolding = true
        house.trigger(.push("a"), completion: recorder("a"))
        house.trigger(.push("b"), completion: recorder("b"))
        vault.isOpen = true
        vault.resume?()
        #expect(guarded.tree == "main: [home, a]")
        guarded.host.isHolding = false
        guarded.host.acknowledge()
        #expect(guarded.tree == "main: [home, a, secret, b]")
        #expect(recorder.lines == ["a: completed", "it: completed", "b: completed"])
    }
}

/// Something that opens when a test says so.
private final class VaultDoor {
    var isOpen = false
    var limit: Duration?
    var resume: Resumption?
    var keeps = true
    var onBegin: (Resumption) -> Void = { _ in }
    private(set) var begun = 0

    var verdict: Verdict {
        if isOpen { return .allow }
        if let limit { return .wait(upTo: limit) { self.begin($0) } }
        return .wait { self.begin($0) }
    }

    private func begin(_ resume: Resumption) {
        begun += 1
        if keeps { self.resume = resume }
        onBegin(resume)
    }
}
