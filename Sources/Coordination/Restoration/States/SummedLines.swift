/// Values, one a line, beneath a header with the check sum of the lines.
package enum SummedLines {
    private static let version = 1

    /// Writes lines of fields in the given order.
    ///
    /// - Parameter kind: The key of the format's version in the header.
    package static func text(_ kind: String, _ lines: [[(String, StoredValue)]]) -> String {
        var writer = ValueWriter()
        for line in lines { writer.writeLine(line) }
        return String(decoding: header(kind, CheckSum(writer.bytes[...])) + writer.bytes, as: UTF8.self)
    }

    /// Reads the lines.
    ///
    /// - Throws: An error if the text is of another kind or version, or has changed since it was written.
    package static func lines(of text: String, _ kind: String) throws(RestorationError) -> [StoredValue] {
        let bytes = Array(text.utf8)
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), let head = try? ValueReader.value(of: bytes[..<end]),
            let version = head[kind]?.int
        else { throw .malformed("it does not begin as one") }
        guard version == Self.version else { throw .unknownFormat(version) }
        let body = bytes[(end + 1)...]
        guard bytes[...end].elementsEqual(header(kind, CheckSum(body))) else { throw .wrongSum }
        guard body.last == UInt8(ascii: "\n") else { throw .malformed("its last line does not end") }
        var values: [StoredValue] = []
        for line in body.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            do throws(ValueReader.Flaw) {
                values.append(try ValueReader.value(of: line))
            } catch {
                throw .malformed("\(error.complaint), at byte \(error.place) (line \(values.count + 2))")
            }
        }
        return values
    }

    private static func header(_ kind: String, _ sum: CheckSum) -> [UInt8] {
        var writer = ValueWriter()
        writer.writeLine([
            (kind, .int(Int64(version))), ("sum", .string(String(decoding: sum.digits, as: UTF8.self))),
        ])
        return writer.bytes
    }
}
