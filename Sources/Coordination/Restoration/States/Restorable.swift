public import Coordination

/// A coordinator whose routes come back after a restart of the app. Screens are stored as the routes that showed them.
///
/// ```swift
/// extension NewsCoordinator: Restorable {
///     static var storedName: StaticString { "news" }
/// }
/// ```
///
/// The routes must be `Codable`. Restoring a state takes the routes again, in one commit: gates are asked, screens and
/// coordinators are built, and effects do not run.
public protocol Restorable: Coordinator where RouteType: Codable {
    /// The name under which the coordinator's routes are stored. Never change it, even if the type is renamed, and use
    /// it for one type only.
    static var storedName: StaticString { get }

    /// The version of the routes; 1 by default. Raise it with each change that makes stored routes undecodable, or
    /// gives them another meaning.
    static var storedVersion: Int { get }

    /// Changes a route that an older version stored so that this version can decode it. Does nothing by default. A
    /// route that still cannot be decoded is left out, and reported.
    static func migrate(_ route: inout StoredValue, from version: Int)

    /// Returns true if a route may be written; true by default. If not, the screens that the route has shown are left
    /// out, and reported as ``RestorationReport/Reason/secret``. Screen names are written in any case. To hide only a
    /// part of a route, use a `Secret`.
    static func mayStore(_ route: RouteType) -> Bool

    /// Returns true if the screens of a route may come back without the screen beneath them on a stack or a pile of
    /// modals; false by default. For `[list, banner, article]` without the banner, `true` for the article gives
    /// `[list, article]`.
    func canStandAlone(_ route: RouteType) -> Bool

    /// Returns the route to take in place of a stored one: the same route by default; another one, such as the receipt
    /// in place of a payment; or nil if it must not come back. The gates of the returned route are asked.
    ///
    /// A trigger that waited has not run yet, so its route is taken unchanged, unless this returns nil.
    func route(restoring route: RouteType) -> RouteType?

    /// An ID that tells this coordinator from siblings of its type that the same route shows, or that exist from launch
    /// on: an account number, never an index. Nil by default. Siblings without an ID, a key or a named root do not get
    /// their states and routes back.
    var restorationID: String? { get }

    /// The types of coordinators whose routes may follow this one's in a waiting link while no such coordinator is on
    /// the tree. Coordinators on the tree need not be listed. None by default.
    static var linkedTypes: [any Restorable.Type] { get }
}

extension Restorable {
    /// Version 1.
    @_documentation(visibility: internal)
    public static var storedVersion: Int { 1 }

    /// Does nothing.
    @_documentation(visibility: internal)
    public static func migrate(_ route: inout StoredValue, from version: Int) {}

    /// Returns true.
    @_documentation(visibility: internal)
    public static func mayStore(_ route: RouteType) -> Bool { true }

    /// Returns false.
    @_documentation(visibility: internal)
    public func canStandAlone(_ route: RouteType) -> Bool { false }

    /// Nil.
    @_documentation(visibility: internal)
    public var restorationID: String? { nil }

    /// Returns the route.
    @_documentation(visibility: internal)
    public func route(restoring route: RouteType) -> RouteType? { route }

    /// No types.
    @_documentation(visibility: internal)
    public static var linkedTypes: [any Restorable.Type] { [] }
}

/// A model, or a coordinator, with a state of its own that is stored and restored: typed text, a position in a list.
///
/// ```swift
/// extension FormModel: StateRestorable {
///     var kept: Draft {
///         get { draft }
///         set { draft = newValue }
///     }
/// }
/// ```
///
/// The state is read when the tree is stored. It is set after the commit that restores the tree, before waiting
/// triggers are repeated. If that commit is refused, nothing is set; if a host refuses it later, the former state is
/// set again.
public protocol StateRestorable: Presentable {
    /// The type of the state.
    associatedtype Kept: Codable

    /// The state to store.
    var kept: Kept { get set }

    /// The version of the state; 1 by default.
    static var keptVersion: Int { get }

    /// Changes a state that an older version stored so that this version can decode it. Does nothing by default.
    static func migrateKept(_ kept: inout StoredValue, from version: Int)
}

extension StateRestorable {
    /// Version 1.
    @_documentation(visibility: internal)
    public static var keptVersion: Int { 1 }

    /// Does nothing.
    @_documentation(visibility: internal)
    public static func migrateKept(_ kept: inout StoredValue, from version: Int) {}
}

extension Restorable {
    static var nameInText: String { "\(storedName)" }

    static func decode(_ stored: StoredNode.Versioned) throws(RouteFlaw) -> RouteType {
        try decodeStored(RouteType.self, stored, now: storedVersion) { migrate(&$0, from: $1) }
    }

    /// Returns the origin for a route; nil for a route of another type.
    func origin(of route: any Route) -> Origin? { (route as? RouteType).map { RouteOrigin($0, of: self) } }

    /// Encodes a route, as bullets if `mayStore(_:)` excludes it; nil for a route of another type, or one that cannot
    /// be encoded.
    static func encode(_ route: any Route) -> StoredNode.Versioned? {
        guard let route = route as? RouteType else { return nil }
        if !mayStore(route) { return .init(value: .redacted, version: storedVersion) }
        guard let value = try? ValueEncoder.value(of: route) else { return nil }
        return .init(value: value, version: storedVersion)
    }
}

extension StateRestorable {
    /// The encoded state, or the reason why it cannot be encoded.
    var storedKept: Result<StoredNode.Versioned, KeptFlaw> {
        Result { try StoredNode.Versioned(value: ValueEncoder.value(of: kept), version: Self.keptVersion) }
            .mapError { KeptFlaw(why: "it could not be stored: \(words(of: $0))") }
    }

    /// Decodes a state. Returns a closure that sets it, which returns a closure that sets the former state again.
    func setting(_ stored: StoredNode.Versioned) throws(RouteFlaw) -> () -> () -> Void {
        let state = try decodeStored(Kept.self, stored, now: Self.keptVersion, allowsSecrets: true) {
            Self.migrateKept(&$0, from: $1)
        }
        return { [weak self] in
            let former = self?.kept
            self?.kept = state
            return { if let former { self?.kept = former } }
        }
    }
}

/// The reason why the state of a model cannot be stored.
struct KeptFlaw: Error {
    let why: String
}

/// The reason why a stored value cannot be decoded.
enum RouteFlaw: Error {
    case newer(Int)
    case undecodable(String)
    case secret
}

private func decodeStored<T: Decodable>(
    _ type: T.Type, _ stored: StoredNode.Versioned, now version: Int, allowsSecrets: Bool = false,
    _ migrate: (inout StoredValue, Int) -> Void
) throws(RouteFlaw) -> T {
    if stored.version > version { throw .newer(stored.version) }
    var value = stored.value
    if stored.version < version { migrate(&value, stored.version) }
    if value.hasSecret, !allowsSecrets { throw .secret }
    do {
        return try ValueDecoder.decode(type, from: value)
    } catch {
        if value.hasSecret { throw .secret }
        throw .undecodable(words(of: error))
    }
}

/// Describes a coding error in a few words, without type names.
private func words(of error: any Error) -> String {
    func at(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "" : " at \(path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))"
    }
    if case .invalidValue(_, let context)? = error as? EncodingError {
        return "\(context.debugDescription)\(at(context.codingPath))"
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(at(context.codingPath))"
    case .typeMismatch(_, let context): "another value was expected\(at(context.codingPath))"
    case .valueNotFound(_, let context): "a value is missing\(at(context.codingPath))"
    case .dataCorrupted(let context): "\(context.debugDescription)\(at(context.codingPath))"
    case nil: "\(error)"
    @unknown default: "\(error)"
    }
}
