public import Coordination
public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Links {
    /// Parses a URL.
    ///
    /// ```swift
    /// let link = try AppRoute.links.link(for: url)
    /// ```
    ///
    /// - Throws: An error with the wrong place, what was expected there, and the nearest existing address.
    public func link(for url: URL) throws(LinkError) -> ParsedLink {
        try link(for: url.absoluteString)
    }

    /// Returns the URL of a link's hops.
    ///
    /// - Parameters:
    ///   - hops: The hops of a whole link.
    ///   - origin: The part before the path.
    /// - Throws: An error if no line makes the hops, or no address can have their values.
    public func url(of hops: [Hop], at origin: LinkOrigin) throws(LinkError) -> URL? {
        URL(string: try address(of: hops, at: origin))
    }
}
