public import Coordination

/// A coordinator whose routes come back after the app was put away: what they have shown is stored as those routes.
///
/// ```swift
/// extension NewsCoordinator: Restorable {
///     static var storedName: StaticString { "news" }
/// }
/// ```
///
/// Its routes have to be `Codable`. They are taken once more when a state is restored, in one commit: gates are asked,
/// screens and coordinators are built, and effects do not run.
public protocol Restorable: Coordinator where RouteType: Codable {
    /// What its routes are stored under. It outlives renames: never change it, and use it for one type only.
    static var storedName: StaticString { get }

    /// The version of its routes: one, unless you say otherwise. Raise it with each change after which routes that
    /// were stored cannot be decoded, or mean something else.
    static var storedVersion: Int { get }

    /// Makes of a route that an older version has stored what this version can decode. Nothing, unless you say
    /// otherwise. A route that still cannot be decoded is left out, and reported.
    static func migrate(_ route: inout StoredValue, from version: Int)

    /// Whether a route is written at all: yes, unless you say otherwise. If it is not, what it has shown is left out,
    /// and reported as ``RestorationReport/Reason/secret``. The names of screens are written. For a part of a route,
    /// take a `Secret`.
    static func isStored(_ route: RouteType) -> Bool

    /// Whether what a route has shown may come back without what it stood on, beneath it on a stack or a pile of
    /// modals: no, unless you say otherwise. For `[list, banner, article]` without the banner, `true` of the article
    /// gives `[list, article]`.
    func standsAlone(_ route: RouteType) -> Bool

    /// What is taken in the place of a route that was stored: the route, unless you say otherwise; another one, such
    /// as the receipt in the place of a payment; nil for what is not to come back. The gates of the route that is taken
    /// are asked.
    ///
    /// A trigger that waited has not run yet: it is asked for as it was, unless this gives nil.
    func restoring(_ route: RouteType) -> RouteType?

    /// Tells it from siblings of its type that the same route shows, or that are there from the launch on: the number
    /// of an account, never its place in a list. Nil, unless you say otherwise. State and routes of one of several that
    /// have neither this nor a key nor a root with a name do not come back.
    var restorationID: String? { get }

    /// Coordinators whose routes may follow its own in a link that waits, before they are on the tree. Routes of
    /// coordinators on the tree are known.
    static var linked: [any Restorable.Type] { get }
}

extension Restorable {
    /// One.
    @_documentation(visibility: internal)
    public static var storedVersion: Int { 1 }

    /// Nothing.
    @_documentation(visibility: internal)
    public static func migrate(_ route: inout StoredValue, from version: Int) {}

    /// All of them.
    @_documentation(visibility: internal)
    public static func isStored(_ route: RouteType) -> Bool { true }

    /// None does.
    @_documentation(visibility: internal)
    public func standsAlone(_ route: RouteType) -> Bool { false }

    /// None.
    @_documentation(visibility: internal)
    public var restorationID: String? { nil }

    /// The route.
    @_documentation(visibility: internal)
    public func restoring(_ route: RouteType) -> RouteType? { route }

    /// None.
    @_documentation(visibility: internal)
    public static var linked: [any Restorable.Type] { [] }
}

/// A model, or a coordinator, with a state of its own that comes back: typed text, a position in a list.
///
/// ```swift
/// extension FormModel: StateKeeping {
///     var kept: Draft {
///         get { draft }
///         set { draft = newValue }
///     }
/// }
/// ```
///
/// The state is read when the tree is stored, and set when the commit that restores it is done, before what waited is
/// asked for again. Where that commit is refused, nothing is set; where a host refuses it later, the former state is
/// set again.
public protocol StateKeeping: Presentable {
    /// What is stored.
    associatedtype Kept: Codable

    /// The state.
    var kept: Kept { get set }

    /// The version of the state: one, unless you say otherwise.
    static var keptVersion: Int { get }

    /// Makes of a state that an older version has stored what this version can decode. Nothing, unless you say
    /// otherwise.
    static func migrateKept(_ kept: inout StoredValue, from version: Int)
}

extension StateKeeping {
    /// One.
    @_documentation(visibility: internal)
    public static var keptVersion: Int { 1 }

    /// Nothing.
    @_documentation(visibility: internal)
    public static func migrateKept(_ kept: inout StoredValue, from version: Int) {}
}

extension Restorable {
    /// The stored name as a text.
    static var nameInText: String { "\(storedName)" }

    /// Decodes a route that was stored.
    static func decode(_ stored: StoredNode.Versioned) throws(RouteFlaw) -> RouteType {
        try decodeStored(RouteType.self, stored, now: storedVersion) { migrate(&$0, from: $1) }
    }

    /// What is remembered where this has taken a route.
    func origin(of route: any Route) -> Origin? { (route as? RouteType).map { RouteOrigin($0, of: self) } }

    /// Encodes a route of its own; nil where that is none, or cannot be encoded.
    static func encode(_ route: any Route) -> StoredNode.Versioned? {
        guard let route = route as? RouteType else { return nil }
        if !isStored(route) { return .init(value: .redacted, version: storedVersion) }
        guard let value = try? ValueEncoder.value(of: route) else { return nil }
        return .init(value: value, version: storedVersion)
    }
}

extension StateKeeping {
    /// The state as it is stored, or why it cannot be.
    var storedKept: Result<StoredNode.Versioned, KeptFlaw> {
        Result { try StoredNode.Versioned(value: ValueEncoder.value(of: kept), version: Self.keptVersion) }
            .mapError { KeptFlaw(why: "it could not be stored: \(words(of: $0))") }
    }

    /// Decodes a state, and gives what sets it, which gives what sets it back.
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

/// Why the state of a model cannot be stored.
struct KeptFlaw: Error {
    let why: String
}

/// Why a stored value is none of this version.
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

/// The error of a coder in a few words, without the names of types.
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
