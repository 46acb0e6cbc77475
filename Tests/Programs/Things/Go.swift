import Coordination

/// A route that carries what it does, and what is said about it.
protocol GoRoute: Route {
    var step: Step { get }
    /// Whether a gate has asked for it first.
    var isNeeded: Bool { get }
    init(_ step: Step, isNeeded: Bool)
}

enum Red {}
enum Green {}
enum Blue {}

struct Go<Tag>: GoRoute, CustomStringConvertible, Codable {
    let step: Step
    let isNeeded: Bool

    init(_ step: Step, isNeeded: Bool) {
        self.step = step
        self.isNeeded = isNeeded
    }

    /// Reads what was stored: the step, as it prints, after a word that says whether a gate has asked for it.
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        isNeeded = text.hasPrefix("needed ")
        step = try Step.parse(String(text.drop { $0 != " " })).first ?? Step(.go)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(isNeeded ? "needed" : "free") \(step)")
    }

    var description: String { "go(\(step[1]), \(step.first(.verb)?.kind.rawValue ?? "nowhere"))" }
}

extension GoRoute {
    /// What distinguishes it from every other route, in words.
    var words: String { "\(type(of: self)) \(step)" }
}

/// The route of a step: which coordinators take it says its first number.
func route(_ step: Step?, isNeeded: Bool = false) -> any GoRoute {
    let step = step ?? Step(.go)
    switch step[0] % 3 {
    case 0: return Go<Red>(step, isNeeded: isNeeded)
    case 1: return Go<Green>(step, isNeeded: isNeeded)
    default: return Go<Blue>(step, isNeeded: isNeeded)
    }
}
