import Foundation
import Testing

/// The built `storefront`, run as a shell runs it.
struct Program {
    /// What a run came to.
    struct Run: Equatable {
        let status: Int32
        let output: String
        let complaints: String

        var lines: [Substring] { output.split(separator: "\n") }
    }

    /// The executable, which is where the tests were built.
    let executable: URL

    /// Where the shell keeps its state.
    private(set) var state: URL?

    /// The same, with a file for the state of the shell.
    func keeping(state: URL) -> Program {
        var program = self
        program.state = state
        return program
    }

    init() throws {
        let starts = [Bundle.main.bundleURL] + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
        let places = starts.flatMap { start in
            sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.prefix(6)
        }
        let found = places.map { $0.appendingPathComponent("storefront") }
        executable = try #require(found.first(where: Self.isExecutableFile), "storefront is not built")
    }

    private static func isExecutableFile(_ file: URL) -> Bool {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
        return exists && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
    }

    /// The checkout.
    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL

    /// A script that comes with the example.
    static func script(_ name: String) -> String {
        root.appendingPathComponent("Docs/Examples/Storefront/Scripts/\(name).storefront").path
    }

    /// The commands of the tour.
    static func tour() throws -> [String] {
        try String(contentsOfFile: script("tour"), encoding: .utf8).split(separator: "\n")
            .map(String.init).filter { !$0.hasPrefix("#") && !$0.isEmpty }
    }

    /// Runs it to its end. Everything goes through files, so that no pipe can fill up.
    func run(_ arguments: [String], input: Data = Data()) throws -> Run {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let files = ["input", "output", "complaints"].map(directory.appendingPathComponent)
        try input.write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        let status = try start(
            arguments, input: FileHandle(forReadingFrom: files[0]), output: FileHandle(forWritingTo: files[1]),
            complaints: FileHandle(forWritingTo: files[2]))
        return try Run(
            status: status, output: String(contentsOf: files[1], encoding: .utf8),
            complaints: String(contentsOf: files[2], encoding: .utf8))
    }

    /// Runs it to its end.
    func run(_ arguments: String..., input: Data = Data()) throws -> Run {
        try run(arguments, input: input)
    }

    /// Runs it with a script.
    func play(_ script: String, _ options: String...) throws -> Run {
        try run(["play"] + options, input: Data(script.utf8))
    }

    /// Runs it with an output that is closed.
    func runWithClosedPipe(_ arguments: [String]) throws -> Int32 {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        return try start(
            arguments, input: .nullDevice, output: pipe.fileHandleForWriting, complaints: .nullDevice)
    }

    /// Starts a shell, has it do what is typed, and kills it.
    ///
    /// - Parameters:
    ///   - lines: What is typed.
    ///   - isDue: Whether it is killed, now that it has printed this.
    /// - Returns: Whether it was killed by that.
    func kill(after lines: [String], once isDue: (Data) -> Bool) throws -> Bool {
        let shell = try startShell()
        try shell.type(lines)
        shell.read(until: isDue)
        return shell.kill()
    }

    /// Starts a shell, to type into while it runs.
    func startShell() throws -> RunningShell {
        let shell = RunningShell(process(["shell"]))
        try shell.process.run()
        return shell
    }

    private func process(_ arguments: [String]) -> Process {
        let process = Process()
        if let state {
            process.environment = ProcessInfo.processInfo.environment.merging(["STOREFRONT_STATE": state.path]) { $1 }
        }
        process.executableURL = executable
        process.arguments = arguments
        return process
    }

    private func start(
        _ arguments: [String], input: FileHandle, output: FileHandle, complaints: FileHandle
    ) throws -> Int32 {
        let process = process(arguments)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}

/// A shell that runs, and can be killed.
struct RunningShell {
    fileprivate let process: Process
    private let typed = Pipe()
    private let printed = Pipe()

    fileprivate init(_ process: Process) {
        self.process = process
        process.standardInput = typed
        process.standardOutput = printed
        process.standardError = printed
    }

    func type(_ lines: [String]) throws {
        try typed.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    /// Reads what it prints until that suffices, or until it has ended.
    func read(until isEnough: (Data) -> Bool) {
        var output = Data()
        while !isEnough(output) {
            let more = printed.fileHandleForReading.availableData
            if more.isEmpty { break }
            output += more
        }
    }

    /// Kills it as `kill -9` does, and returns whether it ended by that.
    func kill() -> Bool {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    }
}
