extension PresentationStyle {
    /// The kind of a style. Later versions may add kinds, and so can you: a `switch` needs a `default`, which draws by
    /// ``PresentationStyle/covers`` and ``PresentationStyle/isDismissible``.
    ///
    /// ```swift
    /// func picture(of style: PresentationStyle) -> String {
    ///     switch style.kind {
    ///     case .popover: "a bubble at \(style.anchor ?? "the middle")"
    ///     case .formSheet: "a small sheet"
    ///     default: style.covers ? "a screen" : "a sheet"
    ///     }
    /// }
    /// ```
    @_spi(Hosting)
    public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name, by which the kind is encoded.
        public let rawValue: String

        /// Creates a kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a kind of this name.
        public init(stringLiteral name: String) { rawValue = name }

        /// The name.
        @_documentation(visibility: internal)
        public var description: String { rawValue }
    }
}

extension PresentationStyle.Kind {
    /// See ``PresentationStyle/automatic``.
    public static let automatic: Self = "automatic"
    /// See ``PresentationStyle/fullScreen``.
    public static let fullScreen: Self = "fullScreen"
    /// See ``PresentationStyle/overFullScreen``.
    public static let overFullScreen: Self = "overFullScreen"
    /// See ``PresentationStyle/overCurrentContext``.
    public static let overCurrentContext: Self = "overCurrentContext"
    /// See ``PresentationStyle/sheet(detents:selected:grabber:dismissible:)``.
    public static let sheet: Self = "sheet"
    /// See ``PresentationStyle/formSheet(detents:selected:grabber:dismissible:)``.
    public static let formSheet: Self = "formSheet"
    /// See ``PresentationStyle/pageSheet(detents:selected:grabber:dismissible:)``.
    public static let pageSheet: Self = "pageSheet"
    /// See ``PresentationStyle/popover(from:dismissible:)``.
    public static let popover: Self = "popover"

    /// True if styles of this kind hide everything beneath by default.
    var coversByDefault: Bool { self == .fullScreen }
}
