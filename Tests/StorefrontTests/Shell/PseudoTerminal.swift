import Foundation
import Testing

/// A terminal that a test sits at: what the program prints can be read, and keys can be pressed.
final class PseudoTerminal {
    private let near: FileHandle
    private let far: FileHandle
    private let process = Process()
    private(set) var output = ""

    /// Starts the program in a terminal of a size.
    init(_ arguments: [String], columns: Int, rows: Int) throws {
        var (near, far): (Int32, Int32) = (-1, -1)
        try #require(openpty(&near, &far, nil, nil, nil) == 0)
        // Programs that other tests start must not keep it open.
        for descriptor in [near, far] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        self.near = FileHandle(fileDescriptor: near, closeOnDealloc: true)
        self.far = FileHandle(fileDescriptor: far, closeOnDealloc: true)
        resize(columns: columns, rows: rows)
        process.executableURL = try Program().executable
        process.arguments = arguments
        process.environment = ["TERM": "xterm"]
        process.standardInput = self.far
        process.standardOutput = self.far
        process.standardError = self.far
    }

    deinit {
        if process.isRunning { send(SIGKILL) }
    }

    func start() throws {
        try process.run()
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(near.fileDescriptor, UInt(TIOCSWINSZ), &size)
    }

    func press(_ keys: String) throws {
        try near.write(contentsOf: Data(keys.utf8))
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Reads until something was printed, and forgets what came before it. A program that hangs is given up.
    func read(to text: String) throws {
        while !output.contains(text) {
            var waiting = pollfd(fd: near.fileDescriptor, events: Int16(POLLIN), revents: 0)
            try #require(poll(&waiting, 1, 30_000) > 0, "'\(text)' was not printed, but: \(output.debugDescription)")
            output += String(decoding: near.availableData, as: UTF8.self)
        }
        output = String(output.split(separator: text, maxSplits: 1, omittingEmptySubsequences: false).last ?? "")
    }

    /// Waits for its end: the status, or the number of the signal that ended it, as a negative number.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// How the terminal takes keys: whether it shows them, waits for whole lines, and makes signals of them.
    var modes: [Bool] {
        var found = termios()
        tcgetattr(far.fileDescriptor, &found)
        return [ECHO, ICANON, ISIG, IEXTEN].map { found.c_lflag & tcflag_t($0) != 0 }
            + [ICRNL, IXON].map { found.c_iflag & tcflag_t($0) != 0 } + [found.c_oflag & tcflag_t(OPOST) != 0]
    }
}
