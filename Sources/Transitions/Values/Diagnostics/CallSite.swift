/// Where in the caller's source something was asked for.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    private let file: StaticString

    /// The line, counted from 1.
    @_spi(Hosting) public let line: UInt

    /// Names a place in the source.
    ///
    /// - Parameters:
    ///   - fileID: The module and the file, as `#fileID` gives them.
    ///   - line: The line, counted from 1.
    @usableFromInline package init(fileID: StaticString, line: UInt) {
        file = fileID
        self.line = line
    }

    /// The module and the file: `ShopTests/CartTests.swift`.
    @_spi(Hosting) public var fileID: String { "\(file)" }

    /// The usual form: `ShopTests/CartTests.swift:12`.
    public var description: String { "\(fileID):\(line)" }

    /// Whether both name the same line of the same file.
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
