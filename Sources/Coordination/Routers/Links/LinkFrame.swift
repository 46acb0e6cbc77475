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
    private var savepoint: Journal.Savepoint

    package init(_ routes: [any Route], from place: Node, in commit: Commit, passing: Passing? = nil) {
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
            if commit.hasRemoved(since: savepoint) { place = commit.placeLeft(of: place, since: savepoint) }
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
        if index > 0, let shown = commit.firstShown(since: savepoint, search.within) { return shown }
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

extension Commit {
    /// Whether anything but a bare leaf came, went or moved since a savepoint.
    fileprivate func hasMovedRouters(since savepoint: Journal.Savepoint) -> Bool {
        edits(since: savepoint).contains { $0.carried?.mayLeadToRouters == true }
    }

    /// What is found first in what was given a place or was selected since a savepoint and is still there, the latest
    /// first; in what is shown in its place before what is hidden there.
    fileprivate func firstShown(since savepoint: Journal.Savepoint, _ find: (Node) -> FoundRouter?) -> FoundRouter? {
        var hidden: [Node] = []
        let found = edits(since: savepoint).withUnsafeBufferPointer { edits -> FoundRouter? in
            for index in edits.indices.reversed() {
                // Not copied, as it would be with the subscript.
                guard let edit = edits.baseAddress?.advanced(by: index), let node = edit.pointee.shown else { continue }
                if node.isShownInPlace {
                    if let found = find(node) { return found }
                } else if edit.pointee.isInsertion, node.holder != nil {
                    hidden.append(node)
                }
            }
            return nil
        }
        if let found { return found }
        for node in hidden { if let found = find(node) { return found } }
        return nil
    }
}

extension Commit {
    /// Where one is when `place`, or what it stood in, was removed since a savepoint: where that had its place.
    fileprivate func placeLeft(of place: Node, since savepoint: Journal.Savepoint) -> Node {
        var removals = edits(since: savepoint).compactMap(\.departed)
        var place = place
        while let index = removals.lastIndex(where: { $0.slot.node === place.outermost }) {
            place = removals.remove(at: index).list.holder
        }
        return place
    }
}

extension Node {
    /// Whether its own holder shows it.
    fileprivate var isShownInPlace: Bool {
        guard case .content(let container)? = list else { return holder != nil }
        return container.shownSlots.contains { $0.node === self }
    }
}

extension Slot {
    fileprivate var mayLeadToRouters: Bool {
        node is Container || node.extras != nil || presentable._requestType != nil
    }
}
