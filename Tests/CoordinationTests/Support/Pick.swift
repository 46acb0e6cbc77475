import Coordination

/// A question for a number.
final class Pick: Finishing {
    typealias Output = Int
    let node = Screen("pick")
    var leaving = Verdict.allow

    func verdict(forLeavingBy departure: Departure) -> Verdict { leaving }
}

/// Asks for two numbers.
struct SumOfTwo: Flow {
    var one: Int?
    var two: Int?

    func next() -> FlowStep<SumOfTwo, Int> {
        guard let one else { return .ask(Pick(), \.one) }
        guard let two else { return .ask(Pick(), \.two) }
        return .done(one + two)
    }
}
