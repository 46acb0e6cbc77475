import Foundation

/// A text that is read as a tree, or two lines that are held against each other.
struct TreeText: CustomStringConvertible {
    enum Form: String, CaseIterable {
        case line, json, xml, binary, pair
    }

    var form: Form
    var bytes: [UInt8]

    init(_ form: Form, _ bytes: some Sequence<UInt8>) {
        self.form = form
        self.bytes = Array(bytes)
    }

    /// Reads what `description` writes: the form, a colon, and the text, which has a second colon before it where it
    /// is in base 64.
    init?(_ description: String) {
        guard let colon = description.firstIndex(of: ":"), let form = Form(rawValue: String(description[..<colon]))
        else { return nil }
        let rest = description[description.index(after: colon)...]
        if rest.hasPrefix(":") {
            guard let data = Data(base64Encoded: String(rest.dropFirst())) else { return nil }
            self.init(form, data)
        } else {
            self.init(form, rest.utf8)
        }
    }

    var description: String {
        if form != .binary, let text = string, !text.hasPrefix(":") { return "\(form.rawValue):\(text)" }
        return "\(form.rawValue)::\(Data(bytes).base64EncodedString())"
    }

    /// The text, unless its bytes are none.
    var string: String? {
        String(validating: bytes, as: UTF8.self)
    }

    /// The same without a part of it, the largest parts first. Of a large text no more than memory has room for.
    var smaller: [TreeText] {
        var smaller: [TreeText] = []
        var size = max(1, bytes.count / 2)
        while bytes.count / size * bytes.count < 20_000_000 {
            for start in stride(from: 0, to: bytes.count, by: size) {
                var shorter = self
                shorter.bytes.removeSubrange(start..<min(bytes.count, start + size))
                smaller.append(shorter)
            }
            if size == 1 { break }
            size /= 2
        }
        return smaller + withoutEntries
    }

    /// The same list without one of its entries, or one of an entry's fields.
    private var withoutEntries: [TreeText] {
        guard form == .json, bytes.count < 4_000,
            let list = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
        else {
            return []
        }
        var lists = list.indices.map { index in list.enumerated().filter { $0.offset != index }.map(\.element) }
        for (index, entry) in list.enumerated() {
            for key in entry.keys.sorted() {
                var shorter = list
                shorter[index][key] = nil
                lists.append(shorter)
            }
        }
        return lists.compactMap { list in
            guard let data = try? JSONSerialization.data(withJSONObject: list, options: .sortedKeys) else { return nil }
            return data.count < bytes.count ? TreeText(.json, data) : nil
        }
    }
}
