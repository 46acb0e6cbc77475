@_spi(Log) import Coordination
import CoordinationTesting
import Testing

/// Records of commits say what has brought them about.
@Suite(.bothEnds, .noUnhandledFailures) struct RecordChainTests {
    /// A house whose records are kept, each as `number: cause (consequence of number)`.
    private final class Chronicle {
        let guarded = GuardedHouse()
        private(set) var lines: [String] = []

        init() {
            guarded.manager.observeCommits { [unowned self] record in
                let source = record.consequenceOf.map { " of \($0)" } ?? ""
                lines.append("\(record.number)\(source): \(record.cause)")
            }
        }
    }

    @Test("triggers from outside are consequences of nothing, and their numbers go up") func outside() {
        let log = Chronicle()
        log.guarded.house.trigger(.push("a"))
        log.guarded.house.trigger(.home)
        #expect(log.lines == [#"1: push("a") on House"#, "2: home on House"])
    }

    @Test("a trigger in a completion or an effect is a consequence of that commit") func consequences() {
        let log = Chronicle()
        let house = log.guarded.house
        house.answers[.nothing] = { [unowned house] in .effect("go on") { house.trigger(.push("effect")) } }
        house.trigger(.nothing) { _ in house.trigger(.push("completion")) { _ in house.trigger(.home) } }
        #expect(
            log.lines == [
                "1: nothing on House", #"2 of 1: push("effect") on House"#, #"3 of 1: push("completion") on House"#,
                "4 of 3: home on House",
            ])
    }

    @Test("a login follows from the trigger that needs it, and the resumed trigger from the login's end") func gate() {
        let log = Chronicle()
        log.guarded.wantsLogin()
        log.guarded.house.trigger(.secret)
        log.guarded.signIn()
        #expect(
            log.lines == [
                "2 of 1: HouseRoute.login, which 'porter' asks for", "3: finish 'login'", "1 of 3: secret on House",
            ])
    }

    @Test("a second trigger at the same gate has the number of when it was made, too") func secondAtGate() {
        let log = Chronicle()
        let house = log.guarded.house
        house.gates[.push("a")] = [log.guarded.porter.gate]
        log.guarded.wantsLogin()
        house.trigger(.secret)
        house.trigger(.push("a"))
        log.guarded.signIn()
        #expect(
            log.lines == [
                "2 of 1: HouseRoute.login, which 'porter' asks for", "4: finish 'login'", "1 of 4: secret on House",
                #"3 of 4: push("a") on House"#,
            ])
    }

    @Test("bringing a hidden login to the front is a consequence of the second trigger that waits")
    func broughtToFront() {
        let log = Chronicle()
        let house = log.guarded.house
        house.gates[.push("a")] = [log.guarded.porter.gate]
        log.guarded.wantsLogin()
        house.trigger(.secret)
        log.guarded.manager.perform(.open(WindowRoot(Screen("front"))))
        house.trigger(.push("a"))
        #expect(log.lines.last == "5 of 4: bring login to the front, which 'porter' asks for")
    }

    @Test("a trigger that waited for a resumption or a question keeps its number, too") func otherVerdicts() {
        let log = Chronicle()
        let (house, porter) = (log.guarded.house, log.guarded.porter)
        var resumption: Resumption?
        porter.answer = { $0.attempt > 1 ? .allow : .wait { resumption = $0 } }
        house.trigger(.secret)
        house.trigger(.push("a")) { _ in resumption?() }
        porter.answer = { $0.attempt > 1 ? .allow : .ask("Sure?", choices: [.proceed("Yes"), .cancel("No")]) }
        house.trigger(.secret)
        log.guarded.host.answer("Yes")
        #expect(
            log.lines == [
                #"2: push("a") on House"#, "1 of 2: secret on House", "4 of 3: ask 'Sure?', which 'porter' asks for",
                "5: the user: chose 'Yes' of /0!0", "6 of 5: the end of what 'porter' asked for",
                "3 of 5: secret on House",
            ])
    }

    @Test("an answer's route is a consequence of the commit that gave the answer") func answer() throws {
        let log = Chronicle()
        let house = log.guarded.house
        house.perform(.alert("Sure?", choices: [AlertChoice("Yes", sends: HouseRoute.push("yes"))]))
        log.guarded.host.answer("Yes")
        #expect(log.lines.count == 3)
        #expect(log.lines.last?.hasPrefix(#"3 of 2: push("yes") from"#) == true)
    }

    @Test("a trigger that ends without a turn has a number of its own") func dropped() {
        let log = Chronicle()
        log.guarded.host.isHolding = true
        let house = log.guarded.house
        house.trigger(.push("a"), completion: { _ in })
        house.trigger(.push("b"), with: PolicyTests.reject, completion: { _ in })
        log.guarded.host.acknowledge()
        #expect(log.lines == [#"1: push("b") on House"#, #"2: push("a") on House"#])
    }
}
