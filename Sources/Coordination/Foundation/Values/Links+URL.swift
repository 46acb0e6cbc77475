public import Coordination
public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Links {
    /// Reads a URL.
    ///
    /// ```swift
    /// let link = try AppRoute.links.link(for: url)
    /// ```
    ///
    /// - Throws: Where it is wrong, what was expected there, and the nearest address that exists.
    public func link(for url: URL) throws(LinkError) -> ParsedLink {
        try link(for: url.absoluteString)
    }

    /// Prints the URL of hops.
    ///
    /// - Parameters:
    ///   - hops: The hops of a whole link.
    ///   - origin: What stands before the path.
    /// - Throws: Which hops no line makes, or what no address can have.
    public func url(of hops: [Hop], at origin: LinkOrigin) throws(LinkError) -> URL? {
        URL(string: try address(of: hops, at: origin))
    }
}
