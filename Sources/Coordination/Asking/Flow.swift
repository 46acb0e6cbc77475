/// Several questions that follow from each other, as a struct of the answers so far.
///
/// ```swift
/// struct NewCart: Flow {
///     var method: DeliveryMethod?
///     var address: Address?
///
///     func next() -> Step<NewCart, Cart> {
///         guard let method else { return .ask(MethodPicker(), \.method) }
///         guard let address else { return .ask(AddressForm(for: method), \.address) }
///         return .done(Cart(method, address))
///     }
/// }
/// ```
///
/// It is run by a transition (`.run(NewCart(), returning: CartRoute.created)`), or awaited. One question stands over
/// the other, so one goes back to a question by going back; what was answered from there on is then forgotten.
///
/// Make it a struct: each question keeps the answers that led to it, which with a class would be one and the same.
public protocol Flow {
    /// What the answers lead to.
    associatedtype Output

    /// Says what is missing, or what the answers come to. Asked again after each answer; only look, and change nothing.
    ///
    /// - Throws: Why it cannot go on with these answers: the last one is refused with it, and the question stays, to be
    ///   answered anew.
    func next() throws -> Step<Self, Output>

    /// Says who is asked before a question is built, with what the flow knows: its own properties, and the answers so
    /// far. None, unless you say otherwise. The gates of the question's type are asked after these.
    ///
    /// ```swift
    /// func gates(for question: PartialKeyPath<NewCart>) -> [Gate] {
    ///     question == \.address ? [.near(postOffice)] : []
    /// }
    /// ```
    ///
    /// Asked each time that the question is to be shown. A gate that has to wait lets the answer wait that led there;
    /// with the first question, what runs the flow.
    ///
    /// - Parameter question: Where the answer is to be kept: `\.address`.
    func gates(for question: PartialKeyPath<Self>) -> [Gate]
}

extension Flow {
    /// None beside those of the question's type.
    @_documentation(visibility: internal)
    public func gates(for question: PartialKeyPath<Self>) -> [Gate] { [] }
}

/// What comes next in a flow: a question, or the end.
///
/// `Answers` is the flow. That it is one is not demanded here: where the main actor is the default, the compiler would
/// go round in a circle over it.
public struct Step<Answers, Output> {
    enum Kind {
        case ask(PartialKeyPath<Answers>, show: Showing)
        case done(Output)
    }

    /// Puts the question on top of a stack, asked with the answers so far.
    typealias Showing = (Answers, FlowAsker<Answers, Output>, Container, Commit) throws(TransitionError) -> Node

    let kind: Kind

    /// A question, whose output is the answer.
    ///
    /// - Parameters:
    ///   - question: What is shown. Built when the gates of its type have allowed it; a new one each time.
    ///   - answer: Where the answer is kept.
    public static func ask<F: Finishing>(
        _ question: @autoclosure @escaping () -> F, _ answer: WritableKeyPath<Answers, F.Output?>
    ) -> Step {
        Step(
            kind: .ask(
                answer,
                show: { answers, asker, stack, commit throws(TransitionError) in
                    try asker.show(question, for: answer, of: answers, on: stack, commit)
                }))
    }

    /// All is answered.
    ///
    /// - Parameter output: What the answers come to.
    public static func done(_ output: Output) -> Step { Step(kind: .done(output)) }
}

extension Step {
    /// The answer that is asked for, to try a flow by itself: `NewCart().next().asked == \.method`. Nil at the end.
    public var asked: PartialKeyPath<Answers>? { if case .ask(let answer, _) = kind { answer } else { nil } }

    /// The output of the answers; nil as long as one is missing.
    public var output: Output? { if case .done(let output) = kind { output } else { nil } }
}
