@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

/// What a flow looks like to one who only counts: the answers so far, one for each question beneath the last.
private struct FlowModel {
    var answers: [Int] = []
    var questions: Int? = nil
    var ends: [String] = []

    var picture: String {
        guard let questions else { return "[home]" }
        let names = (0..<questions).map { ", " + Sum.name(after: Array(answers[..<$0])) }
        return "[home\(names.joined())]"
    }

    mutating func begin() {
        (answers, questions) = ([], 1)
    }

    mutating func answer(_ answer: Int) {
        guard let count = questions else { return }
        answers = answers[..<(count - 1)] + [answer]
        if count == Sum.length {
            ends.append("success(\(answers.reduce(0, +)))")
            questions = nil
        } else {
            questions = count + 1
        }
    }

    mutating func back(_ steps: Int) {
        guard let count = questions else { return }
        questions = count > steps ? count - steps : nil
        if questions == nil { ends.append("failure(\(String(reflecting: EndReason.popped)))") }
    }

    mutating func cancel() {
        guard questions != nil else { return }
        ends.append("failure(\(String(reflecting: EndReason.cancelled)))")
        questions = nil
    }
}

/// Adds up four numbers.
private struct Sum: Flow {
    static let length = 4
    var first: Int?
    var second: Int?
    var third: Int?
    var fourth: Int?

    static func name(after answers: [Int]) -> String { (["q"] + answers.map(String.init)).joined(separator: "-") }

    func next() -> FlowStep<Sum, Int> {
        let answers = [first, second, third, fourth].compactMap(\.self)
        let question = Picker<Int>(Self.name(after: answers))
        guard first != nil else { return .ask(question, \.first) }
        guard second != nil else { return .ask(question, \.second) }
        guard third != nil else { return .ask(question, \.third) }
        guard fourth != nil else { return .ask(question, \.fourth) }
        return .done(answers.reduce(0, +))
    }
}

@Suite("Random walks through a flow", .bothEnds, .noUnhandledFailures)
struct FlowWalkTests {
    @Test(
        "answers, steps back, swipes, refusals and cancellations agree with a model",
        arguments: Walks.seeds(6, long: 40))
    func walk(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        var model = FlowModel()
        let (shown, recorder) = (Shown("home"), Recorder())
        for _ in 0..<300 {
            let home = shown.home
            let isRefused = model.questions != nil && Int.random(in: 0..<8, using: &numbers) == 0
            if isRefused { shown.host.nextRefusal = "no" }
            var next = model
            switch Int.random(in: 0..<10, using: &numbers) {
            case _ where model.questions == nil:
                next.begin()
                home.perform(.run(Sum(), onEnd: { recorder.note("\($0)") }))
            case 0..<6:
                let answer = Int.random(in: 0..<100, using: &numbers)
                next.answer(answer)
                home.answer(answer, completion: { _ in })
            case 6:
                next.back(1)
                home.back(completion: { _ in })
            case 7 where !isRefused:
                let target = Int.random(in: 0..<home.root.node.count, using: &numbers)
                let steps = home.root.node.count - 1 - target
                if steps > 0 { next.back(steps) }
                shown.host.swipeBack(to: shown.screen(target))
            default:
                next.cancel()
                home.root.screens[home.root.node.count - 1].cancelFlow(completion: { _ in })
            }
            if !isRefused { model = next }
            #expect(home.tree.description == model.picture, "seed \(seed)")
            #expect(recorder.lines == model.ends, "seed \(seed)")
        }
        #expect(model.ends.contains { $0.hasPrefix("success") })
    }
}
