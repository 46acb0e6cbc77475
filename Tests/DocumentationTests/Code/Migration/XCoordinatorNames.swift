// snippet.xcoordinator-names
import Coordination

typealias NavigationTransition = Transition<StackRoot>
typealias ViewTransition = Transition<StackRoot>
typealias TabBarTransition = Transition<TabRoot>
typealias PageTransition = Transition<PageRoot>
typealias SplitTransition = Transition<SplitRoot>
typealias UnownedRouter<RouteType: Route> = WeakRouter<RouteType>
typealias StrongRouter<RouteType: Route> = any Router<RouteType> & Presentable
typealias Animation = TransitionAnimation

extension Router {
    var unownedRouter: UnownedRouter<RouteType> { weakRouter }

    @available(
        *, deprecated, message: "Take the outcome: trigger(route) { outcome in ... }. This is called if it fails, too."
    )
    func trigger(_ route: RouteType, with options: TransitionOptions = .animated, completion: @escaping () -> Void) {
        trigger(route, with: options, completion: { (_: TransitionOutcome) in completion() })
    }
}

extension Router where Self: Presentable {
    var strongRouter: StrongRouter<RouteType> { self }
}

class BaseCoordinator<RouteType: Route, Root: ContainerRoot>: Coordinator {
    let root: Root

    init(root: Root, initialRoute: RouteType? = nil) {
        self.root = root
        if let initialRoute { trigger(initialRoute) }
    }

    func prepareTransition(for route: RouteType) -> Transition<Root> { .none() }
    func gates(for route: RouteType) -> [Gate] { [] }
    func route(for report: Report) -> RouteType? { nil }
    func route(selecting child: any Presentable) -> RouteType? { nil }
    func verdict(forLeavingBy departure: Departure) -> Verdict { .allow }

    @available(
        *, deprecated, message: "Delete it: the tree has the children. A child on this stack: return .push(child)."
    )
    func addChild(_ child: any Presentable) {}
    @available(*, deprecated, message: "Delete it: the tree has the children.")
    func removeChild(_ child: any Presentable) {}
    @available(*, unavailable, message: "Observe instead: observe { event in ... } in init.")
    func presented(from presentable: (any Presentable)?) {}
    @available(*, unavailable, message: "Bars and tab items: UIKitTab, TreeStyle. A child on this stack: .push(child).")
    var rootViewController: Root { root }
}

class NavigationCoordinator<RouteType: Route>: BaseCoordinator<RouteType, StackRoot> {
    init(initialRoute: RouteType? = nil) { super.init(root: StackRoot(), initialRoute: initialRoute) }
    init(root: any Presentable) { super.init(root: StackRoot(root)) }
}

class ViewCoordinator<RouteType: Route>: BaseCoordinator<RouteType, StackRoot> {
    init(root: any Presentable, initialRoute: RouteType? = nil) {
        super.init(root: StackRoot(root), initialRoute: initialRoute)
    }
}

class TabBarCoordinator<RouteType: Route>: BaseCoordinator<RouteType, TabRoot> {
    init(tabs: [any Presentable], select: (any Presentable)? = nil) {
        super.init(root: TabRoot(tabs, selecting: select))
    }
    init(tabs: [any Presentable], select: Int) { super.init(root: TabRoot(tabs, selecting: tabs[select])) }
    init(initialRoute: RouteType?) { super.init(root: TabRoot(), initialRoute: initialRoute) }
}

class PageCoordinator<RouteType: Route>: BaseCoordinator<RouteType, PageRoot> {
    init(
        pages: [any Presentable], loop: Bool = false, set: (any Presentable)? = nil, direction: TurnDirection = .forward
    ) {
        super.init(root: PageRoot(loops: loop))
        root.perform(.set(pages))
        if let set { root.perform(.set(set, direction: direction)) }
    }
}

class SplitCoordinator<RouteType: Route>: BaseCoordinator<RouteType, SplitRoot> {
    init(master: any Presentable, detail: (any Presentable)? = nil) {
        super.init(root: SplitRoot(master))
        if let detail { root.perform(.fill(column: 1, with: detail)) }
    }
}
// snippet.end
