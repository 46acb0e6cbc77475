public import Coordination

extension Navigable {
    /// The address of what is shown: of what is in front of this, and in its window around it.
    ///
    /// ```swift
    /// app.trigger(try AppRoute.links.link(for: "/stores/12"))
    /// print(app.address(by: AppRoute.links) ?? "")  // /stores/12
    /// ```
    ///
    /// It is read off the tree: of the routes that have put the shown screens there, as far as they are remembered, as
    /// `Codable` ones are, and of the routes that have selected tabs and pages. The coordinator of each tab, page and
    /// column on the way is asked which route selects it, by `route(selecting:)`: one may be selected from the start,
    /// by the user, or by a route that has no address. Of the addresses whose hops stand among those routes, it is the
    /// one that reaches furthest to the front, and of these the longest. So a screen that has no address has that of
    /// what it is on. Asked of the node of a screen, it is the address of that, shown or not. O(what is on the way).
    ///
    /// - Parameters:
    ///   - links: The list of the app.
    ///   - origin: What stands before the path. Nothing, unless it is given.
    /// - Returns: The address; nil where nothing on the way has one.
    public func address<R: Route>(by links: Links<R>, at origin: LinkOrigin? = nil) -> String? {
        links.table.address(ofShown: ShownRoutes(of: node).hops, at: origin)
    }
}

extension LinkTable {
    /// The address of hops some of which are those of a line.
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
