/// A scheme, or a scheme and a host, whose addresses a list reads.
///
/// ```swift
/// Links<AppRoute>(allowing: [.https("shop.example"), .scheme("shop")], [.at("login", .login)])
/// ```
///
/// A host may begin with a star, for all hosts that end alike, or be one, for all there are: `*.shop.example`, `*`.
public struct LinkOrigin: Sendable, Hashable, CustomStringConvertible {
    /// The scheme, in small letters.
    public let scheme: String

    /// The host, in small letters, with its port where there is one; nil where the scheme is the app's own.
    public let host: String?

    /// True if the part of a host for the star is the first segment of the path.
    public private(set) var readsHost = false

    /// `https://shop.example`. One with a port says so: `shop.example:8443`. `*.shop.example` is each host that ends
    /// with `.shop.example`, and `*` any host without a port.
    public static func https(_ host: String) -> LinkOrigin { LinkOrigin(scheme: "https", host: host) }

    /// A scheme of the app's own. The text after the slashes begins the path: `shop://stores/12` is `/stores/12`.
    public static func scheme(_ scheme: String) -> LinkOrigin { LinkOrigin(scheme: scheme, host: nil) }

    /// A scheme with that host, or without one.
    public init(scheme: String, host: String?) {
        self.scheme = scheme.loweringASCII
        self.host = host?.loweringASCII
    }

    /// The same, with the part of a host for the star as a value: the first segment of the path.
    ///
    /// ```swift
    /// .https("*.shop.example").readingHost()
    /// ```
    ///
    /// With that, `https://berlin.shop.example/items/7` is read as `/berlin/items/7`, and printed so at this origin.
    public func readingHost() -> LinkOrigin {
        var origin = self
        origin.readsHost = true
        return origin
    }

    /// `https://shop.example`, `shop://`.
    public var description: String { "\(scheme)://\(host ?? "")" }
}

extension LinkOrigin {
    /// The end of each host that the star allows. Nil without one.
    package var suffix: Substring? { host.flatMap { $0.hasPrefix("*") ? $0.dropFirst() : nil } }

    /// The bytes of a host for the star: 0 if it is this host. Nil for another host.
    package func lengthOfStar(in written: String) -> Int? {
        guard let suffix else { return written == host ? 0 : nil }
        guard written.utf8.count > suffix.utf8.count, written.hasSuffix(suffix) else { return nil }
        let star = written.utf8.count - suffix.utf8.count
        return Self.isHost(written.utf8.prefix(star)) ? star : nil
    }

    /// Labels with a dot between two: letters, digits and dashes.
    package static func isHost(_ text: some Collection<UInt8>) -> Bool {
        text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy { byte in
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                }
        }
    }

    /// A path with this before it, or the reason that it can't be there.
    package func text(before path: String) -> (text: String, flaw: String?) {
        let rest = path.utf8.dropFirst()
        let first = rest.prefix { byte in !"/?#".utf8.contains(byte) }
        guard let host else {
            // Everybody writes the first segment as the host, where it can be one.
            return (scheme + (first.isEmpty || Self.isHost(first) ? ":/" : "://") + path, nil)
        }
        guard let suffix else { return ("\(scheme)://\(host)\(path)", nil) }
        guard readsHost else { return (path, "\(self) is no single host") }
        guard Self.isHost(first) else { return (path, "its first segment can't be a part of the host of \(self)") }
        return ("\(scheme)://\(Substring(first))\(suffix)\(Substring(rest.dropFirst(first.count)))", nil)
    }

    /// The flaw, and the remedy. Nil for an origin that addresses may have.
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
