@_spi(Hosting) import Transitions

/// The answer to a question in advance: the first gate that would stop a route now, of those that are asked before
/// anything is built.
///
/// It is no promise: a gate of a type, a screen that would be left, a later hop and a refused verb can still stop the
/// trigger.
public enum Permission: Hashable, Sendable {
    /// No gate would stop it now.
    case now
    /// Another route has to be taken first, such as a login.
    case after(Hop)
    /// Another route would be taken in its place.
    case instead(Hop)
    /// The user would be asked a question with this title.
    case asks(String)
    /// It would wait for something that is no screen, such as a fresh token.
    case waits
    /// It would be rejected for this reason, or no router takes it.
    case no(String)
}

extension Permission {
    /// Creates the permission that a verdict gives.
    package init(_ verdict: Verdict) {
        self =
            switch verdict.kind {
            case .allow: .now
            case .deny(let reason): .no(reason)
            case .redirect(let demand): .instead(demand.route)
            case .require(let demand): .after(demand.route)
            case .ask(let title, _, _): .asks(title)
            case .wait: .waits
            }
    }
}

extension Permission: CustomStringConvertible {
    /// The permission in words: `now`, `after AppRoute.login`, `no: you are too young`.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .now: "now"
        case .after(let route): "after \(route)"
        case .instead(let route): "instead \(route)"
        case .asks(let title): "asks '\(title)'"
        case .waits: "waits"
        case .no(let reason): "no: \(reason)"
        }
    }
}

extension Router {
    /// Returns the first gate's answer that would stop a route of this router now: of the gates of the tree, then of
    /// the route's own. Nothing is built or changed, and no observer is told. O(gates).
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - options: The options that the gates receive.
    public func permission(for route: RouteType, with options: TransitionOptions = .animated) -> Permission {
        objection(to: route, options) ?? .now
    }

    /// Returns the answer that would stop a route; nil for none.
    private func objection(to route: RouteType, _ options: TransitionOptions) -> Permission? {
        let request = GateRequest(trial: route, options)
        // The route's own gates are made only once the common ones allow it, as for a trigger.
        let common = anchor?.outermost.queue?.gates ?? []
        let answer = request.objection(of: common) ?? request.objection(of: gates(for: route))
        if let answer { return answer }
        guard let relay = self as? any RouteRelay else { return nil }
        guard let next = relay.next(for: route) else { return .no("\(TransitionError.Reason.released)") }
        return next.router.objection(toAny: next.route, options)
    }

    func objection(toAny route: any Route, _ options: TransitionOptions) -> Permission? {
        (route as? RouteType).flatMap { objection(to: $0, options) }
    }
}

extension GateRequest {
    /// Returns the answer of the first gate that does not allow the request; nil if all do.
    fileprivate func objection(of gates: [Gate]) -> Permission? {
        for gate in gates {
            let verdict = gate.verdict(for: self)
            if !verdict.isAllowed { return Permission(verdict) }
        }
        return nil
    }
}

extension Presentable {
    /// Returns the permission of a route that is sent up the tree from here, as by `send`. O(levels + gates).
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - options: The options that the gates receive.
    public func permission<R: Route>(for route: R, with options: TransitionOptions = .animated) -> Permission {
        permission(of: Hop(route), options) { search throws(TransitionError) in try search.ancestor() }.permission
    }

    fileprivate func permission(
        of hop: Hop, _ options: TransitionOptions,
        _ find: (RouterSearch) throws(TransitionError) -> FoundRouter
    ) -> (permission: Permission, router: Node?) {
        do throws(TransitionError) {
            let found = try find(RouterSearch(for: hop.route, from: node))
            return (found.router.objection(toAny: hop.route, options) ?? .now, found.node)
        } catch {
            return (.no("\(error.reason)"), nil)
        }
    }
}

extension Navigable {
    /// Returns the permission of a link: of its hops, as far as their routers stand. O(nodes) per hop.
    ///
    /// The answer about a later hop holds unless a hop before it shows a nearer router.
    ///
    /// - Parameters:
    ///   - hops: The steps of the link.
    ///   - options: The options that the gates receive.
    /// - Returns: The permission, with the number of hops that were asked about.
    public func permission(
        for hops: [Hop], with options: TransitionOptions = .animated
    ) -> (permission: Permission, asked: Int) {
        var place: any Presentable = self
        for (index, hop) in hops.enumerated() {
            let (permission, router) = place.permission(of: hop, options) { search throws(TransitionError) in
                try search.nearest()
            }
            guard let router else { return index == 0 ? (permission, 0) : (.now, index) }
            if permission != .now { return (permission, index + 1) }
            place = router
        }
        return (.now, hops.count)
    }
}

/// A router that passes each route on to another one.
package protocol RouteRelay {
    /// Returns the router that gets a route, and the route that it gets; nil if the router is released.
    func next(for route: any Route) -> (router: any Router, route: any Route)?
}
