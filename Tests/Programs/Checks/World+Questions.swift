import Coordination

/// A question whose answer goes somewhere.
final class Asked {
    private(set) weak var model: Model?
    /// Whether it is one of a flow, which goes on with the answer.
    let isOfFlow: Bool
    /// How often its answer has come.
    var answers = 0
    /// What it stands in. If it is taken out of that by itself, nothing hears of it any more.
    private weak var holder: Node?
    private var hasStood = false
    private(set) var isClosed = false
    /// Whether another one hears its answer, who may have come after a call to finish that waits.
    var isHeard = false
    /// The first question of its flow, which ends that where it goes alone.
    private let first: Asked?

    init(_ model: Model, isOfFlow: Bool = false, after first: Asked? = nil) {
        self.model = model
        self.isOfFlow = isOfFlow
        self.first = first
    }

    /// Notes what it stands in now.
    func look() {
        first?.look()
        guard let model else { return }
        if let first, first.isClosed || first.model == nil { isClosed = true }
        let current = model.node.holder
        if !hasStood {
            (holder, hasStood) = (current, current != nil)
        } else if current == nil || current !== holder {
            isClosed = true
        }
    }
}

extension World {
    func checkQuestions() {
        for question in asked { question.look() }
        asked.removeAll { $0.model == nil || $0.isClosed }
    }

    /// The question that a model is, if its answer goes somewhere, and how many answers have come.
    func question(_ presentable: any Presentable) -> (asked: Asked, answers: Int)? {
        guard let question = asked.last(where: { $0.model === presentable }) else { return nil }
        question.look()
        return question.isClosed ? nil : (question, question.isOfFlow ? turns : question.answers)
    }

    /// An answer is not lost: it reaches the one who asked, or cannot be given.
    func checkAnswered(_ outcome: TransitionOutcome, _ call: Call) {
        guard case .completed = outcome, let (asked, answers) = call.question, !asked.isHeard, hooksRun == 0,
            !hasCoalesced,
            call.formerRedirections == redirections
        else { return }
        tally.count("an answer", of: "checked")
        if (asked.isOfFlow ? turns : asked.answers) == answers {
            flaw("an answer reaches nobody", "\(call.title) of \(asked.isOfFlow ? "a flow" : "a question")")
        }
    }
}
