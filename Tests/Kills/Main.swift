import Foundation
import TestSupport

/// Kills the storefront's shell, for `.ci/trail`.
///
///     kills COUNT SEED PROGRAMS FOLDER
///
/// `PROGRAMS` is the folder with `storefront` and `storefront-shrink`. Prints what was drawn, how that ended, and the
/// findings; writes the tests that are printed for planted crashes to `FOLDER/tests`.
@main enum Kills {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let count = Int(arguments[1]), let seed = UInt64(arguments[2]) else { exit(64) }
        let folder = URL(fileURLWithPath: arguments[4])
        let programs = URL(fileURLWithPath: arguments[3])
        signal(SIGPIPE, SIG_IGN)
        var generator = SplitMix64(seed: seed)
        var (tally, findings) = (Tally(), 0)
        var visits: [(trail: URL, screen: String)] = []
        for number in 1...count {
            let run = KilledRun(
                seed: generator.next(), shell: programs.appendingPathComponent("storefront"),
                folder: folder.appendingPathComponent("\(number)"))
            do {
                try run.play(&tally)
                visits += try run.check(&tally).map { (run.trail, $0) }
            } catch {
                findings += 1
                print("\nkill \(number): \(error)\n  \(run.trail.path)")
                continue
            }
            if visits.last?.trail != run.trail { try FileManager.default.removeItem(at: run.folder) }
        }
        let crashes = min(50, max(2, count / 20))
        for number in 1...crashes {
            guard let visit = visits.randomElement(using: &generator) else { break }
            let crash = PlantedCrash(
                number: number, trail: visit.trail, screen: visit.screen,
                program: programs.appendingPathComponent("storefront-shrink"), folder: folder)
            do {
                try crash.check(&tally)
            } catch {
                findings += 1
                print("\ncrash \(number) at '\(visit.screen)': \(error)\n  \(visit.trail.path)")
            }
        }
        print(tally)
        exit(findings == 0 ? 0 : 1)
    }
}

/// What was drawn, and how often.
struct Tally: CustomStringConvertible {
    private var counts: [String: Int] = [:]

    mutating func add(_ name: String, _ count: Int = 1) { counts[name, default: 0] += count }

    var description: String {
        counts.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }.joined(separator: "\n")
    }
}

/// What does not hold.
struct Finding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
