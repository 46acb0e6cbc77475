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
    /// - Throws: An error that says where it is wrong, what was expected there, and the nearest address that exists.
    public func link(for url: URL) throws(LinkError) -> ParsedLink {
        try link(for: url.absoluteString)
    }

    /// Returns the URL of hops.
    ///
    /// - Parameters:
    ///   - hops: The hops of a whole link.
    ///   - origin: The part before the path.
    /// - Throws: An error that names the hops that no line makes, or a value that no address can have.
    public func url(of hops: [Hop], at origin: LinkOrigin) throws(LinkError) -> URL? {
        URL(string: try address(of: hops, at: origin))
    }
}
