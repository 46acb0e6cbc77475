import Coordination
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
        do throws(ReadError) {
            switch invocation {
            case .opening: return opening()
            case .help: Output.line(Help.text)
            case .version: Output.line("storefront, unreleased")
            case .routes: Output.line(Help.routes)
            case .explore(let name): return Explore.run(name)
            case .tour(let format, let trace):
                return try play(LineReader(bytes: PackageResources.tour_storefront), format, trace)
            case .play(let file, let format, let trace): return try play(LineReader(file: file), format, trace)
            case .shell(let trace): return try shell(trace)
            case .open(let link, let trace): return try open(link, trace)
            }
            return ExitStatus.done
        } catch {
            Output.complain(error.description)
            return ExitStatus.failed
        }
    }

    private static func play(_ lines: LineReader, _ format: Format, _ trace: Trace?) throws(ReadError) -> Int32 {
        var script = Script(lines, format, trace: try writer(trace))
        try script.play()
        guard !script.failedLines.isEmpty else { return ExitStatus.done }
        Output.complain(script.summary)
        return ExitStatus.failed
    }

    private static func opening() -> Int32 {
        let opening = Opening()
        opening.show()
        guard let failure = opening.failure else { return ExitStatus.done }
        Output.complain(failure)
        return ExitStatus.failed
    }

    private static func open(_ link: String, _ trace: Trace?) throws(ReadError) -> Int32 {
        let routes: [any Route]
        do throws(ScriptError) {
            routes = try RouteTable.routes(Line("open \(link)"))
        } catch {
            Output.complain("\(error.description)\n\nTry 'storefront open app.tab search, search.find tea'.")
            return ExitStatus.usage
        }
        return try shell(trace, routes)
    }

    /// Uses the terminal, or plain lines where there is none.
    ///
    /// - Parameter link: Where it begins; nil to begin as a first visit does.
    private static func shell(_ trace: Trace?, _ link: [any Route]? = nil) throws(ReadError) -> Int32 {
        let writer = try writer(trace)
        guard let terminal = Terminal() else {
            var shell = PlainShell(try LineReader(file: "-"), link: link, trace: writer)
            return try shell.run() ? ExitStatus.done : ExitStatus.failed
        }
        let session = Session(isFirstVisit: link == nil)
        writer?.follow(session.windows)
        if let link { session.open(link) }
        var loop = TerminalLoop(session, terminal)
        loop.run()
        return ExitStatus.done
    }

    private static func writer(_ trace: Trace?) throws(ReadError) -> TraceWriter? {
        guard let trace else { return nil }
        return try TraceWriter(trace)
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
    /// The output is not read any more: what shells report for a program that a closed pipe ended.
    static let closedPipe: Int32 = 141
}
