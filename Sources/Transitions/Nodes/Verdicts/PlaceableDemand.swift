/// A demand (a route that a verdict asks for) that can make the intent to take the route.
package final class PlaceableDemand: Demand {
    fileprivate let place: (Node) -> any Intent

    /// - Parameters:
    ///   - route: The route that is asked for.
    ///   - place: Makes the intent, for the router nearest to a node that takes the route.
    package init(_ route: any Route, at place: @escaping (Node) -> any Intent) {
        self.place = place
        super.init(Hop(any: route))
    }
}

extension Demand {
    /// Makes the intent, for the router nearest to a node that takes the route.
    package final func placed(at node: Node) -> any Intent {
        unsafeDowncast(self, to: PlaceableDemand.self).place(node)
    }
}
