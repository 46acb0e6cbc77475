/// A presentable that is built when a verb shows it, not before: `.replaceTop(Later { ArticleModel(id: id) })`.
///
/// Pass it to a verb in place of the presentable. The closure never runs if the verb is not reached, or if a gate of
/// the presentable's type does not allow it; it runs again if the transition does. If it throws, the verb is refused.
/// `push` and `present` also take the closure directly: ``Transition/push(animation:_:)``,
/// ``Transition/present(style:animation:_:)``. `keep` returns a `Later` that finds a closed screen again.
///
/// The gates of the type are asked before anything is built; afterwards if the closure returns `any Presentable`.
///
/// `returning` and `at` also make a `Later`, which adds the route that receives an output
/// (`.present(picker.returning(CartRoute.chosen))`), or the first route of a coordinator (`.push(child.at(.start))`).
public final class Later<Made>: Presentable {
    /// The node used until the presentable is built. It never gets a place: the presentable has its own node.
    @_documentation(visibility: internal)
    public let node: Node

    private let build: () throws -> Made

    /// Creates a `Later` of a known type.
    ///
    /// - Parameter build: Builds the presentable each time it is shown; retained.
    public init(_ build: @escaping () throws -> Made) where Made: Presentable {
        node = LateNode(Made.self, build)
        self.build = build
    }

    /// Creates a `Later` whose type is known only after building.
    ///
    /// - Parameter build: Builds the presentable each time it is shown; retained.
    @_disfavoredOverload
    public init(_ build: @escaping () throws -> any Presentable) where Made == any Presentable {
        node = LateNode(nil, build)
        self.build = build
    }

    /// Creates a `Later` for an existing presentable, with an action to run as it gets its place.
    ///
    /// - Parameters:
    ///   - given: The presentable to show.
    ///   - arrive: Called with the presentable, the commit that shows it (nil if a root is created with it), and the
    ///     node of the root whose verb shows it. Not called if the presentable is in that place already.
    package convenience init(
        _ given: Made, _ arrive: @escaping (any Presentable, Commit?, Node) -> Void
    ) where Made: Presentable {
        self.init(given, { given }, arrive)
    }

    /// Creates a `Later` from another, with an action to run as the presentable gets its place.
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

    /// Builds the presentable.
    package func callAsFunction() throws -> Made { try build() }
}
