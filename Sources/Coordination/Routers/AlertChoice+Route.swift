extension AlertChoice {
    /// Creates an answer that sends a route upward from the root that showed the alert, to the nearest coordinator that
    /// takes it.
    ///
    /// If that root has gone, or no router above it takes the route, the failure goes to the diagnostics handler.
    public init(
        _ title: String, role: Role = .normal, sends route: some Route, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(title, role: role) { origin in origin.send(route, fileID: fileID, line: line) }
    }

    /// Unavailable: use `AlertChoice(title, sends: route)`.
    @available(*, unavailable, message: "an answer sends its route: 'AlertChoice(title, sends: route)'")
    public init(_ title: String, role: Role = .normal, route: some Route) { self.init(title, role: role) }
}
