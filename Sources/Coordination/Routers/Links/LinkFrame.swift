/// A link that is being followed: each step is joined on the nearest router that takes its route.
package final class LinkFrame: Frame {
    /// Returns true to skip a step whose screen is already shown. Called with nil after the last step.
    package typealias StepFilter = ((any Route)?, LinkFrame, Commit) throws(TransitionError) -> Bool

    private let skips: StepFilter?
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

    /// The node at which the last route was taken, or the screen of that route was found.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var place: Node

    /// The routers found in the rest of the tree, by starting node and type of route; cleared when a step may have
    /// moved routers.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var remembered: [Search: FoundRouter] = [:]

    /// The savepoint before the last step.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var savepoint: Commit.Savepoint

    init(_ routes: [any Route], from place: Node, in commit: Commit, skips: StepFilter? = nil) {
        self.routes = routes
        self.skips = skips
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
            if let skips, try skips(route, self, commit) { continue }
            let router = try find(route, commit)
            savepoint = commit.savepoint
            place = router.node
            commit.beginStep(with: options)
            try router.router.take(route, in: commit)
            if commit.hasStaged { return true }
        }
        return try skips?(nil, self, commit) ?? false
    }

    /// Forgets earlier searches, so that the next one sees the tree as it is now.
    package func forgetSearches(_ commit: Commit) {
        remembered.removeAll()
        savepoint = commit.savepoint
    }

    /// Finds the router of a route, first in what the step before has shown.
    package func find(_ route: any Route, _ commit: Commit) throws(TransitionError) -> FoundRouter {
        if !remembered.isEmpty, commit.hasMovedRouters(since: savepoint) { remembered.removeAll() }
        // The words for messages are made only if no router is near.
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
