// The same as the public `canGoBack`, for the explorer of a tree.

extension Node {
    /// True if there is a step back from here.
    package final var canStepBack: Bool { stepBack != nil }
}
