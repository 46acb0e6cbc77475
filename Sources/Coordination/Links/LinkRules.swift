/// What a list reads of all the text that comes from outside.
struct LinkRules: Sendable {
    var allowed: [LinkOrigin] = []
    var ignoresCase = false
    var refusesUnread = false
    var limits = LinkLimits()

    /// A word as it is compared.
    func word(_ text: String) -> LinkWord { LinkWord(ignoresCase ? text.loweringASCII : text) }
}

/// A scheme, or a scheme and a host, whose addresses a list reads.
///
/// ```swift
/// Links<AppRoute>(allowing: [.https("shop.example"), .scheme("shop")], [.at("login", .login)])
/// ```
public struct LinkOrigin: Sendable, Hashable, CustomStringConvertible {
    /// The scheme, in small letters.
    public let scheme: String

    /// The host, in small letters, with its port where there is one; nil where the scheme is the app's own.
    public let host: String?

    /// `https://shop.example`. One with a port says so: `shop.example:8443`.
    public static func https(_ host: String) -> LinkOrigin { LinkOrigin(scheme: "https", host: host) }

    /// A scheme of the app's own. What stands after the slashes begins the path: `shop://stores/12` is `/stores/12`.
    public static func scheme(_ scheme: String) -> LinkOrigin { LinkOrigin(scheme: scheme, host: nil) }

    /// A scheme with that host, or without one.
    public init(scheme: String, host: String?) {
        self.scheme = scheme.loweringASCII
        self.host = host?.loweringASCII
    }

    /// `https://shop.example`, `shop://`.
    public var description: String { "\(scheme)://\(host ?? "")" }
}

/// How much is read of one address, before it is refused.
public struct LinkLimits: Sendable, Hashable {
    /// How many bytes it may have. 2,048.
    public var bytes = 2048
    /// How many segments. 32.
    public var segments = 32
    /// How many query items. 64.
    public var items = 64
    /// How many steps its reading may take: places of a list that are looked at, values and items that are tried.
    /// 10,000.
    public var steps = 10_000

    /// The limits that hold unless others are given.
    public init() {}
}
