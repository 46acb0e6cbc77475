extension AlertChoice {
    /// An answer that sends a route: the nearest coordinator from the root that showed the alert upward takes it.
    ///
    /// Where that root has gone, or no router above it takes the route, the diagnostics handler is told.
    public init(
        _ title: String, role: Role = .normal, sends route: some Route, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(title, role: role) { origin in origin.send(route, fileID: fileID, line: line) }
    }

    /// Not there: an answer sends its route.
    @available(*, unavailable, message: "an answer sends its route: 'AlertChoice(title, sends: route)'")
    public init(_ title: String, role: Role = .normal, route: some Route) { self.init(title, role: role) }
}
