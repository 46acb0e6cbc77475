public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension URL: LinkValue {
    /// Reads the address of a page on the web: `https` or `http` and a host, written as a URL is. It was decoded once.
    public init?(linkText: String) {
        guard let url = URL(string: linkText), url.absoluteString == linkText, url.isOnTheWeb else { return nil }
        self = url
    }

    /// The address. Empty for a URL that is none of a page on the web.
    public var linkText: String { isOnTheWeb ? absoluteString : "" }

    private var isOnTheWeb: Bool {
        (scheme == "https" || scheme == "http") && host?.isEmpty == false && user == nil && password == nil
    }

    /// A web address.
    public static var linkKind: String { "a web address" }

    /// It has a form.
    public static var linkNarrowness: LinkNarrowness { .number }

    /// Some pages.
    public static var linkExamples: [URL] {
        String.linkExamples.compactMap { URL(string: "https://\($0).example/page?id=7#top") }
    }
}
