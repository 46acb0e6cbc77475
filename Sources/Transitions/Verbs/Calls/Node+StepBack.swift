// What an explorer asks of a tree that no public member says.

extension Node {
    /// Whether a step back from here would change anything.
    package final var canStepBack: Bool { stepBack != nil }
}
