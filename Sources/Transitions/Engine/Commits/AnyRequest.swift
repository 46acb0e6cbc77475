/// A request for a commit, as commits know it. `Request` is the only subclass.
@usableFromInline package class AnyRequest {
    package final let options: TransitionOptions

    init(_ options: TransitionOptions) {
        self.options = options
    }

    /// Adds the requested work to a commit. For the subclass.
    func join(_ running: inout RunningCommit) throws(TransitionError) {}

    /// Stops retaining the outermost node, which retains the queue, while this waits or settles. For the subclass.
    func wait(inLineOf outermost: Node) {}
}
