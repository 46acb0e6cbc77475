/// A link that is being followed: at each step the nearest router that takes the route is found and joined.
package final class LinkFrame: Frame {
    /// Says whether a step is not to be taken, as what it would show stands already. Called with nil when none is left.
    package typealias Passing = ((any Route)?, LinkFrame, Commit) throws(TransitionError) -> Bool

    private let passing: Passing?
    private let routes: [any Route]
    private let options: TransitionOptions
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var next = 0
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package private(set) var index = 0

    /// Where the last route was taken, or has been found to stand.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var place: Node

    /// What was found in the rest of the tree, from where and for what; forgotten when a step changes who is how far
    /// away.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var remembered: [Search: FoundRouter] = [:]

    /// Where the edits were before that.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var savepoint: Commit.Savepoint

    init(_ routes: [any Route], from place: Node, in commit: Commit, passing: Passing? = nil) {
        self.routes = routes
        self.passing = passing
        self.place = place
        options = commit.options
        savepoint = commit.savepoint
    }

    package func advance(_ commit: Commit) throws(TransitionError) -> Bool {
        while next < routes.count {
            index = next
            let route = routes[next]
            next += 1
            place = commit.placeLeft(of: place, since: savepoint)
            if let passing, try passing(route, self, commit) { continue }
            let router = try find(route, commit)
            savepoint = commit.savepoint
            place = router.node
            commit.beginStep(told: options)
            try router.router.take(route, in: commit)
            if commit.hasStaged { return true }
        }
        return try passing?(nil, self, commit) ?? false
    }

    /// Looks further from the place, on the tree as it is now.
    package func lookAnew(_ commit: Commit) {
        remembered.removeAll()
        savepoint = commit.savepoint
    }

    /// Finds the router: in what the step before has shown first.
    package func find(_ route: any Route, _ commit: Commit) throws(TransitionError) -> FoundRouter {
        if !remembered.isEmpty, commit.hasMovedRouters(since: savepoint) { remembered.removeAll() }
        // What messages say is made where none is near.
        let search = RouterSearch(type(of: route), from: place)
        if index > 0 {
            var shown: FoundRouter?
            commit.visitShown(since: savepoint) { node in
                shown = search.within(node)
                return shown != nil
            }
            if let shown { return shown }
        }
        if let near = search.near() { return near }
        let key = Search(place: ObjectIdentifier(place), route: ObjectIdentifier(type(of: route)))
        if let found = remembered[key] { return found }
        let found = try RouterSearch(for: route, from: place).elsewhere()
        remembered[key] = found
        return found
    }

    private struct Search: Hashable {
        let place: ObjectIdentifier
        let route: ObjectIdentifier
    }
}
