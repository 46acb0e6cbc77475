import Foundation

/// Runs the bar with known faults, and looks whether exactly these are found, and everything else is counted once. Then
/// plants each fault of permissions.
struct SelfCheck {
    let scratch: URL

    func perform() throws -> Bool {
        let run = Run(bar: PlantedBar(), count: 2_000, master: 1, jobs: 2)
        let result = try run.perform(in: scratch)
        var complaints: [String] = []

        let words = (0..<run.count).map { PlantedBar.word(Work.seed(master: run.master, index: $0)) }
        let faulty = words.filter { $0.contains(where: PlantedBar.faults.contains) }
        let found = result.found.map { PlantedBar.word($0.seed) }
        if found.sorted() != faulty.sorted() { complaints.append("Planted \(faulty), found \(found).") }
        if result.cases != run.count { complaints.append("Ran \(result.cases) of \(run.count).") }
        for fault in PlantedBar.faults where !faulty.contains(where: { $0.contains(fault) }) {
            complaints.append("No '\(fault)' is planted.")
        }
        let letters = words.filter { word in !word.contains { "TOH".contains($0) } }
            .reduce(0) { $0 + $1.prefix { $0 != "F" }.count }
        let counted = result.tally.counts["letter", default: [:]].values.reduce(0, +)
        if counted != letters { complaints.append("Counted \(counted) letters of \(letters).") }

        let firsts = Dictionary(result.found.map { ($0.finding.headline, $0) }) { first, _ in first }.values
        for (seed, finding) in firsts {
            let end = ContinuousClock.now + .seconds(60)
            let folder = WorkFolder(url: scratch.appendingPathComponent("alone"))
            let shrinking = Shrinking(bar: run.bar, headline: finding.headline, folder: folder, end: end)
            let word = PlantedBar.word(seed)
            let shortest = try shrinking.shrink(word)
            if shortest.count != 1 || !word.contains(shortest) || !shortest.contains(where: PlantedBar.faults.contains)
            {
                complaints.append("Made '\(shortest)' of '\(word)', which \(finding.headline).")
            }
        }
        if !run.missing(in: result).isEmpty { complaints.append("Missed \(run.missing(in: result)).") }
        var without = result
        without.tally.expect(["never"], of: "letter")
        if run.missing(in: without) != ["letter: never"] { complaints.append("Did not miss what never came.") }
        complaints += try PermissionFault.allCases.filter { try !finds($0) }.map { "Did not find that it \($0)." }

        for complaint in complaints { say(complaint) }
        let planted = faulty.count + PermissionFault.allCases.count
        say("self-check: \(planted) faults planted, \(complaints.count) complaints")
        return complaints.isEmpty
    }

    /// Asks a few apps for permissions with a fault in the answers.
    private func finds(_ fault: PermissionFault) throws -> Bool {
        let folder = WorkFolder(url: scratch.appendingPathComponent("alone"))
        return try (0..<4).contains { index in
            let work = Work(bar: PermissionsBar(fault).name, cases: .drawn(master: 1, range: index..<index + 1))
            guard case .finished(let output) = try Child.run(work, limit: 300, in: folder) else { return false }
            return !output.found.isEmpty
        }
    }
}
