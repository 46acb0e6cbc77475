import Foundation

/// The loop of a session in a terminal: it waits for keys, signals and time, and draws.
struct TerminalLoop {
    /// The time for which a frame is shown, and in which an escape may begin another key.
    private static let frame = Duration.milliseconds(33)

    private let session: Session
    private let terminal: Terminal
    private let clock = ContinuousClock()
    private var keys = KeyDecoder()
    private var endedBy: Int32?

    init(_ session: Session, _ terminal: Terminal) {
        self.session = session
        self.terminal = terminal
    }

    /// Runs until the user quits, the terminal is gone, or a signal ends it. Then gives the terminal back.
    mutating func run() {
        Signals.watch()
        terminal.take()
        var last = clock.now
        while !session.isOver, endedBy == nil {
            let (width, height) = terminal.size
            guard terminal.draw(session.picture(width: width, height: height)) else { break }
            let happened = wait()
            let now = clock.now
            session.advance(by: now - last)
            last = now
            for number in Signals.taken() { follow(number) }
            // Nothing followed the escape, so it was a key.
            if happened == .nothing, keys.isWaiting { press(keys.flush()) }
            guard happened != .input || read() else { break }
        }
        terminal.giveBack()
        if let endedBy { Signals.follow(endedBy) }
    }

    private enum Happening {
        case input, signal, nothing
    }

    /// Waits until something happens, or is due.
    private func wait() -> Happening {
        var events = [0, Signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let due = [keys.isWaiting || session.isAnimating ? Self.frame : nil, session.untilNext]
        let count = poll(&events, nfds_t(events.count), milliseconds(due.compactMap(\.self).min()))
        if count == 0 { return .nothing }
        return count > 0 && events[0].revents != 0 ? .input : .signal
    }

    /// Returns a timeout, rounded up so that an event is due when the wait is over.
    private func milliseconds(_ duration: Duration?) -> Int32 {
        guard let duration else { return -1 }
        return Int32(min(max((duration / .milliseconds(1)).rounded(.up), 0), 60_000))
    }

    /// Reads the available input.
    ///
    /// - Returns: False at the end of the input.
    private mutating func read() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = Foundation.read(0, &bytes, bytes.count)
        if count > 0 { press(keys.decode(bytes[..<count])) }
        return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
    }

    private func press(_ keys: [Key]) {
        for key in keys where !session.isOver {
            switch key {
            // Stops the whole process group, as terminals do.
            case .suspend: kill(0, SIGTSTP)
            case .redraw: terminal.forget()
            default: session.press(key)
            }
        }
    }

    private mutating func follow(_ number: Int32) {
        switch number {
        case SIGTSTP:
            terminal.giveBack()
            Signals.follow(number)
            terminal.take()
        case SIGCONT: terminal.take()
        case SIGWINCH: terminal.forget()
        default: endedBy = number
        }
    }
}
