/// The ends of a law's round trips, counted.
struct RoundTripTally: Sendable {
    let law: String
    private let states: Int
    private let limit: Int
    /// The number of states from which the trip led back to all that was there.
    private var whole = 0
    /// The number of states in which there was nothing to do, or a question came first.
    private var held = 0
    /// The number of states from which something was lost that was named, and that by the reasons.
    private var named = 0
    private var reasons: [String: Int] = [:]
    /// The losses that were not named, each with the nearest state, and the number of others.
    private(set) var lost: [Loss] = []

    struct Loss: Sendable {
        let text: String
        let details: String
        let state: Int32
        var others = 0
    }

    /// - Parameters:
    ///   - states: The number of all states.
    ///   - limit: The greatest number of those from which trips are made; nil for all.
    init(law: String, states: Int, limit: Int? = nil) {
        (self.law, self.states, self.limit) = (law, states, min(max(0, limit ?? states), states))
    }

    /// True if no state is left out.
    var isWhole: Bool { limit == states }

    /// True if trips are made from the state at this index, so that they are spread evenly.
    func isMade(at index: Int) -> Bool { index * limit / states != (index + 1) * limit / states }

    /// True if no trip was possible.
    var isWithoutTrip: Bool { whole == 0 && named == 0 && lost.isEmpty }

    mutating func count(_ end: RoundTripEnd, from state: Int32) {
        switch end {
        case .whole: whole += 1
        case .held, .untried: held += 1
        case .named(let all):
            named += 1
            for reason in all { reasons[reason, default: 0] += 1 }
        case .lost(let text, let details):
            if let index = lost.firstIndex(where: { $0.text == text }) {
                lost[index].others += 1
            } else {
                lost.append(Loss(text: text, details: details, state: state))
            }
        }
    }
}

/// The end of a round trip.
enum RoundTripEnd {
    case whole
    /// There was nothing to do.
    case untried
    /// It was refused, or waits for an answer.
    case held
    /// The reasons of what did not come back.
    case named([String])
    /// The loss, and the details.
    case lost(String, String)

    /// True if the next trip may begin where this one has ended.
    var leadsBack: Bool {
        switch self {
        case .whole, .untried: true
        case .held, .named, .lost: false
        }
    }
}

extension RoundTripTally: CustomStringConvertible {
    /// One line: `comes back from a restart: 214 trips, 0 lost; 200 as they were, 14 but for what is named (...)`.
    var description: String {
        let lost = lost.reduce(0) { $0 + 1 + $1.others }
        var ends = ["\(whole) as they were"]
        if named > 0 {
            let reasons = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0): \($1)" }
            ends.append("\(named) but for what is named (\(reasons.joined(separator: ", ")))")
        }
        if held > 0 { ends.append("\(held) held up") }
        if !isWhole { ends.append("in \(limit) of \(states.of("state"))") }
        return "\(law): \((whole + held + named + lost).of("trip")), \(lost) lost; \(ends.joined(separator: ", "))"
    }
}
