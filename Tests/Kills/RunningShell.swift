import Foundation

/// A shell in a terminal of a number of columns, or with lines if that is zero.
final class RunningShell {
    private let process = Process()
    private let typed: FileHandle
    private let printed: FileHandle
    private let far: [FileHandle]
    let isTerminal: Bool

    init(_ program: URL, _ arguments: [String], columns: Int) {
        isTerminal = columns > 0
        process.executableURL = program
        process.arguments = arguments
        process.environment = ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]
        if isTerminal {
            var (near, other): (Int32, Int32) = (-1, -1)
            var size = winsize()
            (size.ws_col, size.ws_row) = (UInt16(columns), 24)
            guard openpty(&near, &other, nil, nil, &size) == 0 else { exit(70) }
            for descriptor in [near, other] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            typed = FileHandle(fileDescriptor: near, closeOnDealloc: true)
            printed = typed
            let end = FileHandle(fileDescriptor: other, closeOnDealloc: true)
            far = [end]
            (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
        } else {
            let (input, output) = (Pipe(), Pipe())
            (typed, printed, far) = (input.fileHandleForWriting, output.fileHandleForReading, [])
            (process.standardInput, process.standardOutput, process.standardError) = (input, output, output)
        }
    }

    func run() throws { try process.run() }

    func type(_ text: String) { try? typed.write(contentsOf: Data(text.utf8)) }

    /// Reads until a text has come.
    func read(upTo text: String) {
        var output = ""
        while !output.contains(text), let more = next(30_000) { output += String(decoding: more, as: UTF8.self) }
    }

    /// Reads until nothing comes for a number of milliseconds.
    func read(quietFor milliseconds: Int32) { while next(milliseconds) != nil {} }

    /// Reads a number of bytes, or until nothing comes any more.
    func read(bytes: Int) {
        var rest = bytes
        // The first line takes as long as the launch.
        var wait: Int32 = 30_000
        while rest > 0, let more = next(wait) {
            rest -= more.count
            wait = 300
        }
    }

    private func next(_ milliseconds: Int32) -> Data? {
        var event = pollfd(fd: printed.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&event, 1, milliseconds) > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = Foundation.read(printed.fileDescriptor, &bytes, bytes.count)
        return count > 0 ? Data(bytes[..<count]) : nil
    }

    /// Kills it as `kill -9` does.
    ///
    /// - Returns: True if it ended by that.
    func kill() -> Bool {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }
}
