/// An address being written. All but ASCII letters, digits and `-._~` is percent-encoded.
package struct LinkWriting {
    package private(set) var bytes: [UInt8] = []
    package private(set) var segments = 0
    package private(set) var items = 0
    /// True if a query item has an empty value, which the list may fail to read.
    package private(set) var hasEmptyItem = false
    /// The reason that the text can't be read back, if there is one.
    package private(set) var flaw: String?

    package mutating func segment(_ text: String) {
        if text.utf8.count <= 2, text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }) {
            flaw = flaw ?? "\"\(text)\" can't be a segment"
        }
        bytes.append(UInt8(ascii: "/"))
        encode(text)
        segments += 1
    }

    package mutating func item(_ key: String, _ value: String) {
        bytes.append(items == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
        encode(key)
        bytes.append(UInt8(ascii: "="))
        encode(value)
        hasEmptyItem = hasEmptyItem || value.isEmpty
        items += 1
    }

    package mutating func fragment(_ text: String) {
        bytes.append(UInt8(ascii: "#"))
        encode(text)
    }

    package init() { bytes.reserveCapacity(64) }

    package var text: String {
        segments == 0 ? "/" + String(decoding: bytes, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    }

    private mutating func encode(_ text: String) {
        guard !text.utf8.allSatisfy(Self.isPlain) else {
            bytes.append(contentsOf: text.utf8)
            return
        }
        var last: UInt8 = 0
        for byte in text.utf8 {
            if Self.isPlain(byte) {
                bytes.append(byte)
            } else {
                if byte < 0x20 || byte == 0x7F || (last == 0xC2 && 0x80...0x9F ~= byte) {
                    flaw = flaw ?? "a control character can't be in an address"
                }
                bytes.append(UInt8(ascii: "%"))
                bytes.append(Self.digit(byte >> 4))
                bytes.append(Self.digit(byte & 15))
            }
            last = byte
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    package static func path(_ segments: [String]) -> String {
        var writing = LinkWriting()
        for segment in segments { writing.segment(segment) }
        return writing.text
    }
}
