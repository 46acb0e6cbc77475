public import Coordination

extension Navigable {
    /// Returns the address of what is shown in front of this, and around it in its window.
    ///
    /// ```swift
    /// app.trigger(try AppRoute.links.link(for: "/stores/12"))
    /// print(app.address(by: AppRoute.links) ?? "")  // /stores/12
    /// ```
    ///
    /// The address is read off the tree: from the routes that have shown the screens, as far as they are remembered, as
    /// `Codable` ones are, and from the routes that have selected tabs and pages. The coordinator of each tab, page and
    /// column on the way is asked which route selects it, by `route(selecting:)`: one may be selected from the start,
    /// by the user, or by a route that has no address. Of all addresses whose hops are among those routes, the result
    /// is the one that reaches furthest to the front, and of those the longest. So a screen without an address has the
    /// address of what it was shown on. For the node of a screen, the result is the address of that screen, shown or
    /// not. O(nodes on the way).
    ///
    /// - Parameters:
    ///   - links: The list of the app.
    ///   - origin: The origin to print before the path. None by default.
    /// - Returns: The address; nil if nothing on the way has one.
    public func address<R: Route>(by links: Links<R>, at origin: LinkOrigin? = nil) -> String? {
        links.table.address(ofShown: ShownRoutes(of: node).hops, at: origin)
    }
}

extension LinkTable {
    /// Returns the address of the first line whose hops are among these.
    fileprivate func address(ofShown hops: [Hop], at origin: LinkOrigin?) -> String? {
        let (ways, seen) = prints.rows(among: hops)
        for way in ways {
            var error: LinkError?
            let meant = (rows: way.rows, seen: way.hops.map { LinkReflection?.some(seen[$0]) })
            if let text = print(way.hops.map { hops[$0] }[...], meant, origin, &error) { return text }
        }
        return nil
    }
}
