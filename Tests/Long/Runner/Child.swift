import Foundation

/// A child process at work, as its parent sees it.
final class Child {
    /// How it ended.
    enum End {
        case finished(Work.Output)
        /// It went down in the case of that number, or did not end it in time.
        case died(at: Int, Finding)
    }

    let work: Work
    private let folder: WorkFolder
    private let process = Process()
    private let limit: Double
    private var last: Int?
    /// What the machine's clock and the process's own said as the case began.
    private var began = (at: ContinuousClock.now, used: Duration.zero)

    /// Starts the work. What waits on the semaphore wakes up when it has ended.
    init(_ work: Work, limit: Double, in folder: WorkFolder, explains: Bool = false, wakes: DispatchSemaphore) throws {
        self.work = work
        self.folder = folder
        self.limit = limit
        try folder.begin(work)
        guard let program = Bundle.main.executableURL else { throw UsageError("This program can't find itself.") }
        process.executableURL = program
        process.arguments = ["--work", folder.url.path, String(getpid())]
        process.environment = Self.environment(explains: explains)
        let log = try FileHandle(forWritingTo: folder.log)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = log
        process.standardError = log
        process.terminationHandler = { _ in wakes.signal() }
        try process.run()
        try log.close()
    }

    /// Printing where a program has trapped takes seconds, so that is done for a case that is run again, alone.
    private static func environment(explains: Bool) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] =
            explains
            ? "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24,sanitize=no"
            : "enable=no"
        environment["TSAN_OPTIONS"] = "halt_on_error=1 " + (environment["TSAN_OPTIONS"] ?? "")
        return environment
    }

    /// The most seconds of the machine's time for each of CPU time: a case that waits for ever uses none, and a machine
    /// that is busy with something else gives none.
    private static let mostPerSecond = 20.0

    /// How it ended, once it has. A case that has had its time is ended here.
    func poll() -> End? {
        guard process.isRunning else { return ended() }
        let now = folder.readProgress()
        if now != last {
            last = now
            began = (.now, process.processIdentifier.cpuTime)
        }
        let hasHadItsTime =
            process.processIdentifier.cpuTime - began.used > .seconds(limit)
            || ContinuousClock.now - began.at > .seconds(limit * Self.mostPerSecond)
        guard hasHadItsTime else { return nil }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let finding = Finding("does not end", details: "It was given \(limit) s of CPU time.\n" + folder.readLog())
        return .died(at: now ?? work.range.lowerBound, finding)
    }

    private func ended() -> End {
        let isSignal = process.terminationReason == .uncaughtSignal
        if !isSignal, process.terminationStatus == 0, let output = folder.readOutput() {
            return .finished(output)
        }
        let log = folder.readLog()
        let what = isSignal ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
        let line = log.split(separator: "\n").first { line in
            ["Fatal error", "Precondition failed", "Assertion failed", "SUMMARY: ", "Simultaneous accesses"].contains {
                line.contains($0)
            }
        }
        let finding = Finding("goes down (\(line.map { Self.withoutAddresses(String($0)) } ?? what))", details: log)
        return .died(at: folder.readProgress() ?? work.range.lowerBound, finding)
    }

    /// A line that is the same in every process.
    private static func withoutAddresses(_ line: String) -> String {
        line.replacing(/0x[0-9a-f]+/, with: "0x…")
    }

    /// Waits until it has ended.
    static func run(_ work: Work, limit: Double, in folder: WorkFolder, explains: Bool = false) throws -> End {
        let wakes = DispatchSemaphore(value: 0)
        let child = try Child(work, limit: limit, in: folder, explains: explains, wakes: wakes)
        while true {
            if let end = child.poll() { return end }
            _ = wakes.wait(timeout: .now() + 0.2)
        }
    }
}

extension pid_t {
    /// The CPU time that a process has used. Zero where the system does not say, and once the process has gone.
    fileprivate var cpuTime: Duration {
        #if os(Linux)
            var clock = clockid_t()
            var time = timespec()
            guard clock_getcpuclockid(self, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .zero }
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        #else
            return .zero
        #endif
    }
}
