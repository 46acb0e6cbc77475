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
    /// What it changes the tree by.
    @usableFromInline package let changing: AnyCommit

    /// The router whose gates have just allowed a route.
    @usableFromInline var admitted: ObjectIdentifier?

    package init(commit: AnyCommit) {
        changing = commit
    }
}

/// What changes a tree, as those beneath it know it. There is one subclass, the commit.
@usableFromInline package class AnyCommit {
    init() {}
}
