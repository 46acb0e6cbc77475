import Foundation

/// All cases of one bar: dealt out to as many children as there are cores, with what they found and counted.
struct Run {
    let bar: any Bar
    let count: Int
    let master: UInt64
    var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)

    /// So many findings are enough to look at. The run ends there.
    static let enough = 100

    struct Result {
        var cases = 0
        var tally = Tally()
        /// What was found, by the seeds of the cases.
        var found: [(seed: UInt64, finding: Finding)] = []
        var seconds = 0.0
    }

    /// What has to come in a whole run, and did not.
    func missing(in result: Result) -> [String] {
        result.cases < bar.count ? [] : result.tally.missing(of: bar.required)
    }

    func perform(in scratch: URL) throws -> Result {
        let began = ContinuousClock.now
        let wakes = DispatchSemaphore(value: 0)
        var result = Result()
        var ranges = [0..<count]
        var lanes: [Child?] = Array(repeating: nil, count: jobs)
        var lastWord = began
        while true {
            for lane in lanes.indices {
                if let end = lanes[lane]?.poll(), let work = lanes[lane]?.work {
                    lanes[lane] = nil
                    note(end, of: work, in: &result, rest: &ranges)
                }
                guard lanes[lane] == nil, result.found.count < Self.enough, let range = deal(from: &ranges) else {
                    continue
                }
                let work = Work(bar: bar.name, cases: .drawn(master: master, range: range), budget: 15)
                let folder = WorkFolder(url: scratch.appendingPathComponent("lane-\(lane)"))
                lanes[lane] = try Child(work, limit: bar.limit, in: folder, wakes: wakes)
            }
            if lanes.allSatisfy({ $0 == nil }) { break }
            if ContinuousClock.now - lastWord > .seconds(60) {
                lastWord = .now
                say("\(bar.name): \(result.cases) of \(count), \(result.found.count) found (\(began.secondsSince) s)")
            }
            _ = wakes.wait(timeout: .now() + 0.2)
        }
        result.seconds = began.duration(to: .now) / .seconds(1)
        return result
    }

    /// Takes the next cases: a share for each child, until few are left.
    private func deal(from ranges: inout [Range<Int>]) -> Range<Int>? {
        while let range = ranges.popLast() {
            guard !range.isEmpty else { continue }
            let size = max(1, min(range.count, count / (4 * jobs)))
            ranges.append(range.lowerBound + size..<range.upperBound)
            return range.lowerBound..<range.lowerBound + size
        }
        return nil
    }

    private func note(_ end: Child.End, of work: Work, in result: inout Result, rest: inout [Range<Int>]) {
        let range = work.range
        switch end {
        case .finished(let output):
            result.cases += output.next - range.lowerBound
            result.tally.add(output.tally)
            for found in output.found {
                let seed = Work.seed(master: master, index: found.index)
                result.found.append((seed, found.finding))
                say("\(bar.name): \(found.finding.headline): \(seed)")
            }
            rest.append(output.next..<range.upperBound)
        case .died(let index, let finding):
            result.cases += 1
            result.found.append((Work.seed(master: master, index: index), finding))
            say("\(bar.name): a case \(finding.headline): \(Work.seed(master: master, index: index))")
            // What was counted in the cases before it went with the child.
            rest.append(index + 1..<range.upperBound)
            rest.append(range.lowerBound..<index)
        }
    }
}

extension ContinuousClock.Instant {
    /// How many whole seconds have passed since then.
    var secondsSince: Int {
        Int(duration(to: .now) / .seconds(1))
    }
}
