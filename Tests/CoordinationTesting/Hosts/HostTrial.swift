@_spi(Hosting) import Coordination

/// One examined host on a stage of its own, and what was found out.
struct HostTrial<Examined: Host, Shown: Equatable> {
    let examination: HostExamination<Examined, Shown>
    let stage: HostStage
    let host: Examined
    let witness: WatchedHost
}

extension HostExamination {
    func begin() -> HostTrial<Examined, Shown> {
        let stage = HostStage(place)
        let host = make(stage.root)
        let witness = WatchedHost(host)
        if let drawn {
            witness.watch(stage.root, in: stage.manager, drawn: { drawn(host) }, violated: { expect(false, $0) })
        }
        stage.root.node.attach(witness)
        return HostTrial(examination: self, stage: stage, host: host, witness: witness)
    }

    func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
        if !isKept { violated(ContractViolation(subject: "\(Examined.self)", promise: promise(), contract: .host)) }
    }
}

extension HostTrial {
    func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
        examination.expect(isKept, promise())
    }

    func expectPicture(_ when: String) {
        let (found, expected) = (examination.shown(host), examination.expected(stage.root))
        expect(found == expected, "shows what the tree says \(when): \(expected), not \(found)")
    }

    /// Lets its answers come as long as something waits for them.
    func settle() {
        for _ in 0..<8 where witness.isWaiting { examination.answer(host) }
    }

    /// Does something to the end, and looks at the picture.
    func run<Root: ContainerRoot>(
        _ what: String, _ transition: Transition<Root>, on root: Root, _ options: TransitionOptions = .animated
    ) {
        var outcomes: [String] = []
        root.perform(transition, with: options) { outcomes.append("\($0)") }
        expect(!witness.commits.isEmpty, "is handed \(what)")
        settle()
        expect(outcomes == ["completed"], "lets \(what) end as completed, once, not as \(outcomes)")
        expectPicture("after \(what)")
    }

    /// What the user did, as if the host had reported it, to the end.
    func report(_ what: String, _ report: Report, ends outcome: String = "completed") {
        var outcomes: [String] = []
        expectNoReports("before \(what)")
        stage.root.node.report(report) { outcomes.append("\($0)") }
        rest()
        expectNoReports("after \(what)", beside: report)
        let isRight = outcomes.count == 1 && outcomes.allSatisfy { $0.hasPrefix(outcome) }
        expect(isRight, "lets \(what) end as \(outcome), once, not as \(outcomes)")
        expectPicture("after \(what)")
    }

    /// Lets its answers come, and whatever its views report late.
    func rest() {
        settle()
        for _ in 0..<4 { examination.answer(host) }
        settle()
    }

    /// Lets everything come that it still has to say, and looks whether that was wanted.
    func end() {
        settle()
        expect(!witness.isWaiting, "answers each commit")
        rest()
        expectNoReports("by the end")
        expect(
            stage.strayAnswers.isEmpty,
            "answers each commit once, and none that waits for no answer (HostCommit.isWaiting), but it answered "
                + stage.strayAnswers.joined(separator: " and "))
    }

    /// Looks at what has been reported since that was last looked at.
    ///
    /// - Returns: What that was.
    @discardableResult
    func expectReports(_ what: String, _ expected: [Report]) -> [StageReport] {
        let tally = ReportTally(expected: expected, arrived: stage.takeReports())
        expect(tally.isRight, tally.promise(what))
        return tally.arrived
    }

    /// What the host does to its views is nothing that the user did, however late they report it.
    ///
    /// - Parameter report: What the examination has reported in its place.
    func expectNoReports(_ when: String, beside report: Report? = nil) {
        var arrived = stage.takeReports()
        if let own = arrived.firstIndex(where: { $0.report == report }) { arrived.remove(at: own) }
        let tally = ReportTally(expected: [], arrived: arrived)
        expect(tally.isRight, tally.promise("that the user did not do, such as what the host puts back, \(when)"))
    }

    /// Looks whether everything still works, and ends.
    func endAfterwards() {
        examination.answer(host)
        run("a push afterwards", .push(Screen("afterwards")), on: stage.news)
        end()
    }
}
