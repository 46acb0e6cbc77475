import Coordination
import CoordinationProof
import CoordinationTesting
import Synchronization
import Testing

@Suite("A coverage") struct CoverageTests {
    /// The lines of what a closure takes.
    private func text(_ source: Coverage.Source, _ body: () -> Void) -> String {
        let text = Text()
        CoverageWriter { text.add($0) }.observing(source, perform: body)
        return text.all
    }

    private final class Text: Sendable {
        private let lines = Mutex("")
        var all: String { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0 += line } }
    }

    private func club(_ routes: ClubRoute...) -> String {
        text(.test) {
            let club = ClubCoordinator(hasTrap: false)
            for route in routes { club.trigger(route) { _ in } }
            // A verdict is told with the end of its trigger.
            club.root.perform(.dismiss())
        }
    }

    @Test("has the routes with their ends, the verdicts of gates, the screens that came, and what the user did")
    func parts() {
        let lines = club(.members)
        #expect(lines.contains("\ttest\troute\tClubRoute.lobby\ttaken\n"))
        #expect(lines.contains("\ttest\tgate\tmembers only\trequire\n"))
        #expect(lines.contains("\ttest\tscreen\t'login'\t\n"))
        let explored = text(.exploration) { _ = Scenario.club().proof(isQuiet: true) }
        #expect(explored.contains("\texploration\treport\tdismissed\ttaken\n"))
        #expect(explored.contains("\texploration\troute\tClubRoute.members\trejected\n"))
    }

    @Test("writes each line once, and is the same whatever comes first") func once() {
        let lines = club(.quiz, .done, .quiz, .done).split(separator: "\n")
        #expect(Set(lines).count == lines.count)
        let reversed = lines.reversed().joined(separator: "\n")
        #expect(Coverage(reading: reversed) == Coverage(reading: lines.joined(separator: "\n") + "\n"))
    }

    @Test("names what an exploration has found and no test takes") func missing() {
        var coverage = Coverage(reading: club(.members))
        #expect(coverage.missing.isEmpty && coverage.share == 1)
        coverage.merge(Coverage(reading: text(.exploration) { _ = Scenario.club().proof(isQuiet: true) }))
        #expect(coverage.missing.contains("route ClubRoute.quiz: taken"))
        #expect(coverage.missing.contains("report dismissed: taken"))
        #expect(!coverage.missing.contains("gate members only: require"))
        #expect(coverage.share < 1 && coverage.known == coverage.taken + coverage.missing.count)
        #expect("\(coverage)".hasPrefix("\(coverage.taken) of \(coverage.known) parts taken by a test, "))
    }

    @Test("loses no line but the one that a crash has torn, and takes no damaged one for another") func torn() {
        let text = club(.members, .quiz)
        let whole = Coverage(reading: text)
        for end in text.indices {
            let cut = Coverage(reading: String(text[..<end]))
            #expect(cut.taken <= whole.taken && cut.damaged <= 1)
            #expect(text[..<end].last == "\n" || end == text.startIndex || cut.damaged <= 1)
        }
        let damaged = text.replacing("Club", with: "Clubs")
        #expect(Coverage(reading: damaged).damaged > 0)
        #expect(Coverage(reading: "").share == 0)
    }
}
