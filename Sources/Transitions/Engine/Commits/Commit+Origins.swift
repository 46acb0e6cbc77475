// Inserted nodes note the route that they come from. Each piece of work restores the current origin: the items that a
// route stages are on the list between two notes, one with the route and one with the former origin.

extension Commit {
    /// Stages a step of a coordinator's route, and notes the route as the origin of all that the step does and stages.
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

    /// Notes the origin of a container's selection, if it has changed.
    package func noteSelection(of container: Container, by origin: Origin?) {
        let before = container.extras?.selectionOrigin
        guard before !== origin else { return }
        journal.add(.noteSelection(container, before: before, after: origin))
        container.makeExtrasIfNeeded().selectionOrigin = origin
    }
}
