extension Judge {
    /// Keeps three of the traps that are not meant.
    func shorten(_ found: inout [Finding], _ law: Law<App>) {
        guard case .noTrap = law.kind else { return }
        let indices = found.indices.filter { found[$0].law == law.name }
        guard indices.count > 3 else { return }
        let details = [found[indices[0]].details, "There are \(indices.count) traps in all; three are shown."]
        found[indices[0]].details = details.filter { !$0.isEmpty }.joined(separator: " ")
        for index in indices.dropFirst(3).reversed() { found.remove(at: index) }
    }

    /// The findings, with those about links that end in one place in one: they have one cause.
    func joined(_ found: [Finding]) -> [Finding] {
        let links = Set(scenario.laws.filter { $0.link != nil }.map { $0.name } + [LawName.endingLinks])
        var joined: [Finding] = []
        var firsts: [[String]: Int] = [:]
        for finding in found {
            guard links.contains(finding.law), finding.hasWay else {
                joined.append(finding)
                continue
            }
            let place = [finding.law == LawName.endingLinks ? finding.law : ""] + finding.trees.suffix(2)
            if let first = firsts[place] {
                joined[first].details += (joined[first].details.isEmpty ? "" : " ") + "So it is: \(finding.title)."
            } else {
                firsts[place] = joined.count
                joined.append(finding)
            }
        }
        return joined
    }
}
