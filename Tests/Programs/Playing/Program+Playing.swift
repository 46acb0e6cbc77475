@_spi(Log) @_spi(Hosting) import Coordination
import TreeTools

/// What has come of a program.
package struct Played: Sendable {
    /// What is wrong, the first thing first; nothing where all is well.
    package let flaws: [Flaw]

    /// What came how often.
    package let tally: Tally
}

extension Program {
    /// Plays it to the end of everything that it makes, and checks what has to hold.
    ///
    /// - Parameters:
    ///   - passing: The headlines of flaws that are passed over, to look for others meanwhile.
    ///   - endsShort: Whether commits take the short end; nil if the program says so itself.
    ///   - trace: Called with what happens, line by line.
    package func play(
        passing: Set<String> = [], endsShort: Bool? = nil, trace: ((String) -> Void)? = nil
    ) -> Played {
        let world = World(passing: passing, trace: trace)
        let handler = DiagnosticsHandler { diagnostic in World.current?.note(diagnostic) }
        World.$current.withValue(world) {
            DiagnosticsHandler.withHandler(handler) { ending(endsShort) { world.play(self) } }
        }
        return Played(flaws: world.flaws, tally: world.tally)
    }

    /// Plays it with the short end of commits, or without.
    private func ending(_ isShort: Bool?, _ play: () -> Void) {
        #if DEBUG
            let isTaken = isShort ?? ((steps.first { $0.kind == .launch } ?? Step(.launch))[3] % 2 == 0)
            ShortEnd.$isTaken.withValue(isTaken, operation: play)
        #else
            play()
        #endif
    }
}

extension World {
    fileprivate func play(_ program: Program) {
        launchSteps = program.steps.first { $0.kind == .launch }?.steps ?? []
        let first = program.steps.first { $0.kind == .launch } ?? Step(.launch)
        begin()
        launch(logs: first[0] % 2 == 1, hasHandler: first[1] % 2 == 1)
        for index in made.indices { made[index].hasStood = true }
        checkQuietPoint(after: first)
        for step in program.steps where step.kind != .launch || manager == nil {
            guard flaws.isEmpty else { break }
            stepIndex += 1
            begin()
            take(step)
            checkQuietPoint(after: step)
        }
        if flaws.isEmpty { end(abandoned: first[2] % 3) }
        isOver = true
        letGoOfEverything()
    }

    /// Prepares for a step of the program itself.
    func begin() {
        (budget, ticks, heard, unexplained, hooksRun, typeRequests) = (12, 0, 0, 0, 0, 0)
        hasSentUpward = false
        hookRuns = [:]
        hasLaunched = false
    }

    func launch(logs: Bool = false, hasHandler: Bool = false) {
        // Nothing that has launched has been told yet.
        (sessions.toldChange, sessions.signals) = (sessions.changes == 0 ? 0 : -1, 0)
        let manager = WindowManager(time: time) { [unowned self] in launchedWindows() }
        self.manager = manager
        observesVisibility = logs
        root(manager)
        if isOfSessions {
            manager.observeCommits { [unowned self] record in
                tick()
                noteRepairs(record)
            }
        }
        if hasHandler { manager.diagnosticsHandler = { [unowned self] in note($0) } }
        if logs {
            manager.observeCommits { [unowned self] record in
                tick()
                noteRecord(record)
            }
            manager.observeVisibility { [unowned self, weak manager] change in
                tick()
                if let manager, manager === homeManager { note(change) }
            }
        }
    }
}

extension World {
    /// Lets everything come to its end, and then goes of everything.
    ///
    /// - Parameter abandoned: 0 if all is answered first, 1 if everything is recovered, 2 if it goes as it is.
    private func end(abandoned: Int) {
        let last = Step(.abandon)
        if abandoned == 0 {
            for round in 0..<12 where flaws.isEmpty {
                begin()
                budget = 10 / (round + 1)
                stepIndex += 1
                settleAll()
                checkQuietPoint(after: last)
                if isQuiet, openCalls.isEmpty, outermostAlertHosts.isEmpty { break }
            }
        }
        if abandoned < 2 {
            begin()
            budget = 0
            stepIndex += 1
            // What goes back may be a tree of its own then.
            for _ in 0..<3 { recoverAll() }
            checkQuietPoint(after: last)
            if let call = openCalls.first, flaws.isEmpty {
                flaw("a recovery leaves a call without an outcome", "\(call.title) of step \(call.step)")
            }
        }
        begin()
        budget = 5
        letGoOfEverything()
        checkTheEnd()
    }

    private func settleAll() {
        for host in hosts {
            host.mood = .answers
            while !host.pending.isEmpty { host.answer(0, refuses: false) }
        }
        endMovements()
        let (held, driven) = (gestures, drivers)
        (gestures, drivers) = ([], [])
        for gesture in held { gesture.finish() }
        for driver in driven { driver.handle(Gesture(.cancelled)) }
        for host in hosts { while !host.pending.isEmpty { host.answer(0, refuses: false) } }
        let waiting = resumptions
        resumptions = []
        for resumption in waiting { resumption() }
        for host in outermostAlertHosts.prefix(20) {
            if let answer = host.alerts.first?.choices.first { host.choose(answer.title) { _ in } }
        }
        time.advance(by: .seconds(1_000))
    }

    private func endMovements() {
        let moving = sessions.movements
        sessions.movements = []
        for movement in moving { movement.end() }
    }

    private func recoverAll() {
        endMovements()
        letGo(of: \.gestures)
        letGo(of: \.drivers)
        for top in outermostNodes {
            let location = CallSite(fileID: "Programs/End.swift", line: 1)
            top.treeQueue.recover(top, by: Nothing(top), Transitions.Call(.unanimated, location) { _ in })
        }
    }

    fileprivate func letGoOfEverything() {
        for node in made.compactMap({ $0.node }).prefix(60) { pastIDs.append(node.id) }
        isEnding = true
        letGo(of: \.gestures)
        letGo(of: \.drivers)
        letGo(of: \.withdrawals)
        letGo(of: \.expiries)
        letGoOfManager()
        letGo(of: \.kept)
        letGo(of: \.resumptions)
        settleFinally()
    }

    /// Lets go of some of what the app keeps after the list has been emptied: what comes of that may add to it.
    func letGo<Element>(of list: ReferenceWritableKeyPath<World, [Element]>) {
        let all = self[keyPath: list]
        self[keyPath: list] = []
        withExtendedLifetime(all) {}
    }

    func letGoOfManager() {
        let gone = manager
        manager = nil
        withExtendedLifetime(gone) {}
    }

    private func settleFinally() {
        // A hook may have kept something, or launched again.
        for _ in 0..<5 {
            budget = 0
            letGoOfManager()
            letGo(of: \.kept)
            letGo(of: \.resumptions)
            letGo(of: \.gestures)
            letGo(of: \.drivers)
            letGo(of: \.expiries)
            letGo(of: \.withdrawals)
            // A transition that waits keeps what it names, which may be what the tree belongs to.
            if calls.contains(where: { $0.keepsWhatItNames && (!$0.isHeard || $0.outcomes.isEmpty) }) { recoverAll() }
        }
        letGo(of: \.hosts)
        time.advance(by: .seconds(100_000))
    }

    private func checkTheEnd() {
        guard flaws.isEmpty else { return }
        for call in calls where call.isHeard && !call.isWithdrawn && call.outcomes.count != 1 {
            flaw("a call ends without an outcome", "\(call.title) of step \(call.step)")
        }
        for thing in made where thing.presentable != nil || thing.node != nil {
            flaw("something outlives everything that has kept it", thing.name)
        }
    }
}

/// An intent that does nothing to a tree.
private final class Nothing: Intent {
    var held: Held
    var cause: Cause { .transition("the end") }

    init(_ top: Node) { held = Held(top) { unsafeDowncast($0, to: Node.self) } }

    func join(_ commit: AnyCommit, closing: RejectionReason?) {}
    func captureDescription() {}
}
