/// A line of a script: the command's name, and the rest.
///
/// Words are separated by spaces. A word with spaces, commas or `#` in it is in double quotes, where `\"` and `\\`
/// are a quote and a backslash. A `#` at the beginning of a word begins a comment.
struct Line: Sendable {
    let name: String

    /// Everything after the name, without a comment.
    let rest: String

    init(_ text: some StringProtocol) {
        let text = Self.withoutComment(text).drop(while: \.isWhitespace)
        let name = text.prefix { !$0.isWhitespace }
        self.name = String(name)
        let rest = text[name.endIndex...].drop(while: \.isWhitespace)
        self.rest = String(rest.reversed().drop(while: \.isWhitespace).reversed())
    }

    var isEmpty: Bool { name.isEmpty }

    private static func withoutComment(_ text: some StringProtocol) -> Substring {
        var (isQuoted, isEscaped, isWordStart) = (false, false, true)
        for index in text.indices {
            let character = text[index]
            if character == "#", isWordStart, !isQuoted { return Substring(text[..<index]) }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = isQuoted && character == "\\" && !isEscaped
            isWordStart = character.isWhitespace
        }
        return Substring(text)
    }
}

extension Line {
    /// Returns the words after the name. Throws if a comma is between them.
    func words() throws(ScriptError) -> [String] {
        let lists = try lists()
        if lists.count > 1 {
            throw ScriptError("a comma stands between two words", "Put text with a comma in it in quotes.")
        }
        return lists.first ?? []
    }

    /// Returns all words after the name, as one text.
    func text(_ example: String) throws(ScriptError) -> String {
        let words = try words()
        if words.isEmpty { throw ScriptError("\(name) takes a text, and none was given", "Write: \(example)") }
        return words.joined(separator: " ")
    }

    /// Returns the one word after the name.
    func word(_ usage: String) throws(ScriptError) -> String {
        let words = try words()
        if words.count == 1 { return words[0] }
        throw ScriptError(wordCount: words.count, for: name, usage: usage)
    }

    /// Throws if anything follows the name.
    func nothing() throws(ScriptError) {
        guard !rest.isEmpty else { return }
        throw ScriptError("\(name) takes no argument, and '\(rest)' was given", "Write: \(name)")
    }

    /// Returns the words after the name, in lists separated by commas.
    func lists() throws(ScriptError) -> [[String]] {
        var lists: [[String]] = [[]]
        var text = rest[...]
        while let first = text.first {
            if first.isWhitespace {
                text.removeFirst()
            } else if first == "," {
                text.removeFirst()
                lists.append([])
            } else if first == "\"" {
                lists[lists.count - 1].append(try Self.quoted(&text))
            } else {
                let word = text.prefix { !$0.isWhitespace && $0 != "," && $0 != "\"" }
                lists[lists.count - 1].append(String(word))
                text = text[word.endIndex...]
            }
        }
        return lists
    }

    private static func quoted(_ text: inout Substring) throws(ScriptError) -> String {
        var word = ""
        text.removeFirst()
        while let next = text.popFirst() {
            switch next {
            case "\"": return word
            case "\\":
                guard let escaped = text.popFirst(), escaped == "\"" || escaped == "\\" else {
                    throw ScriptError(
                        "a backslash in quotes stands alone", "Write \\\" for a quote and \\\\ for a backslash.")
                }
                word.append(escaped)
            default: word.append(next)
            }
        }
        throw ScriptError("a quote is not closed", "Put a \" at the end of the text.")
    }
}
