@_spi(Hosting) import Transitions

extension Transition {
    /// Asks the questions of a flow, and gives its output back as a route.
    ///
    /// On a stack one question is pushed over the other: `[a]` → `[a, method]` → `[a, method, address]`. Given a style,
    /// and on any other root, they are presented in a stack of their own: `[a]^[method]` → `[a]^[method, address]`.
    /// With the last answer all of them are removed. A stack that holds nothing but the flow keeps it until it is
    /// given something else.
    ///
    /// Where nothing is missing, nothing is shown.
    ///
    /// - Parameters:
    ///   - flow: The answers that are known.
    ///   - style: How a stack of their own stands over what is there; nil for one only where this root is no stack.
    ///   - animation: Stored with each question; with the stack, where they are presented.
    ///   - route: The route of the output, which climbs from this root: `CartRoute.created`.
    ///   - otherwise: The route where there is none, and why; without it, the failure is not reported.
    public static func run<F: Flow, R: Route>(
        _ flow: F, style: PresentationStyle? = nil, animation: TransitionAnimation? = nil,
        returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Transition {
        running(flow, style, animation) { ($0, $0.sending(route, otherwise: otherwise)) }
    }

    /// The same, which tells a closure how it ends. The first question keeps it.
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
    ///   - flow: The answers that are known.
    ///   - style: How a stack of its own is presented; nil for one only where this root is no stack.
    ///   - animation: Stored with what is shown.
    ///   - asker: Where it stands who hears how it ends; nil for a closure, which hears once.
    ///   - hear: Given how it ends.
    /// - Returns: The question; nil where nothing is missing.
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
    /// What comes next; what that throws becomes a ``TransitionError``.
    fileprivate static func next(of flow: Self) throws(TransitionError) -> Step<Self, Output> {
        do {
            return try flow.next()
        } catch let error as TransitionError {
            throw error
        } catch {
            throw TransitionError("go on with \(Self.self)", .custom(because: "\(error)", remedy: ""))
        }
    }
}
