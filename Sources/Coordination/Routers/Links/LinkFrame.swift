/// Looks for what a step would show, and asks its gates where that stands already; nil where it does not, and the step
/// is to be taken.
package typealias StandingHop = (any Route, FoundRouter, Commit) throws(TransitionError) -> Node?

/// A link that is being followed: at each step the nearest router that takes the route is found and joined.
final class LinkFrame: Frame {
    private let routes: [any Route]
    private let options: TransitionOptions
    private let standing: StandingHop?

    /// What stood already of what the steps before would have shown, the last of it.
    private var reached: Node?

    private var next = 0
    private(set) var index = 0

    /// Where the last route was taken.
    private var place: Node

    /// What was found in the rest of the tree, from where and for what; forgotten when a step changes who is how far
    /// away.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var remembered: [Search: FoundRouter] = [:]

    /// Where the edits were before that.
    private var savepoint: Journal.Savepoint

    init(_ routes: [any Route], from place: Node, standing: StandingHop? = nil, in commit: Commit) {
        self.routes = routes
        self.standing = standing
        self.place = place
        options = commit.options
        savepoint = commit.savepoint
    }

    func advance(_ commit: Commit) throws(TransitionError) -> Bool {
        while next < routes.count {
            index = next
            let route = routes[next]
            next += 1
            if commit.hasRemoved(since: savepoint) { place = commit.placeLeft(of: place, since: savepoint) }
            if try passes(route, commit) { continue }
            let router = try find(route, commit)
            savepoint = commit.savepoint
            place = router.node
            commit.options = options
            try router.router.take(route, in: commit)
            if commit.hasStaged { return true }
        }
        if let reached { try commit.bring(reached) }
        reached = nil
        return false
    }

    /// Whether a step is not to be taken, as what it would show stands already. What the steps before have come to in
    /// this way is brought to the front as soon as one is to be taken.
    private func passes(_ route: any Route, _ commit: Commit) throws(TransitionError) -> Bool {
        guard let standing else { return false }
        if let router = try? find(route, commit), let node = try standing(route, router, commit) {
            place = node
            reached = node
            savepoint = commit.savepoint
            return true
        }
        if let reached {
            try commit.bring(reached)
            remembered.removeAll()
            savepoint = commit.savepoint
        }
        reached = nil
        return false
    }

    /// Finds the router: in what the step before has shown first.
    private func find(_ route: any Route, _ commit: Commit) throws(TransitionError) -> FoundRouter {
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
        edits(since: savepoint).contains { edit in
            switch edit {
            case .insert(let placement), .remove(let placement): placement.slot.mayLeadToRouters
            case .move(let slot, _, _, _, _, _): slot.mayLeadToRouters
            default: false
            }
        }
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
        var removals = edits(since: savepoint).compactMap { edit -> Placement? in
            if case .remove(let placement) = edit, placement.slot.node.holder == nil { placement } else { nil }
        }
        var place = place
        while let index = removals.lastIndex(where: { $0.slot.node === place.outermost }) {
            place = removals.remove(at: index).list.holder
        }
        return place
    }
}

extension Node {
    /// Whether its own holder shows it.
    fileprivate final var isShownInPlace: Bool {
        guard case .content(let container)? = list else { return holder != nil }
        return container.shownSlots.contains { $0.node === self }
    }
}

extension Slot {
    fileprivate var mayLeadToRouters: Bool {
        node is Container || node.extras != nil || presentable._requestType != nil
    }
}
