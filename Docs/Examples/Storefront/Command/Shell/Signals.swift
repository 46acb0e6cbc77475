import Foundation

/// The signals that concern a terminal. A pipe reports them, so that they can be waited for like keys.
enum Signals {
    /// The signals that end the program.
    static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// The ends of the pipe: bytes are read from `out`, and written to `into`.
    private static let ends: (out: Int32, into: Int32)? = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }()

    /// The descriptor to wait for.
    static var descriptor: Int32 { ends?.out ?? -1 }

    /// Redirects the signals to the pipe; they do nothing else from then on.
    static func watch() {
        // The pipe has to exist before the first signal comes.
        guard ends != nil else { return }
        var watched = sigset_t()
        sigemptyset(&watched)
        for number in ending + [SIGWINCH, SIGTSTP, SIGCONT] {
            watch(number)
            sigaddset(&watched, number)
        }
        // The program may have been started with them blocked.
        sigprocmask(SIG_UNBLOCK, &watched, nil)
    }

    private static func watch(_ number: Int32) {
        signal(number) { number in
            let before = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(Signals.ends?.into ?? -1, &byte, 1)
            errno = before
        }
    }

    /// Returns the signals since the last call.
    static func taken() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? bytes[..<count].map(Int32.init) : []
    }

    /// Gives a signal its default effect: to end the program, or to stop it until it is continued.
    static func follow(_ number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
        watch(number)
    }
}
