import Coordination

enum TabRoute: Route { case select(Int) }

/// The coordinator of the tabs.
final class TabsCoordinator: Coordinator {
    let root: TabRoot

    init(_ root: TabRoot) { self.root = root }

    func prepareTransition(for route: TabRoute) -> Transition<TabRoot> {
        switch route {
        case .select(let index): .select(index: index)
        }
    }
}
