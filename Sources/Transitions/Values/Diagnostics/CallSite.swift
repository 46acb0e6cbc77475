/// The place in the caller's source where a function was called.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    private let file: StaticString

    /// The line, counted from 1.
    @_spi(Hosting) public let line: UInt

    @usableFromInline package init(fileID: StaticString, line: UInt) {
        file = fileID
        self.line = line
    }

    /// The module and the file: `ShopTests/CartTests.swift`.
    @_spi(Hosting) public var fileID: String { "\(file)" }

    /// The usual form: `ShopTests/CartTests.swift:12`.
    @_documentation(visibility: internal)
    public var description: String { "\(fileID):\(line)" }

    /// True if both are the same line of the same file.
    @_documentation(visibility: internal)
    public static func == (one: CallSite, other: CallSite) -> Bool {
        one.line == other.line && one.fileID == other.fileID
    }

    /// Feeds the file and the line to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fileID)
        hasher.combine(line)
    }
}
