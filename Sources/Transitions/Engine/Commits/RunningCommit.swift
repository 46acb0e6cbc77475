/// The commit that is running, as a router sees it when a route is joined to it.
///
/// A coordinator joins by itself. A router of your own (a stand-in for a test, one that translates) either does nothing
/// with it, or hands it on:
///
/// ```swift
/// final class RecordingRouter: Router {
///     var routes: [NewsRoute] = []
///     func join(_ route: NewsRoute, to commit: inout RunningCommit) { routes.append(route) }
/// }
/// ```
public struct RunningCommit: ~Copyable {
    @usableFromInline package let commit: Commit

    /// The router whose gates have just allowed the route that it is to join.
    @usableFromInline package var admitted: ObjectIdentifier?

    package init(commit: Commit) {
        self.commit = commit
    }

    /// What an intent joins.
    package init(_ commit: AnyCommit) {
        self.init(commit: unsafeDowncast(commit, to: Commit.self))
    }

    // Another module that reached these itself would be checked for exclusive access each time.

    /// How many routes the commit has joined, since it was last seen to get somewhere.
    @inlinable package var joins: Int {
        get { commit.joins }
        nonmutating set { commit.joins = newValue }
    }

    /// How many routers are handing a route on, each inside the one before.
    @inlinable package var handing: Int {
        get { commit.handing }
        nonmutating set { commit.handing = newValue }
    }

    /// What this step was told.
    public var options: TransitionOptions { commit.options }
}
