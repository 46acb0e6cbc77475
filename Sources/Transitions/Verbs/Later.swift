/// Something that is built when a verb shows it, and not before: `.replaceTop(Later { ArticleModel(id: id) })`.
///
/// It is handed to a verb in the place of what it builds. Nothing is built for a verb that is never reached, nor
/// where a gate of the type does not allow it; a transition that runs again builds again. What building throws refuses
/// the verb. `push` and `present` also take the closure as it is: ``Transition/push(animation:_:)``,
/// ``Transition/present(style:animation:_:)``. `keep` gives one that is found again.
///
/// Its type is known before it is built. Where a closure makes one of several types, as an `any Presentable`, it is
/// known only then, and so are its gates.
///
/// A model or a coordinator with something of its own is a `Later` as well: with the route of its output
/// (`.present(picker.returning(CartRoute.chosen))`), or with its first route (`.push(child.at(.start))`).
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

    /// Describes something that is there, with which something is done as it gets its place.
    ///
    /// - Parameters:
    ///   - given: What is shown.
    ///   - arrive: Given what has its place, the commit that shows it, nil where a root is made with it, and the
    ///     node of the root whose verb shows it. Not called where it stands there already.
    package convenience init(
        _ given: Made, _ arrive: @escaping (any Presentable, Commit?, Node) -> Void
    ) where Made: Presentable {
        self.init(given, { given }, arrive)
    }

    /// The same of what is built late.
    package convenience init(
        _ later: Later<Made>, _ arrive: @escaping (any Presentable, Commit?, Node) -> Void
    ) {
        self.init(later, { try later() }, arrive)
    }

    private init(
        _ given: any Presentable, _ build: @escaping () throws -> Made,
        _ arrive: @escaping (any Presentable, Commit?, Node) -> Void
    ) {
        node = LateNode(given) { made, commit, root in
            arrive(made, commit.map { unsafeDowncast($0, to: Commit.self) }, root)
        }
        self.build = build
    }

    /// Builds one, as a verb that shows it does.
    package func callAsFunction() throws -> Made { try build() }
}

/// A presentable that is to be shown, built by now, and the closure that runs as it gets its place.
struct Arrival {
    let presentable: any Presentable
    fileprivate var actions: [LateNode.Arriving] = []

    init(_ presentable: any Presentable) {
        self.presentable = presentable
    }
}

extension Commit {
    /// What is to be shown: built now, if it is built late.
    func made(_ presentable: any Presentable) throws(TransitionError) -> Arrival {
        let node: Node = presentable.node
        guard let late = node.late else { return Arrival(presentable) }
        return try make(late)
    }

    /// Builds what is to be shown, once the gates of its type have allowed it. Those who wait for its end are told of
    /// what was built.
    func make(_ late: LateNode) throws(TransitionError) -> Arrival {
        if let type = late.type { try askGates(ofType: type) }
        var arrival = try made(built(late.type.map { "\($0)" } ?? "what is to be shown", late.build))
        let node: Node = arrival.presentable.node
        for expectation in late.takeExpectations() { expect(expectation, on: node) }
        late.latest = node
        if let arrive = late.arrive { arrival.actions.append(arrive) }
        return arrival
    }

    /// Builds what is to be shown, once the gates of its type have allowed it.
    func build<P: Presentable>(_ build: () throws -> P) throws(TransitionError) -> Arrival {
        try askGates(ofType: P.self)
        return try made(built("\(P.self)", build))
    }

    /// Does what is to be done with something that is about to get its place, or has just got it.
    ///
    /// - Parameter root: The node of the root whose verb shows it.
    func welcome(_ arrival: Arrival, from root: Node) {
        for action in arrival.actions { action(arrival.presentable, self, root) }
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
