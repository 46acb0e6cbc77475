import Counters
import Foundation
import Measures

@main
enum Main {
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            exit(try await run(options) ? 0 : 1)
        } catch let misuse as Options.Misuse {
            say(misuse.message)
            exit(64)
        } catch {
            say("\(error)")
            exit(1)
        }
    }

    /// Does what was asked for; false if something is not as it should be.
    @MainActor private static func run(_ options: Options) async throws -> Bool {
        let chapters = Plan(isQuick: options.isQuick).chapters.compactMap { $0.only(options.only) }
        guard !chapters.isEmpty else { throw Options.Misuse("No measure has '\(options.only ?? "")' in its name.") }
        switch options.job {
        case .list:
            for measure in chapters.flatMap(\.measures) { print(measure.title) }
            return true
        case .prove:
            return try await prove(options, chapters)
        case .instructions:
            guard counters_in_valgrind() else {
                throw Options.Misuse("Instructions are counted under valgrind --tool=callgrind.")
            }
            await Instructions.count(chapters.flatMap(\.measures))
            return true
        case .report:
            return try await report(options, chapters)
        }
    }

    /// Whether what is counted can be trusted, and the limits are for measures that there are.
    @MainActor private static func prove(_ options: Options, _ chapters: [Chapter]) async throws -> Bool {
        var problems: [String] = []
        if let problem = await Proof.problem() { problems.append(problem) }
        if let file = options.limits {
            problems += try Limits(file: file).namesWithoutMeasure(in: chapters).map {
                "There is a limit for '\($0)', and no measure."
            }
        }
        for problem in problems { say(problem) }
        return problems.isEmpty
    }

    @MainActor private static func report(_ options: Options, _ chapters: [Chapter]) async throws -> Bool {
        if let problem = await Proof.problem() { say(problem) }
        var report = await Report(chapters, try options.instructions.map(Instructions.init))
        if let file = options.compileCost { try report.add(linesOf: file) }
        let limits = try options.limits.map(Limits.init)
        var text = preface(options) + Table(rows: report.rows).description
        let distances = limits?.distances(in: report.rows) ?? []
        if !distances.isEmpty {
            text += "\n## Aimed at, and not reached\n\n" + distances.map { "- \($0)\n" }.joined()
        }
        print(text)
        if let file = options.table { try text.write(toFile: file, atomically: true, encoding: .utf8) }
        if let file = options.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "infinite", negativeInfinity: "-infinite", nan: "none")
            try encoder.encode(report.rows).write(to: URL(fileURLWithPath: file))
        }
        guard options.checks, let limits else { return true }
        let problems = limits.problems(in: report.rows, isPart: options.only != nil || options.isQuick)
        for problem in problems { say(problem) }
        say(problems.isEmpty ? "All limits are kept." : "\(problems.count) limits are not kept.")
        return problems.isEmpty
    }

    private static func preface(_ options: Options) -> String {
        var text = "# Results\n\nSee `README.md` for how to read this, and `run` for how to have it again.\n"
        if let tools = ProcessInfo.processInfo.environment["MEASURED_WITH"] { text += "Measured with \(tools).\n" }
        if options.isQuick { text += "A quick run, with smaller sizes.\n" }
        if options.instructions == nil { text += "Instructions were not counted: that takes valgrind.\n" }
        return text + "\n"
    }

    private static func say(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

extension Chapter {
    /// The measures with a text in their name; nil if there are none.
    fileprivate func only(_ text: String?) -> Chapter? {
        guard let text else { return self }
        let chosen = measures.filter { $0.title.localizedCaseInsensitiveContains(text) }
        return chosen.isEmpty ? nil : Chapter(title, chosen, growths: growths)
    }
}
