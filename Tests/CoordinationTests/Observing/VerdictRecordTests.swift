import CoordinationTools
@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What gates and screens have said, and what was run, as a record of a commit lists it.
@Suite("Verdicts and effects of a record", .bothEnds, .noUnhandledFailures) struct VerdictRecordTests {
    private let house = House()
    private let windows: WindowManager
    private let log = Log()

    private final class Log {
        var records: [CommitRecord] = []
        var verdicts: [[String]] { records.map { $0.verdicts.map(\.description) } }
        var last: [String] { verdicts.last ?? [] }
    }

    init() {
        windows = WindowManager(WindowRoot(house))
        windows.observeCommits { [log] in log.records.append($0) }
    }

    @Test("verdicts are listed in the order in which the gates were asked, those that allow included")
    func order() throws {
        windows.gates = [Gate("windows") { _ in .allow }]
        house.gates[.secret] = [
            Gate("first") { _ in .allow }, Gate("second") { _ in .deny("no") }, Gate("third") { _ in .allow },
        ]
        house.trigger(.secret, gates: [Gate("call") { _ in .allow }]) { _ in }
        let about = "about HouseRoute.secret"
        #expect(
            log.verdicts == [
                [
                    "call, \(about): allow", "windows, \(about): allow", "first, \(about): allow",
                    "second, \(about): deny: no",
                ]
            ])
        let verdict = try #require(log.records.last?.verdicts.last)
        #expect(verdict.kind == .deny && verdict.words == "deny: no" && verdict.source == "second")
        #expect(verdict.route == Hop(HouseRoute.secret) && verdict.topic == "HouseRoute.secret")
        #expect(verdict.next == nil && verdict.departure == nil && !verdict.isPassed && verdict.attempt == 1)
        #expect(log.records.last?.verdicts.map(\.isPassed) == [true, true, true, false])
        house.gates = [:]
        house.trigger(.push("a"))
        #expect(log.last == ["windows, about HouseRoute.push(\"a\"): allow"], "nothing is left of the one before")
    }

    @Test("a trigger that waited has the verdicts of every attempt, and its prerequisite has its own")
    func waiting() throws {
        var isOpen = false
        house.gates[.secret] = [Gate("porter") { _ in isOpen ? .allow : .require(HouseRoute.login) }]
        house.gates[.login] = [Gate("mat") { _ in .allow }]
        house.trigger(.secret)
        isOpen = true
        try #require(house.login).finish()
        #expect(
            log.verdicts == [
                ["mat, about HouseRoute.login: allow"],
                [],
                [
                    "porter, about HouseRoute.secret: require HouseRoute.login",
                    "porter, about HouseRoute.secret: allow",
                ],
            ])
        let verdicts = try #require(log.records.last).verdicts
        #expect(verdicts.map(\.attempt) == [1, 2] && verdicts.map(\.isPassed) == [false, true])
        #expect(verdicts.first?.next == Hop(HouseRoute.login) && verdicts.first?.kind == .require)
    }

    @Test("a trigger whose login was closed has the verdicts of every attempt, too") func closed() {
        house.gates[.secret] = [Gate("porter") { _ in .require(HouseRoute.login) }]
        house.trigger(.secret) { _ in }
        house.back()
        #expect(log.records.last?.outcome == .rejected(.closed("login")))
        #expect(log.records.last?.verdicts.map(\.attempt) == [1, 2])
    }

    @Test("a redirected route has the verdicts on both routes") func redirected() {
        house.gates[.secret] = [Gate("in") { _ in .redirect(to: HouseRoute.detour) }]
        house.gates[.detour] = [Gate("by") { _ in .allow }]
        house.trigger(.secret)
        #expect(
            log.last == [
                "in, about HouseRoute.secret: redirect to HouseRoute.detour", "by, about HouseRoute.detour: allow",
            ])
        #expect(log.records.count == 1 && log.records[0].verdicts[0].next == Hop(HouseRoute.detour))
        #expect(log.records[0].verdicts.map(\.kind) == [.redirect, .allow])
    }

    @Test("a question answered to proceed is listed as passed, though it is asked again") func answered() {
        house.gates[.secret] = [Gate("porter") { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel()]) }]
        house.trigger(.secret)
        windows.choose("Yes")
        #expect(
            log.last == [
                "porter, about HouseRoute.secret: ask 'Sure?'", "porter, about HouseRoute.secret: ask 'Sure?'",
            ])
        #expect(log.records.last?.verdicts.map(\.isPassed) == [false, true])
        #expect(log.records.last?.outcome.isCompleted == true)
        var resumption: Resumption?
        house.gates[.probe] = [Gate("porter") { $0.attempt > 1 ? .allow : .wait { resumption = $0 } }]
        house.trigger(.probe)
        resumption?()
        #expect(log.records.last?.verdicts.map(\.kind) == [.wait, .allow])
    }

    @Test("a screen asked about leaving is named by its name or type, with the kind of departure")
    func leaving() throws {
        final class Sheet: Presentable { let node = Screen("") }
        house.perform(.push(Manuscript("draft")))
        house.perform(.pop()) { _ in }
        #expect(log.last == ["draft, about being removed: deny: unsaved"])
        #expect(log.records.last?.verdicts.first?.departure == .removed)
        #expect(log.records.last?.verdicts.first?.route == nil)
        let tabs = TabRoot([Manuscript("form") { _ in .allow }, Screen("other")])
        house.perform(.present(tabs))
        tabs.perform(.select(index: 1))
        #expect(log.last == ["form, about being deselected: allow"])
        house.perform(.dismiss())
        house.perform(.present(Sheet()))
        house.perform(.dismiss())
        #expect(log.last == ["Sheet, about being removed: allow"])
        house.perform(.push(Screen("plain"))) { _ in }
        house.perform(.pop()) { _ in }
        #expect(log.last == [], "a screen without a model is not asked")
    }

    @Test("a type's gates are listed with the type, a link's step by step, and an undone part's as well") func parts() {
        Strongroom.withKeeper(Porter("type")) { _ in
            house.answers[.secret] = { .push(Strongroom()) }
            house.gates[.secret] = [Gate("route") { _ in .allow }]
            house.trigger(.secret, then: HouseRoute.push("a"))
            #expect(log.last == ["route, about HouseRoute.secret: allow", "type, about Strongroom: allow"])
        }
        house.gates[.detour] = [Gate("inner") { _ in .allow }]
        house.answers[.probe] = { [unowned house] in
            Transition("try") { editor in
                try? editor.perform(.multiple(.trigger(.detour, on: house), .select99))
                try editor.perform(.push(Screen("b")))
            }
        }
        house.trigger(.probe)
        #expect(log.last == ["inner, about HouseRoute.detour: allow"])
        #expect(log.records.last?.outcome.isCompleted == true)
    }

    @Test("a report that is only tried leaves no verdict for the next record") func tried() {
        let draft = Manuscript("draft")
        house.perform(.push(draft))
        #expect(!windows.allows(.popped(to: house.root.screens[0].node.id)))
        house.perform(.push(Screen("a")))
        #expect(log.last == [])
    }

    @Test("two runs give equal verdicts, each only its own") func runs() throws {
        func run() -> [VerdictRecord] {
            let test = VerdictRecordTests()
            test.house.gates[.secret] = [Gate("one") { _ in .allow }, Gate("two") { _ in .deny("no") }]
            test.house.trigger(.secret) { _ in }
            test.house.perform(.push(Manuscript()))
            test.house.back { _ in }
            return test.log.records.flatMap(\.verdicts)
        }
        let (one, other) = (run(), run())
        #expect(one == other && one.count == 3 && one[1] != one[2] && one[0] != one[2])
        #expect(one.first != one.dropFirst().first)
    }

    @Test("a record of borrowed windows has the verdicts from when they were borrowed") func borrowed() {
        let other = House()
        other.gates[.secret] = [Gate("before") { _ in .allow }]
        other.gates[.probe] = [Gate("after") { _ in .allow }]
        other.answers[.secret] = { [house, unowned other] in
            .multiple(.perform(.push(Screen("x")), on: house.root), .trigger(.probe, on: other))
        }
        other.trigger(.secret)
        #expect(log.verdicts == [["after, about HouseRoute.probe: allow"]])
    }

    @Test("effects are listed by name, in the order in which they run, and as often") func effects() {
        var ran: [String] = []
        func effect(_ name: String) -> Transition<StackRoot> { .effect(name) { ran.append(name) } }
        house.answers[.secret] = { .multiple(effect("log"), .push(Screen("a")), effect("ring"), effect("log")) }
        house.trigger(.secret)
        #expect(log.records.last?.effects == ["log", "ring", "log"] && ran == ["log", "ring", "log"])
        house.perform(.multiple(effect("never"), .select99)) { _ in }
        #expect(log.records.last?.effects == [])
        house.perform(effect("alone"))
        #expect(log.records.last?.effects == ["alone"] && log.records.last?.outcome == .noChange)
        house.perform(.alert("Sure?", choices: [AlertChoice("Yes")]))
        #expect(log.records.last?.effects == [])
        windows.choose("Yes")
        #expect(log.records.last?.effects == ["answer 'Sure?' with 'Yes'"])
        let host = TestHost(windows, isHolding: true)
        house.perform(.multiple(effect("refused"), .push(Screen("b")))) { _ in }
        host.refuse("no")
        #expect(log.records.last?.effects == [])
        #expect(!ran.contains("never") && !ran.contains("refused"))
    }

    @Test("a trigger that waited lists its effects once") func effectsAfterWaiting() {
        var (isOpen, ran) = (false, 0)
        house.answers[.secret] = { .multiple(.effect("ring") { ran += 1 }, .push(Strongroom())) }
        Strongroom.withKeeper(Porter("type") { _ in isOpen ? .allow : .require(HouseRoute.login) }) { _ in
            house.trigger(.secret)
            #expect(log.records.map(\.effects) == [[]])
            isOpen = true
            house.login?.finish()
            #expect(log.records.last?.effects == ["ring"] && ran == 1)
            #expect(log.last.count == 2)
        }
    }
}

extension Transition<StackRoot> {
    /// One that is refused.
    fileprivate static var select99: Transition { Transition("refused") { editor in try editor.move(from: 99, to: 0) } }
}
