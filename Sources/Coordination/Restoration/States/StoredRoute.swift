@_spi(Log) package import Coordination

/// A route as it is stored: without its type, by the stored name of the coordinator that takes it.
package struct StoredRoute: Hashable, Sendable {
    package let router: String
    package let version: Int
    package let value: StoredValue

    package init(router: String, version: Int, value: StoredValue) {
        (self.router, self.version, self.value) = (router, version, value)
    }

    /// True if a secret was left out of the value.
    package var hasSecret: Bool { value.hasSecret }
}

/// The state of a model as it is stored, with the place of the model.
package struct StoredModelState: Hashable, Sendable {
    package let path: TreePath
    package let version: Int
    package let value: StoredValue

    package init(path: TreePath, version: Int, value: StoredValue) {
        (self.path, self.version, self.value) = (path, version, value)
    }
}

extension RestorableTypes {
    /// Returns a route as it is stored; nil if no known type takes it, or if it cannot be encoded.
    package func stored(_ route: any Route) -> StoredRoute? {
        guard let type = type(takingLike: route), let stored = type.encode(route) else { return nil }
        return StoredRoute(router: type.nameInText, version: stored.version, value: stored.value)
    }

    /// Returns a stored route; nil if no known type takes it, or this version cannot decode it.
    package func route(_ stored: StoredRoute) -> (any Route)? {
        guard let type = type(named: stored.router) else { return nil }
        return try? type.decode(StoredNode.Versioned(value: stored.value, version: stored.version)) as any Route
    }
}

extension Navigable {
    /// The types of the coordinators on this tree. O(nodes).
    package var restorableTypes: RestorableTypes {
        RestorableTypes(presentablesOnTree.compactMap { $0 as? any Restorable })
    }

    /// The states of the models in sight that can be stored, from the back to the front. O(nodes in sight).
    package var statesInSight: [StoredModelState] {
        (node as Node).outermost.visibleNodes.compactMap { node -> StoredModelState? in
            guard let model = node.presentable as? any StateRestorable, case .success(let state) = model.storedKept
            else { return nil }
            return StoredModelState(path: node.path, version: state.version, value: state.value)
        }
    }

    /// Sets the state of the model at its path.
    ///
    /// - Returns: False if there is no such model, or it cannot read the state.
    package func setModelState(_ state: StoredModelState) -> Bool {
        guard let model = (node as Node).outermost.presentable(at: state.path) as? any StateRestorable,
            let set = try? model.setting(StoredNode.Versioned(value: state.value, version: state.version))
        else { return false }
        _ = set()
        return true
    }

    private var presentablesOnTree: [any Presentable] {
        let outermost = (node as Node).outermost
        var (found, rest): ([any Presentable], [Node]) = ([], [outermost])
        while let next = rest.popLast() {
            found.append(next.presentable)
            rest += (next.content + next.modals + next.embeds).reversed().map(\.node)
        }
        return found
    }
}

extension Redaction {
    /// Returns the name of a route's case, and true if it has a payload; nil for a route with a description or a mirror
    /// of its own, which may have the payload in it.
    package static func caseName(of route: any Route) -> (name: String, hasPayload: Bool)? {
        let mirror = Mirror(reflecting: route)
        guard mirror.displayStyle == .enum, !(route is any CustomStringConvertible),
            !(route is any CustomReflectable)
        else { return nil }
        guard let payload = mirror.children.first else { return ("\(route)", false) }
        return payload.label.map { ($0, true) }
    }
}
