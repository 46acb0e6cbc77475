import Coordination

/// An app at one moment, as laws and facts see it. It has the app's own members: `$0.session` is the app's session.
///
/// Valid until the closure that receives it returns.
@dynamicMemberLookup
public struct Situation<App> {
    /// The app.
    public let app: App

    let root: any Navigable
    private let found: Found

    init(app: App, _ found: Found) { (self.app, root, self.found) = (app, found.root, found) }

    /// A member of the app.
    public subscript<Value>(dynamicMember path: KeyPath<App, Value>) -> Value { app[keyPath: path] }
}

extension Situation {
    /// The name of the screen in front, or its type if it has no name.
    public var front: String { found.front }

    /// Returns the screen in front if it has the type, or else the nearest presentable of that type around it.
    public func front<Model: Presentable>(_ type: Model.Type) -> Model? { found.front(type) }

    /// The title of the alert in front.
    public var alert: String? { root.node.alerts.first?.title }

    /// Returns true if a screen of that name is visible. A screen without a name goes by its type.
    public func shows(_ name: String) -> Bool { root.sceneNodes.contains { $0.moveName == name } }

    /// Returns true if a screen, a root or a window of that name is on the tree, hidden or not. One without a name
    /// goes by its type.
    public func holds(_ name: String) -> Bool { found.names.contains(name) }

    /// Returns the first object of a type on the tree, hidden or not, such as the model that a fact is about.
    public func first<Model>(_ type: Model.Type) -> Model? { found.first(type) }

    /// The whole tree.
    public var tree: Tree { root.tree }

    /// The triggers that wait at gates, or for their turn.
    public var waiting: [WaitingTrigger] { root.node.outermost.waitingTriggers }
}

/// The parts of a tree that laws and facts look for, each looked for once. Valid until the tree changes.
final class Found {
    let root: any Navigable
    private var indices: [ObjectIdentifier: Int?] = [:]
    private var fronts: [ObjectIdentifier: (any Presentable)?] = [:]

    private(set) lazy var front = root.top.title
    private(set) lazy var nodes: [Node] = root.node.allNodes
    private(set) lazy var names = Set(nodes.map { $0.moveName })

    init(_ root: any Navigable) { self.root = root }

    func front<Model: Presentable>(_ type: Model.Type) -> Model? {
        let id = ObjectIdentifier(type)
        if let known = fronts[id] { return known as? Model }
        let front = try? root.frontmost(type)
        fronts[id] = .some(front)
        return front
    }

    func first<Model>(_ type: Model.Type) -> Model? {
        let id = ObjectIdentifier(type)
        let index: Int?
        if let known = indices[id] {
            index = known
        } else {
            index = nodes.firstIndex { $0.presentable is Model }
            indices[id] = .some(index)
        }
        return index.flatMap { nodes[$0].presentable as? Model }
    }
}
