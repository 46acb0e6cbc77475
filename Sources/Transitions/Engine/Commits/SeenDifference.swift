/// The nodes that came into view and those that went out of it.
struct SeenDifference {
    /// From the back to the front.
    let come: [Node]
    /// From the front to the back.
    let gone: [Node]

    /// True if a node is in it.
    func includes(_ node: Node) -> Bool { come.contains { $0 === node } || gone.contains { $0 === node } }
}
