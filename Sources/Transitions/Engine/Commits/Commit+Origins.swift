// What is put on a tree notes the route that it comes of. Each piece of work leaves that route as it has found it: what
// a route has staged is on the list between two notes, itself before it, and behind it what was before.

extension Commit {
    /// Takes a step of a coordinator's route, and notes what it does, and what it has staged, as coming of that.
    @inlinable package func stage(
        _ step: consuming AnyTransition, on target: Target, comingOf route: some Route, of coordinator: AnyObject
    ) throws(TransitionError) {
        try stage(step, on: target, comingOf: RouteOrigin(route, of: coordinator))
    }

    @usableFromInline func stage(
        _ step: consuming AnyTransition, on target: Target, comingOf origin: Origin
    ) throws(TransitionError) {
        let (former, count) = (self.origin, agenda.stagedCount)
        noteOrigin(origin)
        defer {
            if agenda.stagedCount > count {
                agenda.enclose(stagedSince: count, in: .origin(self.origin), .origin(former))
            }
            noteOrigin(former)
        }
        try stage(step, on: target)
    }

    /// Notes where the selection of a container comes from, where that is another origin than before.
    package func noteSelection(of container: Container, by origin: Origin?) {
        let before = container.extras?.selectionOrigin
        guard before !== origin else { return }
        journal.add(.noteSelection(container, before: before))
        container.demandExtras().selectionOrigin = origin
    }
}
