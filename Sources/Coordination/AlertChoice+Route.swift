extension AlertChoice {
    /// An answer that goes to a route: the nearest coordinator from the root that showed the alert upward takes it.
    public init(_ title: String, role: Role = .normal, route: some Route) {
        self.init(title, role: role) { origin in origin?.trigger(route) }
    }
}
