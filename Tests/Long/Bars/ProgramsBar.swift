import Foundation
import Programs

/// Plays random programs over everything at once, and checks what has to hold.
struct ProgramsBar: Bar {
    /// Whether rooms have standing gates, and sessions end. A bar of its own, so that the seeds of the other one go on
    /// drawing the same programs.
    let isOfSessions: Bool
    var name: String { isOfSessions ? "sessions" : "programs" }
    let count = 100_000
    let unit = "programs"
    let limit = 20.0

    init(ofSessions isOfSessions: Bool = false) { self.isOfSessions = isOfSessions }

    func text(seed: UInt64) -> String? {
        var drawing = Drawing(seed: seed, ofSessions: isOfSessions)
        return drawing.program().description
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var drawing = Drawing(seed: seed, ofSessions: isOfSessions)
        return play(drawing.program(), &tally)
    }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        do {
            return try play(Program(text), &tally)
        } catch {
            return Finding("is no program", details: "\(error)")
        }
    }

    func smaller(than text: String) -> [String] {
        (try? Program(text))?.smaller.map(\.description) ?? []
    }

    /// Faults that are known, by their headlines, with semicolons between them: they are passed over.
    private static let passing = Set(
        (ProcessInfo.processInfo.environment["PASSING"] ?? "").split(separator: ";").map(String.init))

    /// Whether all that happens is printed.
    private static let isTraced = ProcessInfo.processInfo.environment["TRACE"] != nil

    private func play(_ program: Program, _ tally: inout Tally) -> Finding? {
        for (kind, names) in Program.expected(ofSessions: isOfSessions) { tally.expect(names, of: kind) }
        let played = program.play(passing: Self.passing, trace: Self.isTraced ? { say($0) } : nil)
        for (kind, names) in played.tally.counts {
            for (name, times) in names { tally.count(name, of: kind, times: times) }
        }
        return played.flaws.first.map { Finding($0.headline, details: $0.details) }
    }
}
