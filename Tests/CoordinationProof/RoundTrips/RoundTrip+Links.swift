extension RoundTrip {
    /// The trip, or one for each link.
    func single(in scenario: Scenario<App>) -> [RoundTrip] {
        guard case .links(let others) = kind else { return [self] }
        return scenario.outside.map(\.move).filter { $0.kind == .link && !others.contains($0.words) }
            .map { RoundTrip(name: $0.words, kind: .link($0.words)) }
    }
}
