/// The parsed arguments of the program.
enum Invocation: Equatable {
    case opening
    case help
    case version
    case routes
    case links
    /// Explores one scenario, or all.
    case tour(Format, Trace?)
    case play(file: String, Format, Trace?)
    case shell(Trace?)
    /// The shell, beginning at an address or a link.
    case open(String, Trace?)
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
        let trace = try trace(read)
        guard let name = words.first else {
            if let option = formats.first?.option ?? (trace == nil ? nil : "--trace") {
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
            if let option = formats.first?.option ?? (trace == nil ? nil : "--trace") {
                throw UsageError(problem: "'\(name)' does not take '\(option)'.")
            }
            return name == "links" ? .links : .routes
        case "tour": return .tour(format, trace)
        case "play": return .play(file: words.count > 1 ? words[1] : "-", format, trace)
        case "shell", "open":
            if let option = formats.first?.option { throw UsageError(problem: "'\(name)' does not take '\(option)'.") }
            if trace == .standardError {
                throw UsageError(
                    problem: "'\(name)' has the screen to itself. Name a file for the trace: --trace=FILE")
            }
            if name == "shell" { return .shell(trace) }
            guard words.count > 1 else {
                throw UsageError(problem: "'open' takes an address, a route, or several with commas.")
            }
            return .open(link(words.dropFirst()), trace)
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

    private static func trace(_ read: Arguments) throws(UsageError) -> Trace? {
        if read.traces.count > 1 { throw UsageError(problem: "'--trace' was passed twice.") }
        if read.traces.first == .file("") { throw UsageError(problem: "'--trace=' names no file.") }
        return read.traces.first
    }
}
