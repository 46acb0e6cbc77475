/// The running commit, as a router receives it with a route.
///
/// Coordinators need no code for it. A router of your own either ignores the commit, as this one in a test, or passes
/// it on with `commit.join(_:on:)`:
///
/// ```swift
/// final class RecordingRouter: Router {
///     var routes: [NewsRoute] = []
///     func join(_ route: NewsRoute, to commit: inout RunningCommit) { routes.append(route) }
/// }
/// ```
public struct RunningCommit: ~Copyable {
    @usableFromInline package let commit: Commit

    /// The router whose gates have just allowed the route that is joining.
    @usableFromInline package var admitted: ObjectIdentifier?

    package init(commit: Commit) {
        self.commit = commit
    }

    /// Wraps the commit that an intent joins.
    package init(_ commit: AnyCommit) {
        self.init(commit: unsafeDowncast(commit, to: Commit.self))
    }

    // Other modules that accessed these directly would pay for a check of exclusive access each time.

    /// The number of routes that have joined. The search for circular routes resets it when the tree has changed.
    @inlinable package var joins: Int {
        get { commit.joins }
        nonmutating set { commit.joins = newValue }
    }

    /// The nesting depth of routers that pass a route on to each other.
    @inlinable package var routingDepth: Int {
        get { commit.routingDepth }
        nonmutating set { commit.routingDepth = newValue }
    }

    /// The options of the running step: the trigger's, unless a transition has its own.
    public var options: TransitionOptions { commit.options }
}
