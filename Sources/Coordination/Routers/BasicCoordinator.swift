/// A coordinator made of a root and a closure, for cases that need no class of their own.
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

    private let gatesOf: (RouteType) -> [Gate]
    private let prepare: (RouteType) -> Transition<Root>

    /// Creates a coordinator, and triggers its first route if there is one.
    ///
    /// - Parameters:
    ///   - root: The root that it changes.
    ///   - initialRoute: The route that it starts with.
    ///   - gates: Returns the gates of a route.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - prepareTransition: Returns the transition for a route. The closure is retained, so let it capture nothing
    ///     that retains this coordinator.
    public init(
        root: Root, initialRoute: RouteType? = nil, gates: @escaping (RouteType) -> [Gate] = { _ in [] },
        fileID: StaticString = #fileID, line: UInt = #line,
        prepareTransition: @escaping (RouteType) -> Transition<Root>
    ) {
        self.root = root
        gatesOf = gates
        prepare = prepareTransition
        if let initialRoute { trigger(initialRoute, fileID: fileID, line: line) }
    }

    /// Returns the result of the `gates` closure.
    @_documentation(visibility: internal)
    public func gates(for route: RouteType) -> [Gate] {
        gatesOf(route)
    }

    /// Returns the result of the `prepareTransition` closure.
    @_documentation(visibility: internal)
    public func prepareTransition(for route: RouteType) -> Transition<Root> {
        prepare(route)
    }
}
