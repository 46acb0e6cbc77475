import Foundation

/// What the program was asked to do.
enum Command {
    case list
    case selfCheck
    case runs([Run])
    /// One case alone, and one that was written down.
    case one(any Bar, seed: UInt64)
    case play(any Bar, text: String)

    init(_ arguments: [String]) throws {
        guard let name = arguments.first else {
            self = .list
            return
        }
        let rest = Array(arguments.dropFirst())
        if name == "self-check" {
            self = .selfCheck
        } else if name == "all" {
            self = .runs(try Bars.all.map { try Self.run($0, rest) })
        } else if let bar = Bars.named(name) {
            self = try Self.of(bar, rest)
        } else {
            throw UsageError("There is no bar '\(name)'. The bars: \(Bars.all.map(\.name).joined(separator: ", "))")
        }
    }

    private static func of(_ bar: any Bar, _ arguments: [String]) throws -> Command {
        switch (arguments.first, arguments.count) {
        case ("--case", 2):
            guard let seed = UInt64(arguments[1]) else { throw UsageError("'\(arguments[1])' is no seed.") }
            return .one(bar, seed: seed)
        case ("--play", 2):
            guard arguments[1].hasPrefix("@") else { return .play(bar, text: arguments[1]) }
            let file = try Data(contentsOf: URL(fileURLWithPath: String(arguments[1].dropFirst())))
            return .play(bar, text: String(decoding: file, as: UTF8.self))
        default:
            return .runs([try run(bar, arguments)])
        }
    }

    private static func run(_ bar: any Bar, _ arguments: [String]) throws -> Run {
        guard arguments.count <= 2 else { throw UsageError("That is too much: \(arguments.joined(separator: " "))") }
        var count = bar.count
        if let text = arguments.first {
            let isShare = text.hasSuffix("%")
            guard let number = Int(isShare ? String(text.dropLast()) : text), number > 0 else {
                throw UsageError("'\(text)' is no count. A count is a number, or a share of the bar's count: 1%")
            }
            count = isShare ? max(1, bar.count * number / 100) : number
        }
        // A short seed is easier to hand on.
        var master = UInt64.random(in: 1...999_999)
        if arguments.count == 2 {
            guard let seed = UInt64(arguments[1]) else { throw UsageError("'\(arguments[1])' is no seed.") }
            master = seed
        }
        return Run(bar: bar, count: count, master: master)
    }

    /// Does it, and says whether nothing was found.
    func perform(in scratch: URL) throws -> Bool {
        switch self {
        case .list:
            for bar in Bars.all {
                say("\(bar.name): \(bar.count) \(bar.unit)")
            }
            return true
        case .selfCheck:
            return try SelfCheck(scratch: scratch).perform()
        case .runs(let runs):
            let failed = try runs.filter { try !Self.perform($0, in: scratch) }
            if runs.count > 1 {
                let names = failed.map { "\($0.bar.name) \($0.count) \($0.master)" }
                let found = names.isEmpty ? "no finding" : "findings in: \(names.joined(separator: ", "))"
                say("\n\(runs.count) bars, \(found)")
            }
            return failed.isEmpty
        case .one(let bar, let seed):
            let work = Work(bar: bar.name, cases: .seeds([seed]))
            return try Self.perform(work, of: bar, seed: seed, in: scratch)
        case .play(let bar, let text):
            let work = Work(bar: bar.name, cases: .texts([text]))
            return try Self.perform(work, of: bar, seed: nil, in: scratch)
        }
    }

    private static func perform(_ run: Run, in scratch: URL) throws -> Bool {
        let bar = run.bar
        say("\(bar.name): \(run.count) \(bar.unit) from seed \(run.master) in \(run.jobs) processes")
        let result = try run.perform(in: scratch)
        let report = try Inquiry(bar: bar, scratch: scratch).report(result.found)
        let kinds = Set(result.found.map(\.finding.headline)).count
        let found =
            switch result.found.count {
            case 0: "no finding"
            case 1: "1 finding"
            default: "\(result.found.count) findings of \(kinds) \(kinds == 1 ? "kind" : "kinds")"
            }
        let cases = result.cases == run.count ? "\(run.count)" : "\(result.cases) of \(run.count)"
        say("\n" + result.tally.table + report)
        let missing = run.missing(in: result)
        for thing in missing { say("\(bar.name): never came, and has to: \(thing)") }
        say("\(bar.name): \(cases) \(bar.unit) from seed \(run.master): \(found) (\(Int(result.seconds)) s)")
        return result.found.isEmpty && missing.isEmpty
    }

    private static func perform(_ work: Work, of bar: any Bar, seed: UInt64?, in scratch: URL) throws -> Bool {
        let folder = WorkFolder(url: scratch.appendingPathComponent("alone"))
        switch try Child.run(work, limit: bar.limit, in: folder, explains: true) {
        case .finished(let output):
            say(folder.readLog() + output.tally.table)
            guard let finding = output.found.first?.finding else {
                say("\(bar.name): no finding")
                return true
            }
            say("\(bar.name): \(finding.headline)\n\(finding.details)")
            if let seed { say(try Inquiry(bar: bar, scratch: scratch).report([(seed, finding)])) }
        case .died(_, let finding):
            say("\(bar.name): \(finding.headline)\n\(finding.details)")
            if let seed { say(try Inquiry(bar: bar, scratch: scratch).report([(seed, finding)])) }
        }
        return false
    }
}
