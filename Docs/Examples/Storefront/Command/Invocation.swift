/// What the program was called for.
enum Invocation: Equatable {
    case help
    case version
    case routes
    case tour(Format)
    case play(file: String, Format)
}

/// What a played script prints.
enum Format: Equatable {
    /// Every step, for people.
    case text
    /// What failed, for people.
    case quiet
    /// One object for each command, for programs.
    case json
}

/// A call that the program does not know.
struct UsageError: Error {
    let problem: String
}

extension Invocation {
    /// Reads the arguments; options may stand anywhere before a `--`.
    init(_ arguments: some Collection<String>) throws(UsageError) {
        var words: [String] = []
        var formats: [(option: String, format: Format)] = []
        var (isHelp, isVersion, takesOptions) = (false, false, true)
        for argument in arguments {
            switch argument {
            case _ where !takesOptions: words.append(argument)
            case "--": takesOptions = false
            case "-h", "--help": isHelp = true
            case "--version": isVersion = true
            case "--json": formats.append((argument, .json))
            case "-q", "--quiet": formats.append((argument, .quiet))
            case "-": words.append(argument)
            case _ where argument.hasPrefix("-"): throw UsageError(problem: "There is no option '\(argument)'.")
            default: words.append(argument)
            }
        }
        if isHelp { self = .help } else if isVersion { self = .version } else { self = try Self.read(words, formats) }
    }

    private static func read(
        _ words: [String], _ formats: [(option: String, format: Format)]
    ) throws(UsageError) -> Invocation {
        if let other = formats.first(where: { $0.format != formats[0].format }) {
            throw UsageError(problem: "'\(formats[0].option)' and '\(other.option)' can't be used together.")
        }
        let format = formats.first?.format ?? .text
        let name = words.first ?? "tour"
        let most = name == "play" ? 2 : 1
        if ["help", "routes", "tour", "play"].contains(name), words.count > most {
            throw UsageError(problem: "'\(name)' does not take '\(words[most])'.")
        }
        switch name {
        case "help": return .help
        case "routes":
            if let option = formats.first?.option {
                throw UsageError(problem: "'routes' does not take '\(option)'.")
            }
            return .routes
        case "tour": return .tour(format)
        case "play": return .play(file: words.count > 1 ? words[1] : "-", format)
        default: throw UsageError(problem: "There is no command '\(name)'.")
        }
    }
}
