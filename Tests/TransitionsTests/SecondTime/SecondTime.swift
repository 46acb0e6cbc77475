import Testing
import Transitions

/// One fact about a verb that is run again after it did its work: the tree as it is by then, the call, and what comes
/// of it. A row of the page.
struct SecondTime: Sendable, CustomTestStringConvertible {
    enum Result: Sendable {
        case noChange
        case refusal(TransitionError.Detail)
        case picture(String)
    }

    /// What kind of root it is, as the page says it.
    let root: String
    /// The call, as the page writes it.
    let call: String
    let before: String
    let result: Result
    /// Runs it, on the tree that the wrapping makes of the picture, and gives what came of it.
    private let run: @Sendable (Wrapping) throws -> Attempt

    var testDescription: String { "\(call) on \(root): \(before)" }

    init<Root: ContainerRoot & SendableMetatype>(
        _ root: String, _ call: String, _ before: String, _ result: Result,
        _ type: Root.Type = Root.self, _ make: @escaping @Sendable (Stage) throws -> Transition<Root>
    ) {
        (self.root, self.call, self.before, self.result) = (root, call, before, result)
        run = { wrapping in
            let stage = try Stage(wrapping.wrap(before))
            // The wrapping is tabs, which come first in the line.
            let root = try stage.root(Root.self, !wrapping.isNone && Root.self == TabRoot.self ? 1 : 0)
            let (transition, attempt) = (try make(stage), Attempt(stage))
            root.perform(transition) { attempt.outcomes.append($0) }
            return attempt
        }
    }

    /// A verb that needs no route, on the outermost.
    init(
        front call: String, _ before: String, _ result: Result,
        _ act: @escaping @Sendable (any Presentable, Stage, @escaping (TransitionOutcome) -> Void) -> Void
    ) {
        (root, self.call, self.before, self.result) = ("without a route", call, before, result)
        run = { wrapping in
            let attempt = Attempt(try Stage(wrapping.wrap(before)))
            act(attempt.stage.outermost, attempt.stage) { attempt.outcomes.append($0) }
            return attempt
        }
    }

    func attempt(_ wrapping: Wrapping = .none) throws -> Attempt { try run(wrapping) }

    /// What the page says in the last column.
    var words: String {
        switch result {
        case .noChange: "no change"
        case .refusal(.alreadyShown): "refused: already shown"
        case .refusal(let reason):
            "refused: \(TransitionError("", reason).summary.dropFirst("Can't : ".count).dropLast())"
        case .picture(let after): "`\(after)`"
        }
    }
}

/// What came of a call.
final class Attempt {
    let stage: Stage
    let before: Tree
    var outcomes: [TransitionOutcome] = []

    init(_ stage: Stage) {
        self.stage = stage
        before = stage.tree
    }
}

/// Where a root is, around its picture.
enum Wrapping: String, CaseIterable, Sendable {
    case none = "$"
    case window = "main: $"
    case shown = "{$*, z}"
    case hidden = "{z*, $}"
    case modal = "{z*}^$"
    case embedded = "{z+$*, y}"

    var isNone: Bool { self == .none || self == .window }

    func wrap(_ picture: String) -> String { rawValue.replacing("$", with: picture) }
}
