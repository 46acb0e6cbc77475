extension Step: CustomStringConvertible {
    /// The step as it is parsed: `trigger 1 { go 0 { take 2 }; then { back } }`.
    package var description: String {
        var text = kind.rawValue
        for number in numbers { text += " \(number)" }
        guard !steps.isEmpty else { return text }
        return text + " { " + steps.map(\.description).joined(separator: "; ") + " }"
    }
}

extension Step {
    /// Where a text is no program.
    package struct ParseError: Error, CustomStringConvertible {
        package let description: String
    }

    /// Reads steps, one a line or with semicolons between them.
    package static func parse(_ text: String) throws(ParseError) -> [Step] {
        var parser = Parser(text)
        let steps = try parser.steps()
        guard parser.isAtEnd else { throw ParseError(description: "there is a bracket too many") }
        return steps
    }

    private struct Parser {
        private let words: [String]
        private var next = 0

        init(_ text: String) {
            var words: [String] = []
            var word = ""
            for character in text {
                if character.isLetter || character.isNumber {
                    word.append(character)
                    continue
                }
                if !word.isEmpty { words.append(word) }
                word = ""
                if character == "{" || character == "}" { words.append(String(character)) }
            }
            if !word.isEmpty { words.append(word) }
            self.words = words
        }

        var isAtEnd: Bool { next == words.count }

        mutating func steps() throws(ParseError) -> [Step] {
            var steps: [Step] = []
            while next < words.count, words[next] != "}" {
                guard let kind = Kind(rawValue: words[next]) else {
                    throw ParseError(description: "there is no step '\(words[next])'")
                }
                next += 1
                var step = Step(kind)
                while next < words.count, let number = Int(words[next]) {
                    step.numbers.append(number)
                    next += 1
                }
                if next < words.count, words[next] == "{" {
                    next += 1
                    step.steps = try self.steps()
                    guard next < words.count else { throw ParseError(description: "a bracket is missing") }
                    next += 1
                }
                steps.append(step)
            }
            return steps
        }
    }
}
