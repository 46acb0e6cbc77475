import Foundation
import TestSupport

/// Has apps on several actors at once, whose callers wait, give up and read on other threads.
///
/// Each case looks for calls that never end and for readers that miss something. With `--sanitize thread` it looks for state that is shared and should not be.
struct ActorsBar: Bar {
    let name = "actors"
    let count = 10_000
    let unit = "crowds"
    let limit = 30.0

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        let result = Result()
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            result.set(await Crowd(seed: seed).report())
            isDone.signal()
        }
        isDone.wait()
        tally.expect(Call.Kind.allCases.map(\.rawValue), of: "call")
        tally.expect(["completed", "cancelled", "rejected", "failed"], of: "outcome")
        for (kind, names) in result.report.counts {
            for (name, times) in names { tally.count(name, of: kind, times: times) }
        }
        return result.report.findings.first.map { Finding($0, details: "seed \(seed)") }
    }

    /// Hands a report from one thread to another that waits for it.
    private final class Result: @unchecked Sendable {
        private let lock = NSLock()
        private var value = Crowd.Report()

        var report: Crowd.Report { lock.withLock { value } }

        func set(_ report: Crowd.Report) { lock.withLock { value = report } }
    }
}

/// One call to an app on an actor.
struct Call: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case push, pop, present, dismiss, select, trigger, link, ask, reset, play
    }

    let kind: Kind
    let number: Int

    /// Whether the caller gives up while it may still wait.
    let isGivenUp: Bool

    init(_ random: inout SplitMix64) {
        kind = Kind.allCases[random.below(Kind.allCases.count)]
        number = random.below(1_000)
        isGivenUp = random.oneIn(4)
    }
}

/// Several apps, and who uses them.
struct Crowd: Sendable {
    struct Report: Sendable {
        var counts: [String: [String: Int]] = [:]
        var findings: [String] = []

        mutating func count(_ name: String, of kind: String) { counts[kind, default: [:]][name, default: 0] += 1 }
    }

    let seed: UInt64

    /// Lets them all do what they do, at once, until each has an outcome.
    func report() async -> Report {
        var random = SplitMix64(seed: seed)
        let apps = 1 + random.below(3)
        let seeds = (0..<apps).map { _ in random.next() }
        return await withTaskGroup(of: Report.self) { group in
            for seed in seeds { group.addTask { await Self.use(seed) } }
            var all = Report()
            for await report in group {
                for (kind, names) in report.counts { all.counts[kind, default: [:]].merge(names, uniquingKeysWith: +) }
                all.findings += report.findings
            }
            return all
        }
    }

    /// Uses one app: callers side by side, somewhere else what answers its host, and readers until it has gone.
    private static func use(_ seed: UInt64) async -> Report {
        var random = SplitMix64(seed: seed)
        var report = Report()
        let app = CrowdedApp(holds: !random.oneIn(3))
        let (one, two) = (await app.commits, await app.commits)
        let changes = await app.screenViews
        async let first = Self.read(one)
        async let second = Self.read(two)
        async let seen = Self.read(changes)
        let answerer = Task.detached { await app.answerAsLongAsItIsUsed() }
        await withTaskGroup(of: (Call, String).self) { group in
            for _ in 0..<(2 + random.below(4)) {
                let calls = (0..<(2 + random.below(6))).map { _ in Call(&random) }
                group.addTask {
                    var last = (calls[0], "")
                    for call in calls { last = (call, await Self.make(call, app)) }
                    return last
                }
            }
            for await (call, outcome) in group {
                report.count(call.kind.rawValue, of: "call")
                report.count(outcome, of: "outcome")
            }
        }
        await app.stopAnswering()
        await answerer.value
        report.findings += await app.findings
        await app.close()
        let (records, others, views) = await (first, second, seen)
        if records != others { report.findings.append("two readers of the commits have read something else") }
        if records.isEmpty { report.findings.append("a reader has missed every commit") }
        if views.isEmpty { report.findings.append("a reader has seen no screen") }
        return report
    }

    private static func read<Record: Sendable>(_ records: AsyncStream<Record>) async -> [String] {
        var all: [String] = []
        for await record in records { all.append("\(record)") }
        return all
    }

    /// Makes a call from a task of its own, and gives it up after some turns of the app where that is wanted.
    private static func make(_ call: Call, _ app: CrowdedApp) async -> String {
        let task = Task.detached { await app.make(call) }
        if call.isGivenUp {
            for _ in 0..<(call.number % 12) { await app.takeTurn() }
            task.cancel()
        }
        return await task.value
    }
}
