/// A value that is written as JSON into a script of a page: no text in it can end the script.
enum JSON {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([JSON])
    case object(KeyValuePairs<String, JSON>)

    func write(to output: inout String) {
        switch self {
        case .text(let text): output += text.json
        case .number(let number): output += String(number)
        case .flag(let flag): output += flag ? "true" : "false"
        case .list(let items):
            output += "["
            for (index, item) in items.enumerated() {
                if index > 0 { output += "," }
                item.write(to: &output)
            }
            output += "]"
        case .object(let pairs):
            output += "{"
            for (index, pair) in pairs.enumerated() {
                if index > 0 { output += "," }
                output += "\(pair.key.json):"
                pair.value.write(to: &output)
            }
            output += "}"
        }
    }

    static func texts(_ texts: some Sequence<String>) -> JSON { .list(texts.map { .text($0) }) }
}

extension String {
    fileprivate var json: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "<", ">", "&", "\u{2028}", "\u{2029}": text += scalar.jsonEscape
            case _ where scalar.value < 32: text += scalar.jsonEscape
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var jsonEscape: String {
        let digits = String(value, radix: 16)
        return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
}
