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

    private func start(
        _ arguments: [String], input: FileHandle, output: FileHandle, complaints: FileHandle
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
