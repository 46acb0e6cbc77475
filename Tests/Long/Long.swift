import Foundation

/// Runs counted bars. `.ci/long` builds it and passes on what it was given.
///
///     long NAME [COUNT] [SEED]    a bar, as often as it has to pass or as said, from a seed
///     long NAME 1%                a share of that; `long all 1%` does so for every bar
///     long NAME --case SEED       one case alone
///     long NAME --play TEXT       a case that was written down; @FILE reads it from there
///     long self-check             plants faults, and looks whether they are found
///     long                        what bars there are
@main
struct Long {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "--work", arguments.count == 3, let parent = Int32(arguments[2]) {
            return try Worker(folder: WorkFolder(url: URL(fileURLWithPath: arguments[1])), parent: parent).run()
        }
        if arguments.first == "--recorded", arguments.count == 2 {
            return try RecordingsBar.playHere(URL(fileURLWithPath: arguments[1]))
        }
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("long-\(getpid())")
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            guard try Command(arguments).perform(in: scratch) else { exit(removing: scratch, 1) }
        } catch let error as UsageError {
            say(error.description)
            exit(removing: scratch, 64)
        }
    }

    private static func exit(removing scratch: URL, _ status: Int32) -> Never {
        try? FileManager.default.removeItem(at: scratch)
        Foundation.exit(status)
    }
}

/// What is wrong with how it was called.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Prints a line at once, also into a pipe.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
