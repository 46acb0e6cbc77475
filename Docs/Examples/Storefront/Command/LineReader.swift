import Foundation

/// A reader of a file or standard input, line by line, as the lines arrive.
struct LineReader {
    private let name: String
    private let descriptor: Int32?
    private var bytes: [UInt8] = []
    private var start = 0
    private var number = 0

    /// The maximum length of a line, in bytes.
    private static let longestLine = 1 << 20

    /// Reads the tour from its bytes.
    init(bytes: [UInt8]) {
        name = "the tour"
        descriptor = nil
        self.bytes = bytes
    }

    /// Opens a file; `-` is standard input.
    init(file: String) throws(ReadError) {
        if file == "-" {
            name = "standard input"
            descriptor = 0
        } else {
            name = "'\(file)'"
            let opened = open(file, O_RDONLY)
            guard opened >= 0 else { throw ReadError(name, Self.systemError) }
            descriptor = opened
        }
    }

    /// Returns the next line, without its line break; nil after the last.
    mutating func next() throws(ReadError) -> String? {
        var searched = start
        while true {
            if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                return try take(to: end, next: end + 1)
            }
            searched = bytes.count
            if searched - start > Self.longestLine { throw ReadError(name, "line \(number + 1) never ends") }
            let isMore = try fill()
            searched -= isMore.dropped
            if !isMore.found { return start < bytes.count ? try take(to: bytes.count, next: bytes.count) : nil }
        }
    }

    private mutating func take(to end: Int, next: Int) throws(ReadError) -> String {
        defer { start = next }
        number += 1
        var line = bytes[start..<end]
        if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        let text = String(decoding: line, as: UTF8.self)
        guard text.utf8.elementsEqual(line) else { throw ReadError(name, "line \(number) is not UTF-8 text") }
        return text
    }

    /// Reads more bytes, and drops those that were returned.
    private mutating func fill() throws(ReadError) -> (found: Bool, dropped: Int) {
        guard let descriptor else { return (false, 0) }
        let dropped = start
        bytes.removeFirst(dropped)
        start = 0
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var count = -1
        repeat {
            count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        } while count < 0 && errno == EINTR
        guard count >= 0 else { throw ReadError(name, Self.systemError) }
        bytes += chunk[..<count]
        return (count > 0, dropped)
    }

    private static var systemError: String { String(cString: strerror(errno)) }
}

/// A file that could not be read or written.
package struct ReadError: Error, CustomStringConvertible {
    package let description: String

    init(_ name: String, _ because: String) {
        description = "Can't read \(name): \(because)."
    }

    /// Takes the reason from `errno`.
    init(writing name: String) {
        description = "Can't write \(name): \(String(cString: strerror(errno)))."
    }
}
