extension Move: LosslessStringConvertible {
    /// The move on one line, which ``init(_:)`` reads: `tap "Settings" on "account"`, `back`, `step to "list" #1 of 2`.
    @_documentation(visibility: internal)
    public var description: String {
        var line = isRefused ? "refused \(kind.rawValue)" : kind.rawValue
        if kind == .wait { return "\(line) \(words)" }
        if kind.hasWords { line += " \(words.literal)" }
        if let text { line += " typing \(text.literal)" }
        if kind.hasPlace { line += " \(preposition)\(place.literal)" }
        if let about { line += " about \(about.literal)" }
        if number != 1 || count != nil { line += " #\(number)" }
        return line + (count.map { " of \($0)" } ?? "")
    }

    fileprivate var preposition: String {
        switch kind {
        case .tap: "on "
        case .swipe, .turn, .step, .answer: "to "
        default: ""
        }
    }

    /// Reads a move as it is printed; nil for any other text.
    public init?(_ description: String) {
        var line = MoveLine(description)
        guard let move = line.move(), line.isAtEnd, move.description == description else { return nil }
        if move.kind == .wait, Int(move.words).map({ $0 >= 0 }) != true { return nil }
        self = move
    }

    /// The move as an expression: `.tap("Settings", on: "account")`.
    package var swift: String {
        var call: String
        switch kind {
        case .tap:
            let item = about.map { ", about: \($0.literal)" } ?? ""
            let typed = text.map { ", typing: \($0.literal)" } ?? ""
            call = ".tap(\(words.literal), on: \(place.literal)\(item)\(typed))"
        case .back, .fold, .unfold: call = ".\(kind.rawValue)"
        case .swipe, .turn, .step: call = ".\(kind.rawValue)(to: \(place.literal))"
        case .answer: call = ".answer(\(words.literal), to: \(place.literal))"
        case .drag, .tab, .close, .focus: call = ".\(kind.rawValue)(\(place.literal))"
        case .link, .event: call = ".\(kind.rawValue)(\(words.literal))"
        case .wait: call = ".wait(milliseconds: \(words))"
        }
        if number != 1 || count != nil { call += ".numbered(\(number)\(count.map { ", of: \($0)" } ?? ""))" }
        return isRefused ? call + ".refused" : call
    }
}

extension Move.Kind {
    /// True if a move of this kind is printed with quoted words, as in `tap "Settings"`.
    fileprivate var hasWords: Bool {
        switch self {
        case .tap, .answer, .link, .event: true
        case .back, .swipe, .drag, .tab, .turn, .step, .close, .focus, .wait, .fold, .unfold: false
        }
    }

    /// True if a move of this kind is printed with a place, as in `on "account"`.
    fileprivate var hasPlace: Bool {
        switch self {
        case .tap, .swipe, .drag, .tab, .turn, .step, .answer, .close, .focus: true
        case .back, .link, .event, .wait, .fold, .unfold: false
        }
    }
}

extension Move: Codable {
    /// Reads a move from its line.
    ///
    /// - Throws: The decoder's error, and `DecodingError.dataCorrupted` for a text that is no move.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let move = Move(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Can't read the move '\(text)'.")
        }
        self = move
    }

    /// Writes the move as its line.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension String {
    /// Reads the text of a string literal; nil for any other text.
    package init?(literal: some StringProtocol) {
        var line = MoveLine(literal)
        guard let text = line.quoted(), line.isAtEnd else { return nil }
        self = text
    }
}

/// A line that a move is read from, by scalars, since a quote and the scalar after it may be one character.
private struct MoveLine {
    private var rest: Substring.UnicodeScalarView

    init(_ text: some StringProtocol) { rest = Substring(text).unicodeScalars }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func move() -> Move? {
        guard var word = self.word() else { return nil }
        let isRefused = word == "refused"
        if isRefused {
            guard let next = self.word() else { return nil }
            word = next
        }
        guard let kind = Move.Kind(rawValue: word), let move = self.move(of: kind) else { return nil }
        return isRefused ? move.refusedByHost : move
    }

    private mutating func move(of kind: Move.Kind) -> Move? {
        var (words, place, text, about) = ("", "", String?.none, String?.none)
        switch kind {
        case .back, .fold, .unfold: return Move(kind)
        case .wait: return word().map { Move(.wait, $0) }
        case .link, .event: return quoted().map { Move(kind, $0) }
        case .tap, .answer:
            guard let read = quoted() else { return nil }
            words = read
            if kind == .tap, take(" typing") {
                guard let typed = quoted() else { return nil }
                text = typed
            }
        default: break
        }
        if !take(" on") { _ = take(" to") }
        guard let read = quoted() else { return nil }
        place = read
        if kind == .tap, take(" about") {
            guard let read = quoted() else { return nil }
            about = read
        }
        var (number, count) = (1, Int?.none)
        if take(" #") {
            guard let read = word().flatMap({ Int($0) }), read > 0 else { return nil }
            number = read
            if take(" of") {
                guard let read = word().flatMap({ Int($0) }), read >= number else { return nil }
                count = read
            }
        }
        return Move(kind, words, at: place, about: about, typing: text, number, of: count)
    }

    private mutating func take(_ prefix: String) -> Bool {
        guard rest.starts(with: prefix.unicodeScalars) else { return false }
        rest = rest.dropFirst(prefix.unicodeScalars.count)
        return true
    }

    private mutating func word() -> String? {
        _ = take(" ")
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
    }

    /// Reads a text in quotes, as Swift writes it.
    mutating func quoted() -> String? {
        _ = take(" ")
        guard take("\"") else { return nil }
        var found = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return String(found) }
            guard scalar == "\\" else {
                found.append(scalar)
                continue
            }
            guard let read = Self.escaped(&rest) else { return nil }
            found.append(read)
        }
        return nil
    }

    private static func escaped(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch scalars.popFirst() {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "\"": return "\""
        case "'": return "'"
        case "\\": return "\\"
        case "u":
            guard scalars.popFirst() == "{" else { return nil }
            var digits = ""
            while let next = scalars.popFirst(), next != "}" { digits.unicodeScalars.append(next) }
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}

extension String {
    /// The text as a literal that Swift reads, on one line.
    package var literal: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case _
            where scalar.properties.isWhitespace && scalar != " " || scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format
                || scalar.properties.numericType == nil && scalar.value > 0xFFFF:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
