import Foundation

/// What a stored state describes, read by code that shares none with the restorer: lines of JSON, and counts.
struct StateOracle {
    /// One node that is described, with the way to it.
    struct Entry: Equatable {
        var place: String
        var kind: String
        var name: String
        var isSelected = false
    }

    private(set) var entries: [Entry] = []
    private(set) var titles: [String] = []

    private var lines: [[String: Any]] = []
    private var next = 0

    /// Nil where it cannot be read as lines of objects whose counts add up.
    init?(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() where !line.isEmpty {
            guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                return nil
            }
            if object["node"] != nil { lines.append(object) }
        }
        guard !lines.isEmpty, read("", isSelected: false), next == lines.count else { return nil }
        // The columns of a split have an order of their own, whichever line comes first.
        entries.sort { $0.place < $1.place }
    }

    private mutating func read(_ place: String, isSelected: Bool) -> Bool {
        guard next < lines.count else { return false }
        let line = lines[next]
        next += 1
        let kind = line["node"] as? String ?? ""
        let name = line["name"] as? String ?? ""
        entries.append(Entry(place: place.isEmpty ? "/" : place, kind: kind, name: name, isSelected: isSelected))
        // The last filled column of a split is in hand, unless it says otherwise.
        let last = kind == "split" ? (line["children"] as? Int ?? 0) - 1 : nil
        let shown = line["shown"] as? Int ?? last
        for (key, mark) in [("children", "/"), ("modals", "^"), ("embedded", "+")] {
            for index in 0..<(line[key] as? Int ?? 0) {
                let column = mark == "/" && kind == "split" && next < lines.count ? lines[next]["column"] as? Int : nil
                let isSelected = mark == "/" && shown == index && ["tabs", "pages", "split"].contains(kind)
                guard read("\(place)\(mark)\(column ?? index)", isSelected: isSelected) else { return false }
            }
        }
        return true
    }

    /// The check sum of a text, as its first line has it.
    static func sum(of body: String) -> String {
        var sum: UInt64 = 0
        for byte in body.utf8 {
            sum = sum &* 0x100_0000_01b3
            sum = sum &+ UInt64(byte) &+ 1
        }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The same text with the sum that belongs to it.
    static func summed(_ lines: [String]) -> String {
        let body = lines.joined(separator: "\n") + "\n"
        return "{\"restoration\":1,\"sum\":\"\(sum(of: body))\"}\n\(body)"
    }
}
