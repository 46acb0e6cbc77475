/// The nodes that came into view and those that went out of it.
struct SeenDifference {
    /// The nodes that came, from the back to the front.
    let appeared: [Node]
    /// The nodes that went, from the front to the back.
    let disappeared: [Node]

    /// Returns true if a node is among them.
    func includes(_ node: Node) -> Bool { appeared.contains { $0 === node } || disappeared.contains { $0 === node } }
}
