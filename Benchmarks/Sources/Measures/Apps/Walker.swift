import Coordination

enum WalkerRoute: Route { case push, pop, present, dismiss, fail }

/// A coordinator that goes to and fro on a stack.
final class Walker: Coordinator {
    let root: StackRoot
    private let absent = Screen("absent")

    init(_ root: StackRoot = StackRoot(Screen("home"))) {
        self.root = root
    }

    func prepareTransition(for route: WalkerRoute) -> Transition<StackRoot> {
        switch route {
        case .push: .push(Screen("page"))
        case .pop: .pop()
        case .present: .present(Screen("sheet"))
        case .dismiss: .dismiss()
        case .fail: .multiple(.push(Screen("page")), .pop(to: absent))
        }
    }
}

enum SwitcherRoute: Route { case select(Int), present, dismiss }

/// A coordinator of tabs.
final class Switcher: Coordinator {
    let root: TabRoot

    init(_ root: TabRoot = TabRoot(Screen("first"), Screen("second"))) {
        self.root = root
    }

    func prepareTransition(for route: SwitcherRoute) -> Transition<TabRoot> {
        switch route {
        case .select(let index): .select(index: index)
        case .present: .present(Screen("sheet"))
        case .dismiss: .dismiss()
        }
    }
}

extension Router<WalkerRoute> {
    /// Goes to and fro once, so that what is made once has been made.
    @discardableResult
    func warm() -> Self {
        for route in [WalkerRoute.push, .pop, .present, .dismiss] { trigger(route) }
        return self
    }
}

extension Switcher {
    /// Goes to and fro once, so that what is made once has been made.
    func warm() -> Switcher {
        for route in [SwitcherRoute.select(1), .select(0)] { trigger(route) }
        return self
    }
}
