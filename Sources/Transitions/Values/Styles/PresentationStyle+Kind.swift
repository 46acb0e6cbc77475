extension PresentationStyle {
    /// Which style it is. There may be more of them in later versions, and of your own: a `switch` over it has a
    /// `default`, which draws by ``PresentationStyle/covers`` and ``PresentationStyle/isDismissible``.
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
        /// Its name, by which it is coded.
        public let rawValue: String

        /// Names a kind.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Names a kind.
        public init(stringLiteral name: String) { rawValue = name }

        /// Its name.
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

    /// Whether a style of that kind covers unless it says otherwise.
    var coversUsually: Bool { self == .fullScreen }
}
