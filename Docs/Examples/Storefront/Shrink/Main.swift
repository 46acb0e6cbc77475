import CoordinationHistory
import Foundation
import ShopRecordings

/// The command `storefront-shrink FILE [SHORT]`, which shrinks a recording or a trail that crashes the shop to the
/// shortest that still does, prints it as a test, and writes it to the file `SHORT`.
///
/// Each try is played in a process of its own: this program with `--play FILE`.
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        do {
            switch (arguments.first, arguments.count) {
            case ("--play", 2): exit(try play(arguments.last ?? ""))
            case (let file?, 1...2): exit(try shrink(file, to: arguments.count == 2 ? arguments.last : nil))
            default:
                complain("storefront-shrink takes a recording, and a file for the shortest one.")
                exit(64)
            }
        } catch {
            complain("\(error)")
            exit(2)
        }
    }

    private static func play(_ file: String) throws -> Int32 {
        let difference = try read(file).play().replay.difference
        if let difference { complain("\(difference)") }
        return difference == nil ? 0 : 1
    }

    private static func shrink(_ file: String, to short: String?) throws -> Int32 {
        let whole = try read(file)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tried = folder.appendingPathComponent("tried")
        var tries = 0
        func crashes(_ recording: ShopRecording) -> Bool {
            tries += 1
            do {
                try Data(recording.text.utf8).write(to: tried)
                let process = Process()
                process.executableURL = Bundle.main.executableURL
                process.arguments = ["--play", tried.path]
                process.environment = ProcessInfo.processInfo.environment
                    .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                return process.terminationReason == .uncaughtSignal
            } catch {
                return false
            }
        }
        guard crashes(whole) else {
            complain("It does not crash the shop. 'storefront replay' says where it differs, if it does.")
            return 1
        }
        let shortest = whole.shrunk(while: crashes)
        let (count, of) = (shortest.recording.steps.count, whole.recording.steps.count)
        complain("\(count) of \(of) steps crash it (\(tries) tries).")
        if let short { try Data(shortest.text.utf8).write(to: URL(fileURLWithPath: short)) }
        print(shortest.test(named: URL(fileURLWithPath: file).lastPathComponent), terminator: "")
        return 0
    }

    private static func read(_ file: String) throws -> ShopRecording {
        // A crash may have torn the last line in the middle of a character.
        try ShopRecording(String(decoding: Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self))
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
