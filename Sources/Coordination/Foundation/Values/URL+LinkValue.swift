public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension URL: LinkValue {
    /// Reads a web address that a URL prints unchanged: `https` or `http`, a host, no user. The text is
    /// percent-decoded.
    public init?(linkText: String) {
        guard let url = URL(string: linkText), url.absoluteString == linkText, url.isOnTheWeb else { return nil }
        self = url
    }

    /// The address. Empty if the URL is not a web address.
    public var linkText: String { isOnTheWeb ? absoluteString : "" }

    private var isOnTheWeb: Bool {
        (scheme == "https" || scheme == "http") && host?.isEmpty == false && user == nil && password == nil
    }

    /// The kind, in messages.
    public static var linkKind: String { "a web address" }

    /// The rank of formatted text.
    public static var linkNarrowness: LinkNarrowness { .format }

    /// Some web addresses.
    public static var linkExamples: [URL] {
        String.linkExamples.compactMap { URL(string: "https://\($0).example/page?id=7#top") }
    }
}
