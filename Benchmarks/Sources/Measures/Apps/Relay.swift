@_spi(Hosting) import Coordination

enum RelayRoute: Route { case down }

/// Hands its route on to the coordinator that is in it; the last one pushes, or pops what it pushed.
final class Relay: Coordinator {
    let root: StackRoot
    private let next: Relay?

    init(_ next: Relay? = nil) {
        self.next = next
        root = StackRoot([next ?? Screen("last")] as [any Presentable])
    }

    /// Relays in each other, as many as are asked for.
    static func nested(_ levels: Int) -> Relay {
        var relay = Relay()
        for _ in 1..<max(levels, 2) where levels > 1 { relay = Relay(relay) }
        return relay
    }

    func prepareTransition(for route: RelayRoute) -> Transition<StackRoot> {
        if let next { return .trigger(route, on: next) }
        return root.node.count == 1 ? .push(Screen("page")) : .pop()
    }
}

enum OwnerRoute: Route { case toggle }
enum MiddleRoute: Route { case unused }

/// Takes a route that comes from far below.
final class Owner: Coordinator {
    let root: StackRoot

    init(_ content: any Presentable) {
        root = StackRoot(content)
    }

    func prepareTransition(for route: OwnerRoute) -> Transition<StackRoot> {
        root.node.count == 1 ? .push(Screen("page")) : .pop()
    }
}

/// Is in between.
final class Middle: Coordinator {
    let root: StackRoot

    init(_ content: any Presentable) {
        root = StackRoot(content)
    }

    func prepareTransition(for route: MiddleRoute) -> Transition<StackRoot> { .none() }
}
