extension Commit {
    /// Removes everything above the first `count` entries of a stack, the top first.
    package func pop(_ stack: Container, keeping count: Int, _ animation: TransitionAnimation? = nil) {
        while stack.content.count > count {
            remove(at: stack.content.count - 1, of: .content(stack), animation: animation)
        }
    }
}
