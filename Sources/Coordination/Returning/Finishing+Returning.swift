extension Finishing {
    /// Returns this presentable with the route that delivers its output, for any verb that shows it.
    ///
    /// ```swift
    /// .present(child.at(.start).returning(CartRoute.chosen))
    /// ```
    ///
    /// When the presentable has ended and the commit has settled, the route is sent upward from the root whose verb
    /// showed it; from where that root was, if it was made with the presentable and has gone with it. If the verb finds
    /// it, or another under its key, already shown, the route given earlier counts. A `Later` takes a route in the same
    /// way: `Later { StorePicker() }.returning(CartRoute.chosen)`.
    ///
    /// - Parameters:
    ///   - route: The route of an output: a case with the output as its payload, or a closure.
    ///   - otherwise: Returns the route for an end without output. Nil: such an end is not reported.
    /// - Returns: The argument for the verb.
    public func returning<R: Route>(
        _ route: @escaping (Output) -> R, otherwise: ((EndReason) -> R)? = nil
    ) -> Later<Self> {
        Later(self) { made, commit, root in
            let origin = ResultOrigin<R>(root)
            let expectation = ResultExpectation<Output>(
                at: root, leaving: origin.leave, origin.sending(route, otherwise: otherwise))
            guard let commit else { return (made.node as Node).expect(expectation) }
            commit.expect(expectation, on: made.node)
        }
    }
}

extension Finishing where Output == Void {
    /// Returns this presentable with the route that reports its end, for any verb that shows it:
    /// `.present(Login().returning(AppRoute.signedIn))`.
    ///
    /// - Parameters:
    ///   - route: The route if the presentable finishes.
    ///   - otherwise: Returns the route for any other end. Nil: such an end is not reported.
    /// - Returns: The argument for the verb.
    public func returning<R: Route>(_ route: R, otherwise: ((EndReason) -> R)? = nil) -> Later<Self> {
        returning({ route }, otherwise: otherwise)
    }
}

extension Later: Finishing where Made: Finishing {
    /// The output of the presentable to be built.
    public typealias Output = Made.Output
}
