import Foundation

/// Runs the bar with known faults, and looks whether exactly these are found, and everything else is counted once.
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
        for complaint in complaints { say(complaint) }
        say("self-check: \(faulty.count) faults planted, \(found.count) found, \(complaints.count) complaints")
        return complaints.isEmpty
    }
}
