extension Transition {
    /// The same transition, whose shown screen or coordinator gives its output back as a route.
    ///
    /// ```swift
    /// .present(child, at: .start).returning(from: child, CartRoute.chosen)
    /// ```
    ///
    /// The route climbs from the root that the transition runs on, when what was shown has ended and all has settled.
    ///
    /// - Parameters:
    ///   - finishing: What it shows.
    ///   - route: The route of an output.
    ///   - otherwise: The route where there is none, and why; without it, the failure is not reported.
    public func returning<F: Finishing, R: Route>(
        from finishing: F, _ route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Transition {
        let show: (Root, inout RunningCommit) throws(TransitionError) -> Void = {
            root, running throws(TransitionError) in
            let expectation = ResultExpectation<F.Output>(root.node.sending(route, otherwise: otherwise))
            running.commit.expect(expectation, on: finishing.node)
            try running.perform(self, on: root)
        }
        return Transition(name, step.subject, animation: animation, .deferred(show))
    }

    /// Presents a screen or a coordinator that gives its output back as a route.
    ///
    /// With a key, what is presented under it already comes to the top instead, and gives its output back as it was
    /// told when it was shown: `.present(Later { Login() }, key: route, returning: AppRoute.signedIn)`.
    ///
    /// - Parameters:
    ///   - finishing: What is presented; a `Later` for what is built when it is reached.
    ///   - key: What it is found under, with what this root presents; nil for nothing.
    ///   - style: How it stands over what is there.
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this root: `CartRoute.chosen`.
    ///   - otherwise: The route where there is none, and why; without it, the failure is not reported.
    @export(implementation)
    public static func present<F: Finishing, R: Route>(
        _ finishing: F, key: (any Hashable & Sendable)? = nil, style: PresentationStyle = .automatic,
        animation: Animation? = nil, returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Transition {
        guard let key else {
            let show = Transition.present(finishing, style: style, animation: animation)
            return show.returning(from: finishing, route, otherwise: otherwise)
        }
        return Transition(
            "present", .words("key: \(key)"), animation: animation,
            .verb { editor in
                var isBuilt = false
                try editor.present(key: key, style: style, animation: animation) {
                    isBuilt = true
                    return finishing
                }
                if isBuilt { editor.expectOutput(of: finishing, returning: route, otherwise: otherwise) }
            })
    }
}

extension Transition where Root == StackRoot {
    /// Pushes a screen or a coordinator that gives its output back as a route.
    ///
    /// With a key, what this stack shows under it already comes to the top instead, and gives its output back as it was
    /// told when it was shown.
    ///
    /// - Parameters:
    ///   - finishing: What is pushed; a `Later` for what is built when it is reached.
    ///   - key: What it is found under on this stack; nil for nothing.
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this stack: `CartRoute.chosen`.
    ///   - otherwise: The route where there is none, and why; without it, the failure is not reported.
    @export(implementation)
    public static func push<F: Finishing, R: Route>(
        _ finishing: F, key: (any Hashable & Sendable)? = nil, animation: Animation? = nil,
        returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Transition {
        guard let key else {
            return push(finishing, animation: animation).returning(from: finishing, route, otherwise: otherwise)
        }
        return Transition(
            "push", .words("key: \(key)"), animation: animation,
            .verb { editor in
                var isBuilt = false
                try editor.push(key: key, animation: animation) {
                    isBuilt = true
                    return finishing
                }
                if isBuilt { editor.expectOutput(of: finishing, returning: route, otherwise: otherwise) }
            })
    }
}

extension Editor {
    /// Has the output of something given back as a route, which climbs from this root.
    @usableFromInline
    func expectOutput<F: Finishing, R: Route>(
        of finishing: F, returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)?
    ) {
        let expectation = ResultExpectation<F.Output>(root.node.sending(route, otherwise: otherwise))
        commit.expect(expectation, on: finishing.node.madeNode)
    }
}

extension Later: Finishing where Made: Finishing {
    /// What that ends with which is built.
    public typealias Output = Made.Output
}
