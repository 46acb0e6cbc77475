@_spi(Hosting) import Coordination
import CoordinationProof
import CoordinationRestoration
import CoordinationTesting
import Testing

/// A host whose layout answers each width with the other one.
private final class ChasingHost: Host {
    private var count = 0

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        commit.acknowledge()
        guard case .resized(let id, let columns)? = commit.report, let root = commit.root, count < 9 else { return }
        count += 1
        root.node.report(.resized(id, columns == .none ? .all : .none))
    }
}

@Suite("Round trips in a proof", .noUnhandledFailures) struct RoundTripTests {
    private func notebook(_ fault: Notebook.Fault = .none) -> Scenario<NotebookApp> {
        Scenario("notebook") { _ in
            NotebookApp(fault)
        } windows: {
            $0.windows
        }
        .offers(NotebookPage.self) { page in
            page.node.name == "list"
                ? [Offer("Tea", NotebookRoute.page("tea"))] : [Offer("Note", NotebookRoute.draft)]
        }
        .offers(NotebookSheet.self) { sheet in
            [Offer("Close", NotebookRoute.close), Offer("Write") { _ in sheet.text = "a word" }]
        }
        .offers(WhoModel.self) { who in
            [
                Offer("Ada") { completion in
                    who.disk.user = "Ada"
                    who.finish(completion: completion)
                }
            ]
        }
        .link("tea") { $0.notebook.trigger(.page("tea"), with: .revealing, completion: $1) }
        .about(NotebookPage.self) { $0.number }
        .about(NotebookSheet.self) { $0.text }
        .fact("user") { $0.notebook.disk.user }
    }

    private var trips: [Law<NotebookApp>] {
        [
            .comesBack(from: .fold),
            .comesBack(from: .restart { killed, _ in NotebookApp(killed.notebook.fault, killed.notebook.disk) }),
            .comesBack(from: .history), .comesBack(from: .links()),
            .comesBack(
                from: .event("the session expires", undoneBy: .tap("Ada", on: "who")) {
                    $0.notebook.disk.user = nil
                    $0.notebook.gatesChanged()
                }),
        ]
    }

    private func titles(_ fault: Notebook.Fault) -> [String] {
        notebook(fault).law(trips).proof(isQuiet: true).findings.map(\.title)
    }

    @Test("a clean app comes back from everything, and the proof counts it") func clean() {
        let proof = notebook().law(trips).proof(isQuiet: true)
        #expect(proof.isProved, "\(proof)")
        #expect(
            "\(proof)".split(separator: "\n").dropFirst() == [
                "  comes back from a fold: 10 trips, 0 lost; 10 as they were",
                "  comes back from a restart: 10 trips, 0 lost; 10 as they were",
                "  comes back from a step back in history: 10 trips, 0 lost; 8 as they were, 2 held up",
                "  comes back from a link: 10 trips, 0 lost; "
                    + "8 as they were, 2 but for what is named (it is there, and was not stored: 2)",
                "  comes back from 'the session expires': 10 trips, 0 lost; 10 as they were",
            ], "\(proof)")
    }

    @Test("a move that the host refuses leaves nothing behind, unless it did something outside its commit")
    func refused() {
        let plan = RoomPlan(["hall": ["attic"], "attic": ["hall"]])
            .door("sheet", in: "hall") { $0.trigger(.over("sheet"), completion: $1) }
        func titles(_ plan: RoomPlan) -> [String] {
            let scenario = plan.scenario.fact("open") { $0.isOpen }.bound(.screens(3))
            return scenario.law(.comesBack(from: .refusals)).proof(isQuiet: true).findings.map(\.title)
        }
        #expect(titles(plan) == [])
        let hasty = plan.door("cellar", in: "attic") { rooms, completion in
            rooms.root.perform(
                Transition("go") { editor in
                    rooms.isOpen = true
                    try editor.perform(.set([Screen("cellar")]))
                }, completion: completion)
        }
        let title = #"comes back from a refused move: refused tap "cellar" on "attic": a fact is another"#
        #expect(titles(hasty) == [title])
    }

    @Test("trips may be made in some of the states, spread evenly, and then nothing is proved") func some() {
        let some = notebook().law(.comesBack(from: .fold, inAtMost: 3), .comesBack(from: .history, inAtMost: 100))
        let proof = some.proof(isQuiet: true)
        let lines = "\(proof)".split(separator: "\n").dropFirst()
        #expect(lines.first == "  comes back from a fold: 3 trips, 0 lost; 3 as they were, in 3 of 10 states")
        #expect(lines.dropFirst().first?.hasSuffix("8 as they were, 2 held up") == true)
        #expect(proof.hasNoFinding && !proof.isProved)
        let none = notebook().law(.comesBack(from: .links(), inAtMost: 0)).proof(isQuiet: true)
        #expect(none.findings.map(\.title) == ["comes back from a link: it is possible in no state"])
        let all = notebook().law(.comesBack(from: .fold, inAtMost: 10)).proof(isQuiet: true)
        #expect(all.isProved)
        let fault = notebook(.presentsAgain).law(.comesBack(from: .fold, inAtMost: 5)).proof(isQuiet: true)
        #expect(fault.findings.map(\.title) == ["comes back from a fold: 'draft' has come"])
    }

    @Test(
        "what is not named is found, by the shortest way, and its test fails",
        arguments: [
            (Notebook.Fault.presentsAgain, "comes back from a fold: 'draft' has come"),
            (.forgetsPages, "comes back from a restart: what a model has is another"),
            (.forgetsDrafts, "comes back from a restart: what a model has is another"),
            (.dropsDrafts, "comes back from 'the session expires': 'draft' is gone"),
            (.readsPages, "comes back from a restart: the route of 'draft' fails"),
        ])
    func planted(_ fault: Notebook.Fault, _ title: String) throws {
        let found = notebook(fault).law(trips).proof(isQuiet: true).findings
        let finding = try #require(found.first { $0.title == title }, "\(found.map(\.title))")
        guard case .broken(let again) = notebook(fault).law(trips).replay(finding.way, law: finding.law) else {
            Issue.record("the way does not show it")
            return
        }
        #expect(again.title == title)
        guard case .holds = notebook().law(trips).replay(finding.way, law: finding.law) else {
            Issue.record("the way shows it in the clean app")
            return
        }
    }

    @Test("a loss that is named excuses no other: a draft does not go with an alert") func named() {
        let way: [Move] = [
            .tap("Tea", on: "list"), .tap("Note", on: "tea"), .tap("Write", on: "draft"), .tap("Ask", on: "draft"),
        ]
        func replay(_ fault: Notebook.Fault) -> Replay {
            notebook(fault).offers(NotebookSheet.self) { _ in [Offer("Ask", NotebookRoute.ask)] }
                .law(trips).replay(way, law: "comes back from a restart")
        }
        guard case .broken(let finding) = replay(.forgetsDrafts), case .holds = replay(.none) else {
            Issue.record("the draft is excused by the alert")
            return
        }
        #expect(finding.title == "comes back from a restart: what a model has is another")
    }

    @Test("a page that nobody leaves once it is folded is a trap") func deadBack() {
        let home = Law<NotebookApp>.noTrap { $0.front == "list" }
        let found = notebook(.deadBack).folds().law(home).proof(isQuiet: true).findings
        #expect(found.map(\.law) == ["no trap"] && found.first?.way.last == .fold)
        #expect(notebook().folds().law(home).proof(isQuiet: true).hasNoFinding)
    }

    @Test("a fold leads by the width at which two of three columns are side by side", arguments: [false, true])
    func widthsBetween(isDropping: Bool) {
        let scenario = Scenario("columns") { _ in
            let split = SplitRoot(Screen("folders"), Screen("letters"), Screen("letter"), columns: 3)
            let manager = WindowManager(WindowRoot(split, name: "main"))
            manager.observeCommits { [weak split] _ in
                guard isDropping, let split, split.columns[2] != nil, ![.all, .none].contains(split.node.columnsBeside)
                else { return }
                split.perform(.clear(column: 2))
            }
            return manager
        }.offers(Screen.self) { _ in [] }.law(.comesBack(from: .fold))
        let found = scenario.proof(isQuiet: true).findings.map(\.title).filter { $0.contains("comes back") }
        #expect(found == (isDropping ? ["comes back from a fold: 'letter' is gone"] : []))
    }

    @Test("a column that chases itself fails, and the way there is a fold") func chase() {
        func scenario(_ isChasing: Bool) -> Scenario<WindowManager> {
            Scenario("chase") { _ in
                let manager = WindowManager(WindowRoot(Notebook(), name: "main"))
                if isChasing { manager.attach(ChasingHost()) }
                return manager
            }.offers(NotebookPage.self) { _ in [] }.law(.comesBack(from: .fold))
        }
        let found = scenario(true).proof(isQuiet: true).findings
        #expect(found.contains { $0.title.contains("it answers the commit of another width") }, "\(found)")
        #expect(scenario(false).proof(isQuiet: true).findings.allSatisfy { !$0.title.contains("comes back") })
    }

    @Test("a trip that no state allows is a finding") func missing() {
        let plain = Scenario<Rooms>("rooms") { _ in Rooms(RoomPlan(["hall": []])) }
        func titles(_ trip: RoundTrip<Rooms>) -> [String] {
            plain.event("knock") { _ in }.law(.comesBack(from: trip)).proof(isQuiet: true).findings.map(\.title)
        }
        #expect(
            titles(.history) == ["comes back from a step back in history: it is possible in no state"])
        #expect(titles(.links()) == ["comes back from a link: it is possible in no state"])
    }
}
