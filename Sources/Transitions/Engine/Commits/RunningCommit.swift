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

    /// The router whose gates have just allowed a route.
    @usableFromInline var admitted: ObjectIdentifier?

    package init(commit: Commit) {
        self.commit = commit
    }

    /// What an intent joins.
    package init(_ commit: AnyCommit) {
        self.init(commit: unsafeDowncast(commit, to: Commit.self))
    }

    /// Notes that a router's gates have allowed the route that it is about to join. ``endJoin()`` has to follow.
    ///
    /// - Returns: Whether so many were joined that `lookForCircle(_:of:)` has to be asked.
    @inlinable package mutating func admit(_ router: AnyObject) -> Bool {
        admitted = ObjectIdentifier(router)
        commit.joins &+= 1
        commit.handing &+= 1
        return commit.joins > Commit.joinLimit || commit.handing > Commit.handingLimit
    }

    /// Notes that a router has joined its route, or could not.
    @inlinable package func endJoin() {
        commit.handing &-= 1
    }

    /// Whether a router's gates have just allowed the route that it is to join. Asked once.
    @inlinable package mutating func isAdmitted(_ router: AnyObject) -> Bool {
        guard admitted == ObjectIdentifier(router) else { return false }
        admitted = nil
        return true
    }

    /// What this step was told.
    public var options: TransitionOptions { commit.options }
}
