@_spi(Hosting) import Transitions

/// The part of a flow's run that asks one question after the other.
struct FlowAsker<Answers, Output> {
    let run: FlowRun
    let animation: TransitionAnimation?
    /// The flow's own `next()`.
    let next: (Answers) throws(TransitionError) -> FlowStep<Answers, Output>
    /// The flow's own `gates(for:)`.
    let gates: (Answers, PartialKeyPath<Answers>) -> [Gate]

    /// Builds a question, and pushes it on a stack.
    func show<F: Finishing>(
        _ build: () -> F, for answer: WritableKeyPath<Answers, F.Output?>, of answers: Answers, on stack: Container,
        _ commit: Commit
    ) throws(TransitionError) -> Node {
        func ask(in commit: Commit?) throws(TransitionError) {
            try commit?.ask(gates(answers, answer), about: .type(F.self))
        }
        try ask(in: commit)
        let node = try commit.push(on: stack, animation, build)
        let question = OpenQuestion<F.Output>(run) { output, visitor, node, commit throws(TransitionError) in
            if output == nil, visitor == nil { return try ask(in: commit) }
            var answers = answers
            if let output { answers[keyPath: answer] = output }
            if visitor?.visit(&answers) == false { return }
            if let commit { try askNext(with: answers, after: answer, at: node, commit) }
        }
        commit.attach(question as Question, for: run.listener, on: node)
        return node
    }

    /// Asks the next question, or ends the flow.
    private func askNext(
        with answers: Answers, after last: PartialKeyPath<Answers>, at node: Node, _ commit: Commit
    ) throws(TransitionError) {
        switch try next(answers).kind {
        case .ask(last, _):
            try (node.holder ?? node).refuse(
                "answer \(node.label)", .flowStuck(node.title))
        case .ask(_, let show):
            guard case .content(let stack)? = node.list, stack.layout.kind == .stack else {
                throw TransitionError(
                    cannot: "go on from \(node.label)", because: "it has left the stack on which its flow asks",
                    state: (node.holder ?? node).stateLine, remedy: "Leave a question there until it is answered.")
            }
            _ = try show(answers, self, stack, commit)
        case .done(let output):
            if let listener = run.listener as? ResultExpectation<Output> {
                listener.fulfil(with: output)
                commit.fulfil(listener)
            }
            run.removeQuestions(in: commit, asksWhetherToLeave: false)
        }
    }
}
