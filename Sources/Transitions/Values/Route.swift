/// Where a feature can go: one enum per feature, with the inputs of each destination as its associated values.
///
/// ```swift
/// enum NewsRoute: Route { case list, article(id: Int), close }
/// ```
///
/// Routes can be compared, stored and sent between tasks. In a target that defaults to the main actor, a payload type
/// of your own has to be `nonisolated`: a `nonisolated struct`, a `nonisolated enum`.
public protocol Route: Hashable, Sendable {}
