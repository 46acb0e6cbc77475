/// The parsed arguments of the program.
enum Invocation: Equatable {
    case opening
    case help
    case version
    case routes
    case links
    /// Explores one scenario, or all.
    case tour(Format, Records)
    case play(file: String, Format, Records)
    case shell(Records)
    /// The shell, beginning at an address or a link.
    case open(String, Records)
    /// Plays a recording, or prints it as a test.
    case replay(file: String, asTest: Bool)
}

/// The files that are written while the shop runs.
struct Records: Equatable {
    var trace: Trace?

    /// The trail.
    var trail: String?

    /// The state after each key, which tests of the trail compare with its replay.
    var states: String?
}

/// The output of a played script.
enum Format: Equatable {
    /// Every step, for people.
    case text
    /// Only failures, for people.
    case quiet
    /// One object for each command, for programs.
    case json
}

/// Arguments that the program does not understand.
struct UsageError: Error {
    let problem: String
}

extension Invocation {
    /// The arguments by kind: words, formats and traces.
    private struct Arguments {
        var words: [String] = []
        var formats: [(option: String, format: Format)] = []
        var traces: [Trace] = []
        var trails: [String] = []
        var states: String?
        var asTest = false
    }

    /// Reads the arguments. Options may be anywhere before a `--`.
    init(_ arguments: some Collection<String>) throws(UsageError) {
        var read = Arguments()
        var (isHelp, isVersion, takesOptions) = (false, false, true)
        for argument in arguments {
            switch argument {
            case _ where !takesOptions: read.words.append(argument)
            case "--": takesOptions = false
            case "-h", "--help": isHelp = true
            case "--version": isVersion = true
            case "--json": read.formats.append((argument, .json))
            case "-q", "--quiet": read.formats.append((argument, .quiet))
            case "--trace": read.traces.append(.standardError)
            case _ where argument.hasPrefix("--trace="):
                read.traces.append(.file(String(argument.dropFirst("--trace=".count))))
            case _ where argument.hasPrefix("--trail="):
                read.trails.append(String(argument.dropFirst("--trail=".count)))
            case _ where argument.hasPrefix("--states="): read.states = String(argument.dropFirst("--states=".count))
            case "--test": read.asTest = true
            case "-": read.words.append(argument)
            case _ where argument.hasPrefix("-"): throw UsageError(problem: "There is no option '\(argument)'.")
            default: read.words.append(argument)
            }
        }
        if isHelp { self = .help } else if isVersion { self = .version } else { self = try Self.command(read) }
    }

    private static func command(_ read: Arguments) throws(UsageError) -> Invocation {
        let (words, formats) = (read.words, read.formats)
        if let other = formats.first(where: { $0.format != formats[0].format }) {
            throw UsageError(problem: "'\(formats[0].option)' and '\(other.option)' can't be used together.")
        }
        let format = formats.first?.format ?? .text
        let (trace, trail) = (try trace(read), try trail(read))
        let records = Records(trace: trace, trail: trail, states: read.states)
        guard let name = words.first else {
            if let option = option(read) {
                throw UsageError(problem: "'\(option)' needs a command, such as 'tour'.")
            }
            return .opening
        }
        let most = name == "play" ? 2 : 1
        if ["help", "routes", "links", "tour", "play", "shell"].contains(name), words.count > most {
            throw UsageError(problem: "'\(name)' does not take '\(words[most])'.")
        }
        switch name {
        case "help": return .help
        case "routes", "links":
            if let option = option(read) { throw UsageError(problem: "'\(name)' does not take '\(option)'.") }
            return name == "links" ? .links : .routes
        case "replay":
            if let option = option(read, isReplay: true) {
                throw UsageError(problem: "'replay' does not take '\(option)'.")
            }
            guard words.count == 2 else { throw UsageError(problem: "'replay' takes the file of a recording.") }
            return .replay(file: words[1], asTest: read.asTest)
        case _ where read.asTest: throw UsageError(problem: "'\(name)' does not take '--test'.")
        case "tour": return .tour(format, records)
        case "play": return .play(file: words.count > 1 ? words[1] : "-", format, records)
        case "shell", "open":
            if let option = formats.first?.option { throw UsageError(problem: "'\(name)' does not take '\(option)'.") }
            if trace == .standardError {
                throw UsageError(
                    problem: "'\(name)' has the screen to itself. Name a file for the trace: --trace=FILE")
            }
            if name == "shell" { return .shell(records) }
            guard words.count > 1 else {
                throw UsageError(problem: "'open' takes an address, a route, or several with commas.")
            }
            return .open(link(words.dropFirst()), records)
        default: throw UsageError(problem: "There is no command '\(name)'.")
        }
    }

    /// Joins the words of a link as a script has them. If there are several, words with spaces are quoted.
    private static func link(_ words: ArraySlice<String>) -> String {
        guard words.count > 1 else { return words.joined() }
        return words.map { word in
            guard word.contains(where: \.isWhitespace) else { return word }
            let escaped = word.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
            return "\"\(String(escaped))\""
        }.joined(separator: " ")
    }

    /// The first option of those that not every command takes.
    private static func option(_ read: Arguments, isReplay: Bool = false) -> String? {
        read.formats.first?.option ?? (read.traces.isEmpty ? nil : "--trace") ?? (read.trails.isEmpty ? nil : "--trail")
            ?? (read.asTest && !isReplay ? "--test" : nil)
    }

    private static func trail(_ read: Arguments) throws(UsageError) -> String? {
        if read.trails.count > 1 { throw UsageError(problem: "'--trail' was passed twice.") }
        if read.trails.first == "" { throw UsageError(problem: "'--trail=' names no file.") }
        return read.trails.first
    }

    private static func trace(_ read: Arguments) throws(UsageError) -> Trace? {
        if read.traces.count > 1 { throw UsageError(problem: "'--trace' was passed twice.") }
        if read.traces.first == .file("") { throw UsageError(problem: "'--trace=' names no file.") }
        return read.traces.first
    }
}
