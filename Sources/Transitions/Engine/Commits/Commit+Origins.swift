// What is put on a tree notes the route that it comes of. Each piece of work leaves that route as it has found it: what
// a route has staged stands on the list between two notes, itself before it, and behind it what was before.

extension Commit {
    /// What was before a route that is being joined.
    @usableFromInline package struct Former {
        fileprivate let origin: Origin?
        fileprivate let staged: Int
    }

    /// Begins to note what a route does as coming of it. ``endOrigin(_:)`` has to follow.
    @usableFromInline package func beginOrigin(_ origin: Origin) -> Former {
        let former = Former(origin: self.origin, staged: staged.count)
        self.origin = origin
        return former
    }

    /// Notes what comes now as coming of what was before, and what the route has staged as coming of that.
    @usableFromInline package func endOrigin(_ former: Former) {
        if staged.count > former.staged {
            staged.insert(.origin(origin), at: former.staged)
            staged.append(.origin(former.origin))
        }
        origin = former.origin
    }

    /// Notes where the selection of a container comes from, where that is another origin than before.
    func noteSelection(of container: Container) {
        let before = container.extras?.selectionOrigin
        guard before !== origin else { return }
        journal.add(.noteSelection(container, before: before))
        container.demandExtras().selectionOrigin = origin
    }
}
