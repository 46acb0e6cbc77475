@_spi(Hosting) import Transitions

extension Transition {
    /// Asks the questions of a flow, and sends its output upward as a route.
    ///
    /// On a stack, each question is pushed over the one before: `[a]` → `[a, method]` → `[a, method, address]`. With a
    /// style, or on any other root, they are presented in a stack of their own: `[a]^[method]` →
    /// `[a]^[method, address]`. The last answer removes all of them. A stack that holds only the flow keeps the
    /// questions until it is given something else.
    ///
    /// If no answer is missing, nothing is shown, and the output is sent.
    ///
    /// - Parameters:
    ///   - flow: The flow, with the answers that are known.
    ///   - style: The style of a stack presented for the questions; nil pushes them if this root is a stack.
    ///   - animation: Stored with each question, or with the presented stack.
    ///   - route: The route of the output, which is sent upward from this root: `CartRoute.created`.
    ///   - otherwise: Returns the route for an end without output. Nil: such an end is not reported.
    public static func run<F: Flow, R: Route>(
        _ flow: F, style: PresentationStyle? = nil, animation: TransitionAnimation? = nil,
        returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Transition {
        running(flow, style, animation) { ($0, $0.sending(route, otherwise: otherwise)) }
    }

    /// Asks the questions of a flow, and calls a handler at its end. The first question retains the handler.
    package static func run<F: Flow>(
        _ flow: F, style: PresentationStyle? = nil, animation: TransitionAnimation? = nil,
        onEnd handler: @escaping (Result<F.Output, EndReason>) -> Void
    ) -> Transition {
        running(flow, style, animation) { _ in (nil, handler) }
    }

    private static func running<F: Flow>(
        _ flow: F, _ style: PresentationStyle?, _ animation: TransitionAnimation?,
        _ listener: @escaping (Node) -> (asker: Node?, hear: (Result<F.Output, EndReason>) -> Void)
    ) -> Transition {
        Transition(
            "run", .words("\(F.self)"), animation: animation,
            .verb { editor in
                let (asker, hear) = listener(editor.root.node)
                try editor.ask(flow, in: style, animation, at: asker, hear)
            })
    }
}

extension Editor {
    /// Shows the first question of a flow.
    ///
    /// - Parameters:
    ///   - flow: The flow, with the answers that are known.
    ///   - style: The style of a stack presented for the questions; nil pushes them if this root is a stack.
    ///   - animation: Stored with the node that is shown.
    ///   - asker: The node that listens; nil for a closure without one, which is called once.
    ///   - hear: Called when the flow ends.
    /// - Returns: The question; nil if no answer is missing.
    @discardableResult
    mutating func ask<F: Flow>(
        _ flow: F, in style: PresentationStyle?, _ animation: TransitionAnimation?, at asker: Node?,
        _ hear: @escaping (Result<F.Output, EndReason>) -> Void
    ) throws(TransitionError) -> Node? {
        switch try F.next(of: flow).kind {
        case .done(let output):
            commit.effect("end \(F.self)") { hear(.success(output)) }
            return nil
        case .ask(_, let show):
            let ownStack = style != nil || root.node.layout.kind != .stack ? StackRoot() : nil
            if let ownStack {
                try perform(.present(ownStack, style: style ?? .automatic, animation: animation))
            }
            let listener = ResultExpectation(at: asker, hear)
            let run = FlowRun(listener, hasOwnStack: ownStack != nil)
            let asker = FlowAsker<F, F.Output>(
                run: run, animation: ownStack == nil ? animation : nil,
                next: { answers throws(TransitionError) in try F.next(of: answers) },
                gates: { answers, question in answers.gates(for: question) })
            do throws(TransitionError) {
                let first = try show(flow, asker, ownStack?.node ?? root.node, commit)
                run.first = first
                commit.expect(listener, on: first)
                return first
            } catch {
                listener.forget()
                throw error
            }
        }
    }
}

extension Flow {
    /// Returns the next step; any error becomes a ``TransitionError``.
    fileprivate static func next(of flow: Self) throws(TransitionError) -> FlowStep<Self, Output> {
        try TransitionError.run("go on with \(Self.self)", flow.next)
    }
}
