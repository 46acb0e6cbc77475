/// The beginning of the URLs that a list reads: a scheme, or a scheme and a host.
///
/// ```swift
/// Links<AppRoute>(allowing: [.https("shop.example"), .scheme("shop")], [.at("login", .login)])
/// ```
///
/// A host may begin with a star, for all hosts with that ending, or be a star, for all hosts: `*.shop.example`, `*`.
public struct LinkOrigin: Sendable, Hashable, CustomStringConvertible {
    /// The scheme, in lower case.
    public let scheme: String

    /// The host, in lower case, with its port if there is one; nil for a scheme of the app's own.
    public let host: String?

    /// True if the part of the host that the star matches is read as the first segment of the path.
    public private(set) var readsHost = false

    /// Creates an origin such as `https://shop.example`. A port is part of the host: `shop.example:8443`.
    /// `*.shop.example` matches each host that ends with `.shop.example`, and `*` any host without a port.
    public static func https(_ host: String) -> LinkOrigin { LinkOrigin(scheme: "https", host: host) }

    /// Creates an origin with a scheme of the app's own. The path begins after `://`: `shop://stores/12` is
    /// `/stores/12`.
    public static func scheme(_ scheme: String) -> LinkOrigin { LinkOrigin(scheme: scheme, host: nil) }

    /// Creates an origin with a scheme and a host, or a scheme alone.
    public init(scheme: String, host: String?) {
        self.scheme = scheme.loweringASCII
        self.host = host?.loweringASCII
    }

    /// Returns this origin, with the part of the host that the star matches read as the first segment of the path.
    ///
    /// ```swift
    /// .https("*.shop.example").readingHost()
    /// ```
    ///
    /// Then `https://berlin.shop.example/items/7` is read as `/berlin/items/7` and printed as that URL at this origin.
    public func readingHost() -> LinkOrigin {
        var origin = self
        origin.readsHost = true
        return origin
    }

    /// The origin as text: `https://shop.example`, `shop://`.
    @_documentation(visibility: internal)
    public var description: String { "\(scheme)://\(host ?? "")" }
}

extension LinkOrigin {
    /// The ending of each host that the star allows. Nil without a star.
    package var suffix: Substring? { host.flatMap { $0.hasPrefix("*") ? $0.dropFirst() : nil } }

    /// Returns the number of bytes of a host that the star matches: 0 without a star, nil if the host does not match.
    package func lengthOfStar(in written: String) -> Int? {
        guard let suffix else { return written == host ? 0 : nil }
        guard written.utf8.count > suffix.utf8.count, written.hasSuffix(suffix) else { return nil }
        let star = written.utf8.count - suffix.utf8.count
        return Self.isHost(written.utf8.prefix(star)) ? star : nil
    }

    /// True for labels with dots between them: lower-case letters, digits, dashes and underscores.
    package static func isHost(_ text: some Collection<UInt8>) -> Bool {
        text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy { byte in
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                }
        }
    }

    /// Returns a path with this origin before it, and a flaw if that is impossible.
    package func text(before path: String) -> (text: String, flaw: String?) {
        let rest = path.utf8.dropFirst()
        let first = rest.prefix { byte in !"/?#".utf8.contains(byte) }
        guard let host else {
            // By convention, the first segment is written as the host, if it can be one.
            return (scheme + (first.isEmpty || Self.isHost(first) ? ":/" : "://") + path, nil)
        }
        guard let suffix else { return ("\(scheme)://\(host)\(path)", nil) }
        guard readsHost else { return (path, "\(self) is no single host") }
        guard Self.isHost(first) else { return (path, "its first segment can't be a part of the host of \(self)") }
        return ("\(scheme)://\(Substring(first))\(suffix)\(Substring(rest.dropFirst(first.count)))", nil)
    }

    /// The reason why no address can have this origin, and the remedy; nil if one can.
    package var flaw: String? {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let isScheme =
            scheme.utf8.first.map { letters ~= $0 } == true
            && scheme.utf8.allSatisfy {
                letters ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.".utf8.contains($0)
            }
        guard isScheme else { return "'\(scheme)' is no scheme. Write it alone: .scheme(\"shop\")." }
        guard let host else {
            guard scheme == "http" || scheme == "https" else {
                return readsHost
                    ? "the host of an own scheme is the first segment anyway. Leave out 'readingHost()'." : nil
            }
            return "'\(scheme)' is no scheme of an app's own. Name its hosts: .https(\"shop.example\")."
        }
        let ended = suffix.map { $0.isEmpty || $0.hasPrefix(".") ? "a" + $0 : "" } ?? host[...]
        let parts = ended.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let isPort =
            parts.count < 2
            || !parts[1].isEmpty && parts[1].utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard Self.isHost(parts[0].utf8), isPort else {
            return "'\(host)' is no host. Write it alone, without a scheme and a path: .https(\"shop.example\")."
        }
        return readsHost && suffix == nil ? "it has no star that 'readingHost()' could read: write '*.\(host)'." : nil
    }
}
