/// A demand that can make an intent.
package final class PlaceableDemand: Demand {
    fileprivate let place: (Node) -> any Intent

    /// - Parameters:
    ///   - route: The route that is asked for.
    ///   - place: Makes the intent, for the nearest router that takes the route, seen from a node.
    package init(_ route: any Route, at place: @escaping (Node) -> any Intent) {
        self.place = place
        super.init(Hop(any: route))
    }
}

extension Demand {
    /// Makes the intent, at a node of a tree.
    package final func placed(at node: Node) -> any Intent {
        unsafeDowncast(self, to: PlaceableDemand.self).place(node)
    }
}
