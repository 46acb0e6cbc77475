import Coordination
import Shop

/// The result of one line of a script.
package struct Step {
    /// The outcome of the line. The raw values are what `--json` prints.
    enum Outcome: String {
        case completed
        case noChange
        case cancelled
        case rejected
        case failed
        /// The command waits. The line after which it ends reports its outcome.
        case waiting
        /// An expectation that held.
        case met
        /// An expectation that did not.
        case unmet
        /// A line that only prints something.
        case printed
        /// A line that could not be read.
        case unreadable
    }

    let outcome: Outcome

    /// True if the line counts as done.
    var isGood = true

    /// The failure messages; after an expected refusal, its reason.
    var error: String?

    /// A sentence for a shopper, if one is needed.
    var sentence: String?

    /// Earlier lines that waited, and ended with this one.
    var ended: [Ended] = []

    /// A line that waited, and its outcome.
    struct Ended {
        let line: String
        let outcome: TransitionOutcome
    }

    /// A drawing of the tree, if the line asked for it.
    var outline: String?

    init(_ outcome: Outcome) {
        self.outcome = outcome
    }

    /// - Parameter outcome: The outcome of the trigger; nil if it waits.
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
