/// The destinations of a feature: one enum per feature, with the inputs of each destination as associated values.
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
    /// The default is true for `Codable` routes only. To remember others, such as routes with a list of ``Hop``s,
    /// declare `static let isRemembered = true`. Each time a remembered route is taken, it costs one allocation; other
    /// routes cost nothing.
    static var isRemembered: Bool { get }
}

extension Route {
    /// False for routes that are not `Codable`.
    @_documentation(visibility: internal)
    @inlinable public static var isRemembered: Bool { false }
}

extension Route where Self: Codable {
    /// True for routes that are `Codable`.
    @_documentation(visibility: internal)
    @inlinable public static var isRemembered: Bool { true }
}
