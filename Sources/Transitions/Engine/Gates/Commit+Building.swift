/// A presentable to show, already built, and the actions to run as it gets its place.
struct BuiltPresentable {
    let presentable: any Presentable
    fileprivate var actions: [LateNode.Arriving] = []

    init(_ presentable: any Presentable) {
        self.presentable = presentable
    }
}

extension Commit {
    /// Returns the presentable to show, which is built now if it is a ``Later``.
    func made(_ presentable: any Presentable, asksGates: Bool = true) throws(TransitionError) -> BuiltPresentable {
        let node: Node = presentable.node
        guard let late = node.late else { return BuiltPresentable(presentable) }
        return try make(late, asksGates: asksGates)
    }

    /// Builds a presentable, once the gates of its type have allowed it. Expectations of its end move to the built
    /// node.
    func make(_ late: LateNode, asksGates: Bool = true) throws(TransitionError) -> BuiltPresentable {
        if asksGates, let type = late.type { try askGates(ofType: type) }
        let words = "build \(late.type.map { "\($0)" } ?? "a screen")"
        var arrival = try made(TransitionError.run(words, late.build), asksGates: asksGates)
        let node: Node = arrival.presentable.node
        for expectation in late.takeExpectations() { expect(expectation, on: node) }
        late.latest = node
        if let arrive = late.arrive { arrival.actions.append(arrive) }
        return arrival
    }

    /// Builds a presentable, once the gates of its type have allowed it.
    func build<P: Presentable>(_ build: () throws -> P) throws(TransitionError) -> BuiltPresentable {
        try askGates(ofType: P.self)
        return try made(TransitionError.run("build \(P.self)", build))
    }

    /// Runs the actions of a presentable that is about to get its place, or has just got it.
    ///
    /// - Parameter root: The node of the root whose verb shows it.
    func runArrivalActions(_ built: BuiltPresentable, from root: Node) {
        for action in built.actions { action(built.presentable, self, root) }
    }
}
