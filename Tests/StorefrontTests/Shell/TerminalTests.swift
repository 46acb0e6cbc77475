import CoordinationTesting
import Foundation
import Testing

@Suite("The shell in a terminal", .navigationCoverage) struct TerminalTests {
    private static let arrives = "\u{1B}[?1049h"
    private static let leaves = "\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"

    private func start(columns: Int = 80, rows: Int = 24) throws -> (PseudoTerminal, modes: [Bool]) {
        let terminal = try PseudoTerminal(["shell"], columns: columns, rows: rows)
        let modes = terminal.modes
        try terminal.start()
        try terminal.read(to: Self.arrives)
        try terminal.read(to: "q quit")
        return (terminal, modes)
    }

    @Test("a key quits, and the terminal is as it was", arguments: ["q", "\u{3}"]) func quits(key: String) throws {
        let (terminal, modes) = try start()
        #expect(terminal.modes == modes.map { _ in false })
        try terminal.press(key)
        #expect(terminal.end() == 0)
        try terminal.read(to: Self.leaves)
        #expect(terminal.modes == modes)
        #expect(terminal.output == "")
    }

    @Test(
        "a signal ends it as it ends other programs, and the terminal is as it was",
        arguments: [
            SIGTERM, SIGINT, SIGHUP, SIGQUIT,
        ])
    func signals(signal: Int32) throws {
        let (terminal, modes) = try start()
        terminal.send(signal)
        #expect(terminal.end() == -signal)
        try terminal.read(to: Self.leaves)
        #expect(terminal.modes == modes)
    }

    @Test("keys go through the shop, an escape alone among them") func keys() throws {
        let (terminal, _) = try start()
        try terminal.press("\u{1B}[B\r")
        try terminal.read(to: "Stores nearby")
        try terminal.press("\u{1B}OB\r")
        try terminal.read(to: "When it is open")
        try terminal.press("\u{1B}")
        try terminal.read(to: "Corner Books")
        try terminal.press("q")
        #expect(terminal.end() == 0)
    }

    @Test("a new screen is shown moving, and arrives by itself") func moves() throws {
        let (terminal, _) = try start()
        try terminal.press("\u{1B}[B\r")
        try terminal.read(to: " ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ to Stores nearby")
        try terminal.read(to: "█░")
        try terminal.read(to: "q quit")
        try terminal.press("q")
        #expect(terminal.end() == 0)
    }

    @Test("another size is drawn at once") func resizes() throws {
        let (terminal, _) = try start()
        terminal.resize(columns: 20, rows: 5)
        terminal.send(SIGWINCH)
        try terminal.read(to: "\u{1B}[2J")
        try terminal.read(to: "\u{1B}[5;1H")
        try terminal.press("q")
        #expect(terminal.end() == 0)
        #expect(!terminal.output.contains("\u{1B}[6;"))
    }
}
