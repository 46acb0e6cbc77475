/// An object that can have a place on a tree: a screen's model, a coordinator, a root, or a node itself.
///
/// A model conforms with one line, and has whatever else the screen needs:
///
/// ```swift
/// final class ArticleModel: Presentable {
///     let node = Screen("article")
///     let id: Int
///     init(id: Int) { self.id = id }
/// }
/// ```
///
/// A place on the tree retains its presentable. Apart from `keep`, nothing else does: a presentable lives exactly as
/// long as it has a place (or as long as you retain it yourself). `node` must return the same node every time.
///
/// For a list of `any Presentable`, write `map { $0.node.name }`: a key path, `map(\.node.name)`, crashes the compiler
/// of Swift 6.3.
public protocol Presentable: AnyObject {
    /// The type of ``node``.
    associatedtype NodeType: Node

    /// The node that represents this presentable on a tree. The same one every time.
    var node: NodeType { get }

    /// The type of request that this presentable takes from anything in it, if it takes one.
    ///
    /// A request climbs the tree until a presentable takes it. A coordinator takes its routes, and needs no code for
    /// this; nothing else has to take requests.
    var _routeType: ObjectIdentifier? { get }

    /// The gates of this type. They are asked before an instance is shown, alone or inside another presentable; if the
    /// transition builds the instance, before it is built.
    ///
    /// There are none by default. Gates are not asked if no transition shows the instance: when a root is made with
    /// content, and when an app is launched or reset.
    static var gates: [Gate] { get }

    /// Returns the verdict on a trigger that would remove or deselect this: `.ask`, for example, if input would be
    /// lost.
    ///
    /// Called when the tree already has all changes of the trigger. Only answer: side effects are not rolled back.
    /// `.allow` by default.
    func verdict(forLeavingBy departure: Departure) -> Verdict

    /// Returns the intent to run in place of the user's action; nil to accept the action.
    ///
    /// A coordinator answers with its `route(for:)`; nothing else has to.
    func _claim(_ report: Report) -> _Claim?

    /// Returns the gates of a route that this takes, and of the route that selects a child.
    ///
    /// A coordinator answers with its `gates(for:)` and `route(selecting:)`; nothing else has to.
    func _gates(for route: (any Route)?, selecting child: (any Presentable)?) -> [Gate]
}

extension Presentable {
    /// Nil by default: no requests are taken.
    public var _routeType: ObjectIdentifier? { nil }

    /// None by default.
    @_documentation(visibility: internal)
    public static var gates: [Gate] { [] }

    /// Allows leaving by default.
    @_documentation(visibility: internal)
    public func verdict(forLeavingBy departure: Departure) -> Verdict { .allow }

    /// Nil by default: nothing is claimed.
    public func _claim(_ report: Report) -> _Claim? { nil }

    /// None by default.
    public func _gates(for route: (any Route)?, selecting child: (any Presentable)?) -> [Gate] { [] }
}
