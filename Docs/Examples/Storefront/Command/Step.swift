import Coordination
import Shop

/// What became of one line of a script.
struct Step {
    /// The last word of it. The raw values are what `--json` prints.
    enum Outcome: String {
        case completed
        case noChange
        case cancelled
        case rejected
        case failed
        /// Something has to happen first; what becomes of it is told by the line after which it ends.
        case waiting
        /// An expectation that held.
        case met
        /// An expectation that did not.
        case unmet
        /// A line that only asked to see something.
        case printed
        /// A line that could not be read.
        case unreadable
    }

    let outcome: Outcome

    /// Whether the script may count this line as done.
    var isGood = true

    /// Why not, as whole messages; of what had to be refused, why it was.
    var error: String?

    /// The same for a shopper; nil where nothing has to be said.
    var sentence: String?

    /// What became, after this line, of others that waited.
    var ended: [Ended] = []

    /// A line that waited, and what became of it.
    struct Ended {
        let line: String
        let outcome: TransitionOutcome
    }

    /// A drawing of the tree, where one was asked for.
    var outline: String?

    init(_ outcome: Outcome) {
        self.outcome = outcome
    }

    /// - Parameter outcome: What became of it; nil where something has to happen first.
    init(of outcome: TransitionOutcome?) {
        guard let outcome else {
            self.init(.waiting)
            return
        }
        switch outcome {
        case .completed: self.init(.completed)
        case .noChange: self.init(.noChange)
        case .cancelled: self.init(.cancelled)
        case .rejected: self.init(.rejected)
        case .failed: self.init(.failed)
        }
        sentence = outcome.sentence
        if case .failed(let error) = outcome { add(failure: error.description) }
        if case .cancelled = outcome { add(failure: outcome.description) }
        if case .rejected = outcome { add(failure: outcome.description) }
    }

    init(_ error: ScriptError) {
        self.init(.unreadable)
        add(failure: error.description)
    }

    mutating func add(failure: String) {
        isGood = false
        error = error.map { "\($0)\n\n\(failure)" } ?? failure
    }
}
