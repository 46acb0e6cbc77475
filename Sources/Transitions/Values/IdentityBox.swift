/// A box for a payload of a route that has no value to compare: a closure, a delegate, a service.
///
/// ```swift
/// enum PhotoRoute: Route { case crop(IdentityBox<@MainActor (Photo) -> Void>) }
/// ```
///
/// A box is equal only to its copies; the box of an object, to every box of that object. The cost: a route with a box
/// is not `Codable`, so it has no address, is not restored, and is no origin. Two taps that box the same closure make
/// two routes, and are not merged into one trigger. So use it as the last resort: *Routes and coordinators*, in
/// `Coordination`, has the forms that keep a route a value.
///
/// The payload has to be `Sendable`: a closure or a class on the main actor is, a plain class is not.
public struct IdentityBox<Value: Sendable>: Hashable, Sendable {
    /// The payload.
    public let value: Value

    private let identity: any AnyObject & Sendable

    /// Boxes a value, which gets an identity of its own.
    public init(_ value: Value) {
        self.value = value
        identity = Identity()
    }

    /// Boxes an object, which has its own identity.
    public init(_ value: Value) where Value: AnyObject {
        self.value = value
        identity = value
    }

    /// True if both have the same identity.
    @_documentation(visibility: internal)
    public static func == (one: IdentityBox, other: IdentityBox) -> Bool { one.identity === other.identity }

    /// Feeds the identity to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension IdentityBox: CustomStringConvertible {
    /// The type of the payload, without its content.
    @_documentation(visibility: internal)
    public var description: String { "\(Value.self)" }
}

/// An identity for a value that has none.
private final class Identity: Sendable {}
