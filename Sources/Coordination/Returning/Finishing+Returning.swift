extension Finishing {
    /// This with the route of its output, for whatever shows it.
    ///
    /// ```swift
    /// .present(child.at(.start).returning(CartRoute.chosen))
    /// ```
    ///
    /// The route climbs from the root whose verb shows it, when it has ended and all has settled. Where it stands there
    /// already, or something else is found under a key, what was said when that was shown counts. A `Later` brings its
    /// output's route in the same way: `Later { StorePicker() }.returning(CartRoute.chosen)`.
    ///
    /// - Parameters:
    ///   - route: The route of an output: a case with the output as its payload, or a closure.
    ///   - otherwise: The route where there is none, and why; without it, the failure is not reported.
    /// - Returns: The argument of a verb.
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
    /// This with the route of its end, for whatever shows it: `.present(Login().returning(AppRoute.signedIn))`.
    ///
    /// - Parameters:
    ///   - route: The route where it finishes.
    ///   - otherwise: The route where it does not, and why; without it, the failure is not reported.
    /// - Returns: The argument of a verb.
    public func returning<R: Route>(_ route: R, otherwise: ((EndReason) -> R)? = nil) -> Later<Self> {
        returning({ route }, otherwise: otherwise)
    }
}

extension Later: Finishing where Made: Finishing {
    /// The output of the presentable that is built.
    public typealias Output = Made.Output
}
