/// What can be given a place on a tree: a screen's model, a coordinator, a root, or a node itself.
///
/// A model conforms with one line, and carries whatever else the screen needs:
///
/// ```swift
/// final class ArticleModel: Presentable {
///     let node = Screen("article")
///     let id: Int
///     init(id: Int) { self.id = id }
/// }
/// ```
///
/// A place on the tree holds its presentable strongly, and nothing else does: a presentable lives exactly as long as it
/// has a place (or as long as you keep it yourself). `node` must give the same node every time it is asked.
///
/// Over a list of `any Presentable`, write `map { $0.node.name }`: a key path, `map(\.node.name)`, crashes the compiler
/// of Swift 6.3.
public protocol Presentable: AnyObject {
    /// The node that stands for this presentable on a tree.
    associatedtype NodeType: Node

    /// The node that stands for this presentable. The same one every time.
    var node: NodeType { get }

    /// The type of request that this presentable takes from anything standing in it, if it takes one.
    ///
    /// Requests climb the tree until something takes them. A coordinator takes its routes and answers this by itself;
    /// nothing else has to.
    var _requestType: ObjectIdentifier? { get }

    /// The gates of everything of this type: asked before one is shown, alone or in something else, and before it is
    /// built where it is built late.
    ///
    /// None, unless you say otherwise. Not asked where nothing comes to a tree by a transition: as a root is made with
    /// content, and as an app is launched or reset.
    static var gates: [Gate] { get }

    /// What is to become of a trigger that would take this away: because there is something that would be lost.
    ///
    /// Asked when all that the trigger does is on the tree, the tree as it then is. Only answer: what you do here is
    /// not undone. Unless you say otherwise, anything may be left.
    func verdict(forLeavingBy departure: Departure) -> Verdict

    /// What is to be done instead of what the user did, where this makes something else of it.
    ///
    /// A coordinator answers with its `route(for:)`; nothing else has to.
    func _claim(_ report: Report) -> Claim?
}

extension Presentable {
    /// Nothing is taken, unless the presentable says otherwise.
    public var _requestType: ObjectIdentifier? { nil }

    /// None, unless the type says otherwise.
    @_documentation(visibility: internal)
    public static var gates: [Gate] { [] }

    /// Anything may be left, unless it says otherwise.
    @_documentation(visibility: internal)
    public func verdict(forLeavingBy departure: Departure) -> Verdict { .allow }

    /// Nothing is claimed, unless the presentable says otherwise.
    public func _claim(_ report: Report) -> Claim? { nil }
}
