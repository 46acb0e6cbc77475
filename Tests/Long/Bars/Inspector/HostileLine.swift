import CoordinationInspector
import TestSupport

/// A line that a stranger sends to an inspector, or to an agent's port.
struct HostileLine {
    enum Sort: String, CaseIterable {
        case valid, damaged, bytes, deep, long, wrongTypes, twice, trailing, numbers, escapes, forged
    }

    let sort: Sort
    let text: String

    init(seed: UInt64, mark: String) {
        var random = SplitMix64(seed: seed)
        sort = Sort.allCases[random.below(Sort.allCases.count)]
        let valid = Self.valid(&random, mark: mark)
        switch sort {
        case .valid: text = valid
        case .damaged: text = Self.damaged(valid, &random)
        case .bytes:
            let bytes = (0..<1 + random.below(200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            text = String(decoding: bytes.filter { $0 != 0x0A }, as: UTF8.self)
        case .deep:
            let (depth, pair) = (1 + random.below(2_000), random.oneIn(2) ? ("[", "]") : (#"{"a":"#, "}"))
            let closing = random.oneIn(3) ? "" : String(repeating: pair.1, count: depth)
            text = String(repeating: pair.0, count: depth) + (random.oneIn(2) ? "1" : "") + closing
        case .long:
            let filler = String(repeating: random.oneIn(2) ? "a" : "é", count: 60_000 + random.below(10_000))
            text = valid.dropLast() + #","x":"\#(filler)"}"#
        case .wrongTypes:
            let values = ["null", "true", "[]", "{}", "-1", "1.5", #""""#, #"{"a":[1]}"#]
            let keys = ["id", "call", "move", "mark", "entry", "narrow", "on", "of", "jsonrpc", "method", "params"]
            let count = 1 + random.below(6)
            let fields = (0..<count).map { _ in
                #""\#(keys[random.below(keys.count)])":\#(values[random.below(values.count)])"#
            }
            text = "{\(fields.joined(separator: ","))}"
        case .twice: text = valid.dropLast() + #","id":\#(random.below(9))}"#
        case .trailing: text = valid + ["x", "}", " 1", ",", "{}"][random.below(5)]
        case .numbers:
            let numbers = [
                "1e400", "-", "01", "1.", ".5", "+1", "0x1", "1e", "NaN", "Infinity", "1_0", "٣", "--1", "1e+",
            ]
            text = #"{"call":"tree","id":\#(numbers[random.below(numbers.count)])}"#
        case .escapes:
            let escapes = [#"\ud800"#, #"\udc00"#, #"\ud800\ud800"#, #"\u12"#, #"\x41"#, #"\"#, "\u{1}", #"\u+123"#]
            text = #"{"call":"tree","id":"\#(escapes[random.below(escapes.count)])"}"#
        case .forged:
            let moves = ["back", #"tap \"open\" on \"list\""#, "wait 5", #"refused back"#, #"link \"x\""#, "", "tap"]
            let marks = ["", mark, ":0", String(mark.reversed()), String(repeating: "1:2 ", count: random.below(500))]
            let marked = marks[random.below(marks.count)].replacing("\"", with: "")
            text =
                #"{"id":1,"call":"do","move":"\#(moves[random.below(moves.count)])","mark":"\#(marked)"}"#
        }
    }

    private static func valid(_ random: inout SplitMix64, mark: String) -> String {
        let calls = ["hello", "tree", "moves", "waiting", "commits", "history", "signal"]
        let tools = ["look", "commits", "history", "ask_to_act"]
        return switch random.below(6) {
        case 0, 1: #"{"id":\#(random.below(99)),"call":"\#(calls[random.below(calls.count)])"}"#
        case 2: #"{"id":"a","call":"do","move":"back","mark":"\#(mark)"}"#
        case 3:
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(tools[random.below(tools.count)])"}}"#
        case 4: #"{"jsonrpc":"2.0","id":8,"method":"tools/list"}"#
        default: #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
        }
    }

    private static func damaged(_ text: String, _ random: inout SplitMix64) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<1 + random.below(4) where !bytes.isEmpty {
            let index = random.below(bytes.count)
            switch random.below(4) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(Array(#"{}[]",:\0e-"#.utf8)[random.below(11)], at: index)
            case 2: bytes[index] = UInt8(truncatingIfNeeded: random.next() & 0x7F)
            default: bytes.removeLast(bytes.count - index)
            }
        }
        return String(decoding: bytes.filter { $0 != 0x0A }, as: UTF8.self)
    }
}
