import Coordination
import CoordinationLinks

/// An app that shows what an address of the catalogue leads to: a feature on a stack, and a screen on the stack of that.
final class CatalogueApp: Coordinator {
    let root = StackRoot(Screen("home"))

    init(showing hops: [Hop]) {
        trigger(hops)
    }

    func prepareTransition(for route: CatalogueRoute) -> Transition<StackRoot> { .push(FeatureCoordinator()) }

    final class FeatureCoordinator: Coordinator {
        let root = StackRoot(Screen("feature"))
        func prepareTransition(for route: FeatureRoute) -> Transition<StackRoot> { .push(Screen("detail")) }
    }

    /// What its screens came of, as a hand that knows its shape reads it.
    var shown: [Hop] {
        var hops: [Hop] = []
        var stack: Container? = root.node
        while let current = stack {
            for child in current.children { if let hop = child.node.origin?.route { hops.append(hop) } }
            stack = current.children.last.flatMap { $0.node as? Container }
        }
        return hops
    }
}
