/// A coordinator made of a root and a closure, where a class of its own would be too much.
///
/// ```swift
/// let about = BasicCoordinator(root: StackRoot(), initialRoute: AboutRoute.start) { route in
///     switch route {
///     case .start: .set([Screen("about")])
///     case .licences: .push(Screen("licences"))
///     }
/// }
/// ```
public final class BasicCoordinator<RouteType: Route, Root: ContainerRoot>: Coordinator {
    /// The root that it changes.
    public let root: Root

    private let keepers: (RouteType) -> [Gate]
    private let prepare: (RouteType) -> Transition<Root>

    /// Makes a coordinator, and triggers its first route if there is one.
    ///
    /// - Parameters:
    ///   - root: The root that it changes.
    ///   - initialRoute: The route that it starts with.
    ///   - gates: Who is asked whether a route may be taken.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - prepareTransition: What a route does to the root. It is kept; do not let it keep what keeps this
    ///     coordinator.
    public init(
        root: Root, initialRoute: RouteType? = nil, gates: @escaping (RouteType) -> [Gate] = { _ in [] },
        fileID: StaticString = #fileID, line: UInt = #line,
        prepareTransition: @escaping (RouteType) -> Transition<Root>
    ) {
        self.root = root
        keepers = gates
        prepare = prepareTransition
        if let initialRoute { trigger(initialRoute, fileID: fileID, line: line) }
    }

    /// What the closure says that was given for them.
    @_documentation(visibility: internal)
    public func gates(for route: RouteType) -> [Gate] {
        keepers(route)
    }

    /// What the closure says.
    @_documentation(visibility: internal)
    public func prepareTransition(for route: RouteType) -> Transition<Root> {
        prepare(route)
    }
}
