import Coordination

/// An app at one moment, as laws and facts see it. The app's own members are its own: `$0.session` is the app's.
///
/// Valid as long as the closure runs that was given it.
@dynamicMemberLookup
public struct Situation<App> {
    /// The app.
    public let app: App

    let root: any Navigable

    /// A member of the app.
    public subscript<Value>(dynamicMember path: KeyPath<App, Value>) -> Value { app[keyPath: path] }
}

extension Situation {
    /// The name of the screen in front; of what has none, its type.
    public var front: String { root.top.title }

    /// The model in front, if it is of a type; else the nearest around it that is.
    public func front<Model: Presentable>(_ type: Model.Type) -> Model? { try? root.frontmost(type) }

    /// The title of the alert that is up.
    public var alert: String? { root.node.alerts.first?.title }

    /// Whether the user could see a screen of that name; what has none goes by its type.
    public func shows(_ name: String) -> Bool { root.sceneNodes.contains { $0.moveName == name } }

    /// Whether a screen, a root or a window of that name is on the tree, hidden or not; what has none goes by its type.
    public func holds(_ name: String) -> Bool { root.node.allNodes.contains { $0.moveName == name } }

    /// The first of a type on the tree, hidden or not: a model that has what a fact is about.
    public func first<Model>(_ type: Model.Type) -> Model? {
        for node in root.node.allNodes { if let model = node.presentable as? Model { return model } }
        return nil
    }

    /// The whole tree.
    public var tree: Tree { root.tree }

    /// What waits at gates, and for its turn.
    public var waiting: [WaitingTrigger] { root.node.outermost.waitingTriggers }
}
