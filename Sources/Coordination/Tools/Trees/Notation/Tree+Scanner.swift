import Transitions

extension Tree {
    /// A scanner that cuts a line into names and marks. It works on scalars: a combining mark at the start of a name
    /// would join its quote otherwise.
    struct Scanner {
        enum Token: Equatable {
            case name(String)
            case mark(Unicode.Scalar)
            case end
        }

        let notation: String
        let scalars: [Unicode.Scalar]
        var position = 0

        /// The next token.
        var token = Token.end

        /// The column at which the next token begins, counted from 1.
        var column = 1

        init(_ notation: String) throws(ParseError) {
            self.notation = notation
            scalars = Array(notation.unicodeScalars)
            try advance()
        }

        mutating func advance() throws(ParseError) {
            while position < scalars.count, scalars[position] == " " {
                position += 1
            }
            column = position + 1
            guard position < scalars.count else {
                token = .end
                return
            }
            let scalar = scalars[position]
            if scalar == "\"" {
                token = .name(try quoted())
            } else if Name.isBare(scalar) {
                token = .name(bare())
            } else {
                position += 1
                token = .mark(scalar)
            }
        }

        /// Returns an error with what was expected at a column, by default where the next token begins.
        func error(expected: String, remedy: String? = nil, at column: Int? = nil) -> ParseError {
            let column = column ?? self.column
            let found = column <= scalars.count ? scalars[column - 1] : nil
            return ParseError(
                notation: notation, column: column, expected: expected, found: ParseError.name(found), remedy: remedy)
        }
    }
}

extension Tree.Scanner {
    mutating func bare() -> String {
        let start = position
        while position < scalars.count, Tree.Name.isBare(scalars[position]) {
            position += 1
        }
        // A lone underscore stands for no name.
        if position == start + 1, scalars[start] == "_" { return "" }
        var name = ""
        name.unicodeScalars.append(contentsOf: scalars[start..<position])
        return name
    }

    mutating func quoted() throws(Tree.ParseError) -> String {
        let start = position + 1
        position += 1
        var name = ""
        while position < scalars.count {
            let scalar = scalars[position]
            position += 1
            switch scalar {
            case "\"": return name
            case "\\": name.unicodeScalars.append(try escape())
            default: name.unicodeScalars.append(scalar)
            }
        }
        throw error(
            expected: #"'"'"#, remedy: "Close the name that opens at column \(start).", at: scalars.count + 1)
    }

    /// Reads what follows a backslash.
    mutating func escape() throws(Tree.ParseError) -> Unicode.Scalar {
        let scalar = position < scalars.count ? scalars[position] : nil
        switch scalar {
        case "\"", "\\":
            position += 1
            return scalar ?? "\\"
        case "n":
            position += 1
            return "\n"
        case "u":
            position += 1
            return try number()
        default:
            throw error(
                expected: #"'"', '\', 'n' or 'u{'"#, remedy: #"Write a backslash as \\, and controls as \n or \u{9}."#,
                at: position + 1)
        }
    }

    /// Reads the `{1F600}` of an escape.
    mutating func number() throws(Tree.ParseError) -> Unicode.Scalar {
        guard position < scalars.count, scalars[position] == "{" else {
            throw error(expected: "'{'", remedy: #"Write a scalar by its number, as in \u{9}."#, at: position + 1)
        }
        let start = position + 1
        position = start
        var value: UInt32 = 0
        while position < scalars.count, let digit = Self.digit(scalars[position]) {
            guard position < start + 8 else {
                throw error(expected: "'}'", remedy: "A scalar's number has one to eight digits.", at: position + 1)
            }
            value = value << 4 | digit
            position += 1
        }
        guard position > start else {
            throw error(expected: "a hexadecimal digit", at: position + 1)
        }
        guard position < scalars.count, scalars[position] == "}" else {
            throw error(expected: "'}' or a hexadecimal digit", at: position + 1)
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw error(
                expected: "the number of a scalar", remedy: "Scalars are 0 to D7FF and E000 to 10FFFF.", at: start + 1)
        }
        position += 1
        return scalar
    }

    static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar {
        case "0"..."9": scalar.value - 0x30
        case "a"..."f": scalar.value - 0x61 + 10
        case "A"..."F": scalar.value - 0x41 + 10
        default: nil
        }
    }
}
