@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Something that is asked with the answers so far: a number for each.
private final class NumberForm: Finishing {
    typealias Output = Int
    let node: Screen

    init(_ name: String, _ recorder: Recorder? = nil) {
        node = Screen(name)
        recorder?.note("\(name) is built")
    }
}

/// What gates of the transfer below need to know.
private final class Bank {
    var verdicts: [String: Verdict] = [:]
    var asked: [String] = []
}

/// A transfer whose questions have gates that know the bank, and what was answered.
private struct Transfer: Flow {
    let bank: Bank
    var recorder: Recorder?
    var amount: Int?
    var code: Int?

    func next() -> FlowStep<Transfer, Int> {
        guard amount != nil else { return .ask(NumberForm("amount", recorder), \.amount) }
        guard let code else { return .ask(NumberForm("code", recorder), \.code) }
        return .done(code)
    }

    func gates(for question: PartialKeyPath<Transfer>) -> [Gate] {
        let name = question == \.code ? "code for \(amount ?? 0)" : question == \.amount ? "amount" : "?"
        return [
            Gate(name) { [bank] request in
                bank.asked.append("\(name): \(request.topic) \(request.attempt)")
                return bank.verdicts[name] ?? .allow
            }
        ]
    }
}

@Suite("Gates of a flow", .bothEnds, .noUnhandledFailures) struct FlowGateTests {
    private let bank = Bank()
    private let recorder = Recorder()
    private let home = StackRoot(Screen("home"))
    private let manager: WindowManager

    init() { manager = WindowManager(WindowRoot(home, name: "main")) }

    private func run() {
        home.perform(
            .run(Transfer(bank: bank, recorder: recorder), onEnd: { [recorder] in recorder.note("\($0)") }),
            completion: recorder("run"))
    }

    private func answer(_ number: Int) {
        (home.top as? NumberForm)?.finish(with: number, completion: recorder("answer"))
    }

    @Test("each question's gate is asked before the question is built, with the answers so far") func order() {
        run()
        answer(7)
        answer(1234)
        #expect(bank.asked == ["amount: NumberForm 1", "code for 7: NumberForm 1"])
        #expect(
            recorder.lines == [
                "amount is built", "run: completed", "code is built", "answer: completed", "success(1234)",
                "answer: completed",
            ])
    }

    @Test("a denied first question rejects the transition that runs the flow, and nothing is built")
    func deniedFirst() {
        bank.verdicts["amount"] = .deny("the bank is closed")
        run()
        expect(manager, "main: [home]")
        #expect(recorder.lines == ["run: rejected: it is not allowed: the bank is closed"])
        home.perform(
            .run(
                Transfer(bank: bank, recorder: recorder), style: .sheet(),
                onEnd: { [recorder] in recorder.note("\($0)") }),
            completion: recorder("present"))
        expect(manager, "main: [home]")
        #expect(recorder.lines.last == "present: rejected: it is not allowed: the bank is closed")
    }

    @Test("a denied later question rejects the answer, and another answer can be given") func deniedLater() {
        bank.verdicts["code for 1000"] = .deny("that is too much")
        run()
        recorder.forget()
        answer(1000)
        expect(manager, "main: [home, amount]")
        #expect(recorder.lines == ["answer: rejected: it is not allowed: that is too much"])
        answer(10)
        expect(manager, "main: [home, amount, code]")
        #expect(bank.asked.suffix(2) == ["code for 1000: NumberForm 1", "code for 10: NumberForm 1"])
        home.back(completion: nil)
        answer(1000)
        expect(manager, "main: [home, amount]")
    }

    @Test("a prerequisite is shown, and then the answer resumes with all earlier answers") func first() {
        let guarded = GuardedHouse()
        let house = guarded.house
        bank.verdicts["code for 7"] = .require(HouseRoute.login)
        house.perform(.run(Transfer(bank: bank), onEnd: { [recorder] in recorder.note("\($0)") }))
        (house.root.top as? NumberForm)?.finish(with: 7, completion: recorder("answer"))
        #expect(guarded.tree == "main: [home, amount]^login")
        #expect(recorder.lines == [])
        bank.verdicts = [:]
        house.login.map { $0.finish() }
        #expect(guarded.tree == "main: [home, amount, code]")
        #expect(recorder.lines == ["answer: completed"])
        #expect(bank.asked == ["amount: NumberForm 1", "code for 7: NumberForm 1", "code for 7: NumberForm 2"])
    }

    @Test("a gate may ask the user before the next question") func asking() {
        bank.verdicts["code for 7"] = .ask("Really?", choices: [.proceed("Yes"), .cancel("No")])
        run()
        answer(7)
        expect(manager, #"main: [home, amount]!"Really?""#)
        manager.choose("No", completion: nil)
        #expect(recorder.lines.last?.hasPrefix("answer: rejected") == true)
        answer(7)
        manager.choose("Yes", completion: nil)
        expect(manager, "main: [home, amount, code]")
        #expect(recorder.lines.last == "answer: completed")
    }

    @Test("a gate may wait for something other than a screen") func waiting() {
        var resumption: Resumption?
        bank.verdicts["code for 7"] = .wait { resumption = $0 }
        run()
        answer(7)
        expect(manager, "main: [home, amount]")
        bank.verdicts = [:]
        resumption?()
        expect(manager, "main: [home, amount, code]")
    }

    @Test("two runs of a flow each have their own gates") func two() {
        let other = Bank()
        other.verdicts["amount"] = .deny("closed")
        home.perform(.run(Transfer(bank: other), onEnd: { _ in }), completion: recorder("other"))
        run()
        #expect(recorder.lines == ["other: rejected: it is not allowed: closed", "amount is built", "run: completed"])
        #expect(other.asked.count == 1 && bank.asked.count == 1)
    }

    @Test("the gate of a question already answered is not asked") func known() {
        home.perform(.run(Transfer(bank: bank, amount: 3), onEnd: { _ in }))
        #expect(bank.asked == ["code for 3: NumberForm 1"])
        home.perform(.run(Transfer(bank: bank, amount: 3, code: 4), onEnd: { _ in }))
        #expect(bank.asked.count == 1)
    }

    @Test("the gates of a question's type are asked after those of the flow") func ofTheType() {
        struct Opening: Flow {
            let bank: Bank
            var vault: Int?
            func next() -> FlowStep<Opening, Int> {
                vault.map { .done($0) } ?? .ask(GatedForm(), \.vault)
            }
            func gates(for question: PartialKeyPath<Opening>) -> [Gate] {
                [
                    Gate("flow") { [bank] _ in
                        bank.asked.append("flow")
                        return bank.verdicts["flow"] ?? .allow
                    }
                ]
            }
        }
        bank.verdicts["flow"] = .deny("by the flow")
        home.perform(.run(Opening(bank: bank), onEnd: { _ in }), completion: recorder("it"))
        #expect(recorder.lines == ["it: rejected: it is not allowed: by the flow"])
        bank.verdicts = [:]
        home.perform(.run(Opening(bank: bank), onEnd: { _ in }), completion: recorder("it"))
        #expect(recorder.lines.last == "it: rejected: it is not allowed: by the type")
    }
}

private final class GatedForm: Finishing {
    typealias Output = Int
    let node = Screen("gated")
    static var gates: [Gate] { [Gate("type") { _ in .deny("by the type") }] }
}

@Suite("Gates of an awaited flow", .bothEnds, .noUnhandledFailures) @MainActor struct FlowGateAwaitingTests {
    @Test("an awaited flow with a denied question throws that reason") func awaited() async {
        let bank = Bank()
        bank.verdicts["amount"] = .deny("the bank is closed")
        let home = Probe(StackRoot(Screen("home")))
        let reason = await #expect(throws: EndReason.self) { try await home.run(Transfer(bank: bank)) }
        #expect(reason.map { "\($0)".contains("the bank is closed") } == true)
    }
}
