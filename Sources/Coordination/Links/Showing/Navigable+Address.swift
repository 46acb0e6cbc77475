public import Coordination

extension Navigable {
    /// Returns the address of the front screen within this object, as its window shows it.
    ///
    /// ```swift
    /// app.trigger(try AppRoute.links.link(for: "/stores/12"))
    /// print(app.address(by: AppRoute.links) ?? "")  // /stores/12
    /// ```
    ///
    /// The address is computed from the routes that have shown the screens from the window to the front, as far as they
    /// are remembered (`Codable` routes are), and from those that have selected tabs and pages. As a tab, page or
    /// column may be selected from the start, by the user, or by a route without an address, its coordinator is also
    /// asked for the route that selects it: `route(selecting:)`. Of all addresses with hops only among those routes,
    /// the result is the one that reaches furthest to the front, and of several such the longest. So a screen without
    /// an address has the address of the screen beneath. For the node of a screen, the result is the address of that
    /// screen, shown or not. O(nodes from window to front).
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
