import CoordinationHistory
import Foundation
import ShopRecordings

/// A trail of which a screen crashes the shop when it comes to the front.
struct PlantedCrash {
    let number: Int
    let trail: URL
    let screen: String
    let program: URL
    let folder: URL

    /// Shrinks the trail, and holds that the shortest recording crashes with the screen, and plays without.
    func check(_ tally: inout Tally) throws {
        let short = folder.appendingPathComponent("short-\(number)")
        let shrunk = try run([trail.path, short.path], crashing: true)
        guard shrunk.status == 0 else { throw Finding("it is not shrunk: \(shrunk.status)") }
        let crashed = try run(["--play", short.path], crashing: true)
        guard crashed.status < 0 else { throw Finding("the shortest recording does not crash: \(crashed.status)") }
        let played = try run(["--play", short.path], crashing: false)
        guard played.status == 0 else { throw Finding("without the crash, the shortest recording fails") }
        let steps = try ShopRecording(String(contentsOf: short, encoding: .utf8)).recording.steps.count
        tally.add("crashes shrunk to \(steps) step(s)")
        try write(shrunk.output)
    }

    /// Writes the printed test into a suite of its own.
    private func write(_ test: String) throws {
        let lines = test.split(separator: "\n", omittingEmptySubsequences: false)
        let imports = lines.prefix { $0.hasPrefix("import ") }
        let text = (imports + ["", "struct Crash\(number) {"] + lines.dropFirst(imports.count) + ["}", ""])
            .joined(separator: "\n")
        let tests = folder.appendingPathComponent("tests")
        let screens = tests.appendingPathComponent("screens")
        try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: tests.appendingPathComponent("Crash\(number).swift"))
        try Data(screen.utf8).write(to: screens.appendingPathComponent("Crash\(number)"))
    }

    /// Runs the program; a status below zero is the signal that ended it.
    private func run(_ arguments: [String], crashing: Bool) throws -> (status: Int32, output: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"].merging(crashing ? ["STOREFRONT_CRASH": screen] : [:]) { $1 }) {
                $1
            }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let isExit = process.terminationReason == .exit
        return (
            isExit ? process.terminationStatus : -process.terminationStatus, String(decoding: output, as: UTF8.self)
        )
    }
}
