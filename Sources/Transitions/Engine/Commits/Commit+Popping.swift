extension Commit {
    /// Takes off what is above the first `count` of a stack, the top first.
    func pop(_ stack: Container, keeping count: Int, _ animation: Animation? = nil) {
        for index in stride(from: stack.content.count - 1, through: count, by: -1) {
            remove(at: index, of: .content(stack), animation: animation)
        }
    }
}
