extension Scenario {
    /// Adds all laws that need no writing, unless the scenario has them: those about failures, neighbours, steps back,
    /// choices, routes, links and folds. One without an occasion here is no finding.
    ///
    /// These laws suit most apps, and none suits all: what is right here, and a finding, is said with
    /// ``expects(_:at:because:)``.
    ///
    /// - Parameter names: The names of laws that are left out.
    public func readyLaws(but names: String...) -> Self {
        let said = Set(laws.map(\.name) + names)
        return law(shared: Law.ready.filter { !said.contains($0.name) })
    }
}
