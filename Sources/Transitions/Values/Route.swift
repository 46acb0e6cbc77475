/// Where a feature can go: one enum per feature, with the inputs of each destination as its associated values.
///
/// ```swift
/// enum NewsRoute: Route { case list, article(id: Int), close }
/// ```
///
/// Routes can be compared, stored and sent between tasks. In a target that defaults to the main actor, a payload type
/// of your own has to be `nonisolated`: a `nonisolated struct`, a `nonisolated enum`.
public protocol Route: Hashable, Sendable {
    /// True if presentables remember the route that showed them, as their ``Presentable/origin``.
    ///
    /// So it is where they are `Codable`, unless you say otherwise. Routes with a payload that is not, such as a list
    /// of ``Hop``s, are only remembered where they say so: `static let isRemembered = true`. It costs one allocation
    /// each time that one is taken; routes that are not remembered cost nothing.
    static var isRemembered: Bool { get }
}

extension Route {
    /// Not remembered.
    @_documentation(visibility: internal)
    @inlinable public static var isRemembered: Bool { false }
}

extension Route where Self: Codable {
    /// Remembered.
    @_documentation(visibility: internal)
    @inlinable public static var isRemembered: Bool { true }
}
