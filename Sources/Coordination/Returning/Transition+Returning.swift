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
    ///   - otherwise: The route where there is none, and why; without it, nobody is told.
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
    /// - Parameters:
    ///   - finishing: What is presented.
    ///   - style: How it stands over what is there.
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this root: `CartRoute.chosen`.
    ///   - otherwise: The route where there is none, and why; without it, nobody is told.
    @export(implementation)
    public static func present<F: Finishing, R: Route>(
        _ finishing: F, as style: PresentationStyle = .automatic, animation: Animation? = nil,
        returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Transition {
        present(finishing, as: style, animation: animation).returning(from: finishing, route, otherwise: otherwise)
    }
}

extension Transition where Root == StackRoot {
    /// Pushes a screen or a coordinator that gives its output back as a route.
    ///
    /// - Parameters:
    ///   - finishing: What is pushed.
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this stack: `CartRoute.chosen`.
    ///   - otherwise: The route where there is none, and why; without it, nobody is told.
    @export(implementation)
    public static func push<F: Finishing, R: Route>(
        _ finishing: F, animation: Animation? = nil, returning route: @escaping (F.Output) -> R,
        otherwise: ((EndReason) -> R)? = nil
    ) -> Transition {
        push(finishing, animation: animation).returning(from: finishing, route, otherwise: otherwise)
    }
}

extension Transition {
    /// Presents what is built when it is reached, and gives its output back as a route.
    ///
    /// - Parameters:
    ///   - style: How it stands over what is there.
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this root: `CartRoute.chosen`.
    ///   - otherwise: The route where there is none, and why; without it, nobody is told.
    ///   - build: Builds it, once the gates of its type allow it.
    @export(implementation)
    public static func present<F: Finishing, R: Route>(
        as style: PresentationStyle = .automatic, animation: Animation? = nil,
        returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil,
        _ build: @escaping () throws -> F
    ) -> Transition {
        Transition(
            "present", .words("\(F.self)"), animation: animation,
            .verb { editor in
                let finishing = try editor.build(build, returning: route, otherwise: otherwise)
                try editor.present(finishing, as: style, animation: animation)
            })
    }
}

extension Transition where Root == StackRoot {
    /// Pushes what is built when it is reached, and gives its output back as a route.
    ///
    /// - Parameters:
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this stack: `CartRoute.chosen`.
    ///   - otherwise: The route where there is none, and why; without it, nobody is told.
    ///   - build: Builds it, once the gates of its type allow it.
    @export(implementation)
    public static func push<F: Finishing, R: Route>(
        animation: Animation? = nil, returning route: @escaping (F.Output) -> R,
        otherwise: ((EndReason) -> R)? = nil, _ build: @escaping () throws -> F
    ) -> Transition {
        Transition(
            "push", .words("\(F.self)"), animation: animation,
            .verb { editor in
                let finishing = try editor.build(build, returning: route, otherwise: otherwise)
                try editor.push(finishing, animation: animation)
            })
    }
}

extension Transition {
    /// Brings to the top what is presented under a key already, else presents what is built now, and gives its output
    /// back as a route.
    ///
    /// What is there already gives its output back as it was told when it was shown.
    ///
    /// - Parameters:
    ///   - key: What it is found under, with what this root presents.
    ///   - style: How it stands over what is there.
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this root: `AppRoute.signedIn`.
    ///   - otherwise: The route where there is none, and why; without it, nobody is told.
    ///   - build: Builds it, once the gates of its type allow it.
    @export(implementation)
    public static func present<F: Finishing, R: Route>(
        key: some Hashable & Sendable, as style: PresentationStyle = .automatic, animation: Animation? = nil,
        returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)? = nil,
        _ build: @escaping () throws -> F
    ) -> Transition {
        Transition(
            "present", .words("key: \(key)"), animation: animation,
            .verb { editor in
                var built: F?
                try editor.present(key: key, as: style, animation: animation) {
                    let finishing = try build()
                    built = finishing
                    return finishing
                }
                if let built { editor.expectOutput(of: built, returning: route, otherwise: otherwise) }
            })
    }
}

extension Transition where Root == StackRoot {
    /// Brings to the top what is shown under a key already, else pushes what is built now, and gives its output back as
    /// a route.
    ///
    /// What is there already gives its output back as it was told when it was shown.
    ///
    /// - Parameters:
    ///   - key: What it is found under on this stack.
    ///   - animation: Stored with it.
    ///   - route: The route of an output, which climbs from this stack: `CartRoute.chosen`.
    ///   - otherwise: The route where there is none, and why; without it, nobody is told.
    ///   - build: Builds it, once the gates of its type allow it.
    @export(implementation)
    public static func push<F: Finishing, R: Route>(
        as key: some Hashable & Sendable, animation: Animation? = nil, returning route: @escaping (F.Output) -> R,
        otherwise: ((EndReason) -> R)? = nil, _ build: @escaping () throws -> F
    ) -> Transition {
        Transition(
            "push", .words("as: \(key)"), animation: animation,
            .verb { editor in
                var built: F?
                try editor.push(as: key, animation: animation) {
                    let finishing = try build()
                    built = finishing
                    return finishing
                }
                if let built { editor.expectOutput(of: built, returning: route, otherwise: otherwise) }
            })
    }
}

extension Editor {
    @usableFromInline
    mutating func build<F: Finishing, R: Route>(
        _ build: () throws -> F, returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)?
    ) throws(TransitionError) -> F {
        let finishing = try self.build(build)
        expectOutput(of: finishing, returning: route, otherwise: otherwise)
        return finishing
    }

    /// Has the output of something given back as a route, which climbs from this root.
    @usableFromInline
    func expectOutput<F: Finishing, R: Route>(
        of finishing: F, returning route: @escaping (F.Output) -> R, otherwise: ((EndReason) -> R)?
    ) {
        let expectation = ResultExpectation<F.Output>(root.node.sending(route, otherwise: otherwise))
        commit.expect(expectation, on: finishing.node)
    }
}
