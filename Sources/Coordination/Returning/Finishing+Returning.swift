extension Finishing {
    /// Returns this with the route of its output, for any verb that shows it.
    ///
    /// ```swift
    /// .present(child.at(.start).returning(CartRoute.chosen))
    /// ```
    ///
    /// When this has ended and the commit has settled, the route is sent upward from the root whose verb showed this.
    /// If this is already shown, or another is found under its key, the route given when that was shown counts. A
    /// `Later` takes a route in the same way: `Later { StorePicker() }.returning(CartRoute.chosen)`.
    ///
    /// - Parameters:
    ///   - route: The route of an output: a case with the output as its payload, or a closure.
    ///   - otherwise: The route for the reason why there is none; without it, that end is not reported.
    /// - Returns: The argument for the verb.
    public func returning<R: Route>(
        _ route: @escaping (Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Later<Self> {
        Later(self) { made, commit, root in
            let expectation = ResultExpectation<Output>(at: root, root.sending(route, otherwise: otherwise))
            guard let commit else { return (made.node as Node).expect(expectation) }
            commit.expect(expectation, on: made.node)
        }
    }
}

extension Finishing where Output == Void {
    /// Returns this with the route of its end, for any verb that shows it:
    /// `.present(Login().returning(AppRoute.signedIn))`.
    ///
    /// - Parameters:
    ///   - route: The route if it finishes.
    ///   - otherwise: The route for the reason why it does not; without it, that end is not reported.
    /// - Returns: The argument for the verb.
    public func returning<R: Route>(_ route: R, otherwise: ((EndReason) -> R)? = nil) -> Later<Self> {
        returning({ route }, otherwise: otherwise)
    }
}

extension Later: Finishing where Made: Finishing {
    /// The output of the presentable to be built.
    public typealias Output = Made.Output
}
