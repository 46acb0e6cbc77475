/// A series of questions that depend on each other, as a struct of the answers so far.
///
/// ```swift
/// struct NewCart: Flow {
///     var method: DeliveryMethod?
///     var address: Address?
///
///     func next() -> FlowStep<NewCart, Cart> {
///         guard let method else { return .ask(MethodPicker(), \.method) }
///         guard let address else { return .ask(AddressForm(for: method), \.address) }
///         return .done(Cart(method, address))
///     }
/// }
/// ```
///
/// Run it with a transition (`.run(NewCart(), returning: CartRoute.created)`), or await it. Each question is shown on
/// top of the one before, so the user goes back to change an answer; the answers from there on are then forgotten.
///
/// Make it a struct: each question keeps a copy of the answers that led to it, while a class would be shared by all.
public protocol Flow {
    /// The type of the flow's result.
    associatedtype Output

    /// Returns the next question, or the output of the answers. Called at the start and after each answer; must change
    /// nothing.
    ///
    /// - Throws: An error if the flow cannot go on with these answers: the last answer is refused with that error, and
    ///   its question stays, to be answered again.
    func next() throws -> FlowStep<Self, Output>

    /// Returns the gates asked before a question is built, none by default. They may use the flow's properties and the
    /// answers so far. The gates of the question's type are asked after them.
    ///
    /// ```swift
    /// func gates(for question: PartialKeyPath<NewCart>) -> [Gate] {
    ///     question == \.address ? [.near(postOffice)] : []
    /// }
    /// ```
    ///
    /// Called each time the question is to be shown. If a gate waits, the answer that led to the question waits too;
    /// for the first question, the trigger that runs the flow waits.
    ///
    /// - Parameter question: The key path of the answer: `\.address`.
    func gates(for question: PartialKeyPath<Self>) -> [Gate]
}

extension Flow {
    /// No gates but those of the question's type.
    @_documentation(visibility: internal)
    public func gates(for question: PartialKeyPath<Self>) -> [Gate] { [] }
}

/// The next step of a flow: a question, or the end.
///
/// `Answers` is the flow. It is not constrained to `Flow`: with the main actor as the default, the compiler would
/// report a circular reference.
public struct FlowStep<Answers, Output> {
    enum Kind {
        case ask(PartialKeyPath<Answers>, show: Showing)
        case done(Output)
    }

    /// A closure that shows the question on top of a stack, given the answers so far.
    typealias Showing = (Answers, FlowAsker<Answers, Output>, Container, Commit) throws(TransitionError) -> Node

    let kind: Kind

    /// Asks a question, whose output is the answer.
    ///
    /// - Parameters:
    ///   - question: Builds the screen each time the question is shown, once all gates have allowed it.
    ///   - answer: The key path of the answer.
    public static func ask<F: Finishing>(
        _ question: @autoclosure @escaping () -> F, _ answer: WritableKeyPath<Answers, F.Output?>
    ) -> FlowStep {
        FlowStep(
            kind: .ask(
                answer,
                show: { answers, asker, stack, commit throws(TransitionError) in
                    try asker.show(question, for: answer, of: answers, on: stack, commit)
                }))
    }

    /// Ends the flow.
    ///
    /// - Parameter output: The result of the answers.
    public static func done(_ output: Output) -> FlowStep { FlowStep(kind: .done(output)) }
}

extension FlowStep {
    /// The key path of the next answer, to test a flow by itself: `NewCart().next().asked == \.method`. Nil at the end.
    public var asked: PartialKeyPath<Answers>? { if case .ask(let answer, _) = kind { answer } else { nil } }

    /// The result of the answers; nil as long as one is missing.
    public var output: Output? { if case .done(let output) = kind { output } else { nil } }
}
