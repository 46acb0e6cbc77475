import Coordination
import Foundation
import Shop

@main
enum Main {
    static func main() {
        // Writing to a closed pipe is then an error, which Output handles.
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
            case .links: Output.line(Help.links)
            case .tour(let format, let records):
                return try play(LineReader(bytes: PackageResources.tour_storefront), format, records)
            case .play(let file, let format, let records): return try play(LineReader(file: file), format, records)
            case .shell(let records): return try shell(records)
            case .open(let link, let records): return try open(link, records)
            case .replay(let file, let asTest): return try replay(file, asTest)
            }
            return ExitStatus.done
        } catch {
            Output.complain(error.description)
            return ExitStatus.failed
        }
    }

    private static func play(_ lines: LineReader, _ format: Format, _ records: Records) throws(ReadError) -> Int32 {
        var script = Script(lines, format, trace: try writer(records.trace), trail: try trail(records))
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

    private static func open(_ link: String, _ records: Records) throws(ReadError) -> Int32 {
        do {
            return try shell(records, try Start(link))
        } catch let error as ReadError {
            throw error
        } catch {
            let words = (error as? ScriptError)?.description ?? "\(error)"
            Output.complain("\(words)\n\nTry 'storefront links', or 'storefront open app.tab search, search.find tea'.")
            return ExitStatus.usage
        }
    }

    /// Runs the shell in the terminal, or line by line if there is none.
    ///
    /// - Parameter start: The place to begin at; nil for a first visit.
    private static func shell(_ records: Records, _ start: Start? = nil) throws(ReadError) -> Int32 {
        if records.trail != nil, SavedState.ofEnvironment != nil {
            Output.complain("A trail begins with a launch. Unset STOREFRONT_STATE.")
            return ExitStatus.usage
        }
        let (writer, trail) = (try writer(records.trace), try trail(records))
        guard let terminal = Terminal() else {
            var shell = PlainShell(try LineReader(file: "-"), start: start, trace: writer, trail: trail)
            return try shell.run() ? ExitStatus.done : ExitStatus.failed
        }
        let session = Session(isFirstVisit: start == nil, trail: trail)
        writer?.follow(session.windows)
        session.trace = { writer?.note($0) }
        switch start {
        case .link(let routes)?: session.open(routes)
        case .address(let text)?: session.visit(text)
        case nil: break
        }
        var loop = TerminalLoop(session, terminal)
        loop.run()
        return ExitStatus.done
    }

    private static func replay(_ file: String, _ asTest: Bool) throws(ReadError) -> Int32 {
        let replaying = try Replaying(file)
        if !asTest { return replaying.play() ? ExitStatus.done : ExitStatus.failed }
        replaying.printTest()
        return ExitStatus.done
    }

    private static func trail(_ records: Records) throws(ReadError) -> TrailFile? {
        guard let trail = records.trail else { return nil }
        return try TrailFile(trail, states: records.states)
    }

    private static func writer(_ trace: Trace?) throws(ReadError) -> TraceWriter? {
        guard let trace else { return nil }
        return try TraceWriter(trace)
    }
}

/// The place where the shell begins.
enum Start {
    case link([any Route])
    case address(String)

    /// Reads an address, or routes separated by commas.
    init(_ text: String) throws {
        guard Command.isAddress(text) else {
            self = .link(try RouteTable.routes(Line("open \(text)")))
            return
        }
        _ = try SceneRoute.link(typed: text)
        self = .address(text)
    }

    /// The command of a script that leads to this place.
    var command: Command {
        switch self {
        case .link(let routes): .link(routes, reveals: true)
        case .address(let text): .visit(text)
        }
    }
}

/// The status that the program exits with.
enum ExitStatus {
    /// Everything succeeded.
    static let done: Int32 = 0
    /// A command failed, or something could not be read or written.
    static let failed: Int32 = 1
    /// The arguments were not understood.
    static let usage: Int32 = 2
    /// The output was closed: the status that shells report for a program ended by a closed pipe.
    static let closedPipe: Int32 = 141
}
