/// The nodes that came into view and those that went out of it.
struct SeenDifference {
    /// The nodes that came, from the back to the front.
    let come: [Node]
    /// The nodes that went, from the front to the back.
    let gone: [Node]

    /// Returns true if a node is among them.
    func includes(_ node: Node) -> Bool { come.contains { $0 === node } || gone.contains { $0 === node } }
}
