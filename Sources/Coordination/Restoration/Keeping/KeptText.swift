/// The content of a keeper's store: a state, the number of launches with this state that have not come through, and a
/// state that was set aside.
///
/// The text is that of the state. A line before it holds the number and the state set aside, if any, as an object.
struct KeptText {
    var state: String?
    var launches = 0
    var stateSetAside: String?

    init(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        state = text
        let bytes = Array(text.utf8)
        guard bytes.starts(with: Self.start), let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let head = try? ValueReader.value(of: bytes[..<end])
        else { return }
        launches = head["launches"]?.int ?? 0
        stateSetAside = head["aside"]?.string
        let rest = String(decoding: bytes[(end + 1)...], as: UTF8.self)
        state = rest.isEmpty ? nil : rest
    }

    /// The text to write; nil if there is nothing.
    var text: String? {
        guard launches > 0 || stateSetAside != nil else { return state }
        var writer = ValueWriter()
        var fields: [(String, StoredValue)] = [("keeper", 1)]
        if launches > 0 { fields.append(("launches", .int(Int64(launches)))) }
        if let stateSetAside { fields.append(("aside", .string(stateSetAside))) }
        writer.writeLine(fields)
        return String(decoding: writer.bytes, as: UTF8.self) + (state ?? "")
    }

    /// Sets the state aside, in place of one set aside earlier.
    mutating func setAside() { (stateSetAside, state, launches) = (state, nil, 0) }

    private static let start = Array("{\"keeper\":".utf8)
}
