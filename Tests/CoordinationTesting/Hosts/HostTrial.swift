@_spi(Hosting) import Coordination

/// One examined host on a stage of its own.
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

    /// Lets the host answer while commits wait.
    func settle() {
        for _ in 0..<8 where witness.isWaiting { examination.answer(host) }
    }

    /// Performs a transition to its end, and compares the picture.
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

    /// Sends a report in place of the host, and compares the picture when the report has ended.
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

    /// Lets the host answer, and its views send late reports.
    func rest() {
        settle()
        for _ in 0..<4 { examination.answer(host) }
        settle()
    }

    /// Lets the host send all that is pending, and checks for unwanted answers and reports.
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

    /// Compares the reports since the last look with the expected ones, and returns them.
    @discardableResult
    func expectReports(_ what: String, _ expected: [Report]) -> [StageReport] {
        let tally = ReportTally(expected: expected, arrived: stage.takeReports())
        expect(tally.isRight, tally.promise(what))
        return tally.arrived
    }

    /// Checks that nothing was reported: changes that the host makes to its views are no actions of the user.
    ///
    /// - Parameter report: A report that the examination sent itself, to be ignored.
    func expectNoReports(_ when: String, beside report: Report? = nil) {
        var arrived = stage.takeReports()
        if let own = arrived.firstIndex(where: { $0.report == report }) { arrived.remove(at: own) }
        let tally = ReportTally(expected: [], arrived: arrived)
        expect(tally.isRight, tally.promise("that the user did not do, such as what the host puts back, \(when)"))
    }

    /// Checks that a push still works, then calls ``end()``.
    func endAfterwards() {
        examination.answer(host)
        run("a push afterwards", .push(Screen("afterwards")), on: stage.news)
        end()
    }
}
