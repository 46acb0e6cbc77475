import Foundation

/// The terminal on standard input and output. It sends single keys and has a screen of its own, until it is given back.
final class Terminal {
    /// The original settings of the terminal.
    private let found: termios
    private var isOurs = false

    /// The content of each row, so that only changes are sent; nil if it is unknown.
    private var shown: [String?] = []

    /// Fails if there is no terminal, or one that cannot be drawn on.
    init?() {
        guard isatty(0) != 0, Self.drawable != nil else { return nil }
        var found = termios()
        guard tcgetattr(0, &found) == 0 else { return nil }
        self.found = found
    }

    /// Its columns and rows.
    var size: (width: Int, height: Int) { Self.drawable ?? (80, 24) }

    /// The size of the terminal on standard output; nil if there is none, or one that cannot be drawn on.
    static var drawable: (width: Int, height: Int)? {
        let kind = getenv("TERM").map { String(cString: $0) } ?? ""
        guard isatty(1) != 0, kind != "", kind != "dumb" else { return nil }
        var size = winsize()
        let isKnown = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
    }
}

extension Terminal {
    /// Takes the terminal over: the alternate screen, no echo, no cursor, no automatic line breaks.
    ///
    /// A further call does no harm, and restores what other programs have changed.
    func take() {
        var raw = found
        cfmakeraw(&raw)
        tcsetattr(0, TCSADRAIN, &raw)
        send("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[2J")
        isOurs = true
        shown = []
    }

    /// Restores the settings of the terminal.
    func giveBack() {
        guard isOurs else { return }
        isOurs = false
        send("\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l")
        var found = found
        tcsetattr(0, TCSANOW, &found)
    }

    /// Draws the rows that have changed.
    ///
    /// - Returns: False if the terminal is gone.
    @discardableResult
    func draw(_ canvas: Canvas) -> Bool {
        let rows = canvas.codes
        var text = shown.count == rows.count ? "" : "\u{1B}[0m\u{1B}[2J"
        if shown.count != rows.count { shown = Array(repeating: nil, count: rows.count) }
        for (index, row) in rows.enumerated() where shown[index] != row {
            text += "\u{1B}[\(index + 1);1H\(row)"
        }
        shown = rows
        return text.isEmpty || send(text)
    }

    /// Makes the next drawing a complete one.
    func forget() {
        shown = []
    }

    @discardableResult
    private func send(_ text: String) -> Bool {
        Output.write(text, to: 1) == nil
    }
}
