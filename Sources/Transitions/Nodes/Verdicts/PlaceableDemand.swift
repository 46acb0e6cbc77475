/// A demand of which an intent can be made.
package final class PlaceableDemand: Demand {
    fileprivate let place: (Node) -> any Intent

    /// - Parameters:
    ///   - route: What is asked for.
    ///   - place: Makes the intent, of the nearest that takes the route, seen from a node.
    package init(_ route: any Route, at place: @escaping (Node) -> any Intent) {
        self.place = place
        super.init(Hop(any: route))
    }
}

extension Demand {
    /// Makes an intent of it, at a node of a tree.
    package final func placed(at node: Node) -> any Intent {
        unsafeDowncast(self, to: PlaceableDemand.self).place(node)
    }
}
