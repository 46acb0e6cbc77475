import Foundation

@main
enum Main {
    static func main() {
        // A closed pipe is then an error like any other, which Output sees.
        signal(SIGPIPE, SIG_IGN)
        do throws(UsageError) {
            exit(run(try Invocation(CommandLine.arguments.dropFirst())))
        } catch {
            Output.complain("\(error.problem)\nTry 'storefront --help'.")
            exit(ExitStatus.usage)
        }
    }

    private static func run(_ invocation: Invocation) -> Int32 {
        switch invocation {
        case .help: Output.line(Help.text)
        case .version: Output.line("storefront, unreleased")
        case .routes: Output.line(Help.routes)
        case .tour(let format):
            return play(LineReader(bytes: PackageResources.tour_storefront), format)
        case .play(let file, let format):
            do throws(ReadError) {
                return play(try LineReader(file: file), format)
            } catch {
                Output.complain(error.description)
                return ExitStatus.failed
            }
        }
        return ExitStatus.done
    }

    private static func play(_ lines: LineReader, _ format: Format) -> Int32 {
        var script = Script(lines, format)
        do throws(ReadError) {
            try script.play()
        } catch {
            Output.complain(error.description)
            return ExitStatus.failed
        }
        guard !script.failedLines.isEmpty else { return ExitStatus.done }
        Output.complain(script.summary)
        return ExitStatus.failed
    }
}

/// What the shell is told.
enum ExitStatus {
    /// Everything went as it should.
    static let done: Int32 = 0
    /// A command failed, or something could not be read or written.
    static let failed: Int32 = 1
    /// The program was called in a way that it does not know.
    static let usage: Int32 = 2
    /// Nobody reads the output any more: what shells report for a program that a closed pipe ended.
    static let closedPipe: Int32 = 141
}
