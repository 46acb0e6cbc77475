/// What asks for a commit, as that commit knows it. There is one subclass, the request.
@usableFromInline package class AnyRequest {
    package final let options: TransitionOptions

    init(_ options: TransitionOptions) {
        self.options = options
    }

    /// Makes what it asks for part of a commit. For the subclass.
    func join(_ running: inout RunningCommit) throws(TransitionError) {}

    /// It waits in line, or settles, and does not keep the outermost node of the tree meanwhile: that keeps the line.
    /// For the subclass.
    func wait(inLineOf outermost: Node) {}
}
