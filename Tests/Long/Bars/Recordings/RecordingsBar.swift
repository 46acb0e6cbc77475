import CoordinationHistory
import Foundation

/// Plays random programs to an app and records it. Another process reads the recording and plays it: before each step
/// the app there has to look the same, to wait for the same, and to have come to the same outcomes.
struct RecordingsBar: Bar {
    let name = "recordings"
    let count = 10_000
    let unit = "programs"
    let limit = 60.0

    func text(seed: UInt64) -> String? { ReplayBar().text(seed: seed) }

    func smaller(than text: String) -> [String] { ReplayBar().smaller(than: text) }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var drawing = ReplayDrawing(seed: seed)
        return play(drawing.program(), &tally)
    }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        guard let program = try? JSONDecoder().decode([ReplayStep].self, from: Data(text.utf8)) else {
            return Finding("is no program")
        }
        return play(program, &tally)
    }

    private func play(_ program: [ReplayStep], _ tally: inout Tally) -> Finding? {
        tally.expect(["as recorded", "up to a gap"], of: "replay")
        let recorded = RecordedRun(program + [.answer(isRefusal: false), .recover(ReplayPlan(), at: 0)])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("recorded-\(getpid()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try JSONEncoder().encode(recorded).write(to: file)
            let finding = try Self.playElsewhere(file)
            tally.count(recorded.recording.gaps.isEmpty ? "as recorded" : "up to a gap", of: "replay")
            for step in recorded.recording.steps {
                let words = "\(step)".split(separator: " ").dropFirst(4).first.map(String.init) ?? ""
                tally.count(words.contains { !$0.isLetter } ? "other" : words, of: "step")
            }
            return finding
        } catch {
            return Finding("a recording does not reach another process", details: "\(error)")
        }
    }

    /// Plays a file in a process of its own.
    private static func playElsewhere(_ file: URL) throws -> Finding? {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--recorded", file.path]
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return Finding("a replay traps") }
        return data.isEmpty ? nil : try JSONDecoder().decode(Finding.self, from: data)
    }

    /// Plays a file, and prints what is found.
    static func playHere(_ file: URL) throws {
        let recorded = try JSONDecoder().decode(RecordedRun.self, from: Data(contentsOf: file))
        guard let finding = try recorded.replayed() else { return }
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(finding))
    }
}
