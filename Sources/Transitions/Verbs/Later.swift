/// Something that is built when a verb shows it, and not before: `.replaceTop(Later { ArticleModel(id: id) })`.
///
/// It is handed to a verb in the place of what it builds. Nothing is built for a verb that is never reached, nor
/// where a gate of the type does not allow it; a transition that runs again builds again. What building throws refuses
/// the verb. ``Transition/push(key:animation:_:)`` and ``Transition/present(key:style:animation:_:)`` take the closure
/// as it is; `keep` gives one that is found again.
///
/// Its type is known before it is built. Where a closure makes one of several types, as an `any Presentable`, it is
/// known only then, and so are its gates.
public final class Later<Made>: Presentable {
    /// The node that it is known by until it is built. It never has a place: what is built has its own.
    public let node: Node

    private let build: () throws -> Made

    /// Describes what is to be built.
    ///
    /// - Parameter build: Builds one, each time it is shown. It is kept with this.
    public init(_ build: @escaping () throws -> Made) where Made: Presentable {
        node = LateNode(Made.self, build)
        self.build = build
    }

    /// Describes what is to be built, of a type that is known only then.
    ///
    /// - Parameter build: Builds one, each time it is shown. It is kept with this.
    @_disfavoredOverload
    public init(_ build: @escaping () throws -> any Presentable) where Made == any Presentable {
        node = LateNode(nil, build)
        self.build = build
    }

    /// Builds one, as a verb that shows it does.
    package func callAsFunction() throws -> Made { try build() }
}

extension Commit {
    /// What is to be shown: built now, if it is built late.
    func made(_ presentable: any Presentable) throws(TransitionError) -> any Presentable {
        let node: Node = presentable.node
        guard let late = node.late else { return presentable }
        return try make(late)
    }

    /// Builds what is to be shown, once the gates of its type have allowed it. Those who wait for its end are told of
    /// what was built.
    func make(_ late: LateNode) throws(TransitionError) -> any Presentable {
        if let type = late.type { try askGates(ofType: type) }
        let built = try built(late.type.map { "\($0)" } ?? "what is to be shown", late.build)
        let node: Node = built.node
        for expectation in late.takeExpectations() { expect(expectation, on: node) }
        late.latest = node.madeNode
        return try made(built)
    }

    /// Builds what is to be shown, once the gates of its type have allowed it.
    func build<P: Presentable>(_ build: () throws -> P) throws(TransitionError) -> any Presentable {
        try askGates(ofType: P.self)
        return try made(built("\(P.self)", build))
    }

    private func built<Made>(
        _ name: @autoclosure () -> String, _ build: () throws -> Made
    ) throws(TransitionError) -> Made {
        do {
            return try build()
        } catch let error as TransitionError {
            throw error
        } catch {
            throw TransitionError("build \(name())", .custom(because: "\(error)", remedy: ""))
        }
    }
}
