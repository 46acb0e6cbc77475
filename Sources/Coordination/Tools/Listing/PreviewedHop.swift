@_spi(Hosting) @_spi(Log) public import Coordination
public import CoordinationLinks

/// A preview of one hop of a link, in the tree as it is now.
public struct PreviewedHop: Equatable, Sendable, CustomStringConvertible {
    /// The hop.
    public let hop: Hop

    /// The type of the router that takes the hop now. Nil if there is none yet, or two are equally near.
    public let router: String?

    /// The place of the router that takes the hop now.
    public let place: TreePath?

    /// The place of the screen that the hop would show, if it is in the tree already.
    public let screen: TreePath?

    /// The verdicts of the window manager's gates, then of the route's, up to the first that does not allow. Without a
    /// router, only the window manager's gates are asked.
    @_spi(Log) public let verdicts: [VerdictRecord]

    /// True if all gates that were asked allow the hop.
    public var isAllowed: Bool { verdicts.allSatisfy { $0.kind == .allow } }

    /// One line: `StoresRoute.store(id: 12): by StoresCoordinator at /0/0; signed in, about ...: require
    /// AppRoute.login`.
    public var description: String {
        let taker = router.map { router in "by \(router)" + (place.map { " at \($0)" } ?? "") } ?? "not there yet"
        let shown = screen.map { ", is shown at \($0)" } ?? ""
        return (["\(hop): \(taker)\(shown)"] + verdicts.map(\.description)).joined(separator: "; ")
    }
}

extension Navigable {
    /// Previews each hop of an address, as if it were followed now. Nothing is built, and nothing changes.
    ///
    /// ```swift
    /// for hop in windows.preview(of: link) { print(hop) }
    /// ```
    ///
    /// Since no hop selects or shows anything, a later one may be taken by another router than the one named here, or
    /// have no router yet. Gates are asked as on the first attempt. O(nodes) per hop.
    ///
    /// - Parameters:
    ///   - link: The parsed address.
    ///   - options: The options that the gates receive.
    public func preview(of link: ParsedLink, with options: TransitionOptions = .revealing) -> [PreviewedHop] {
        var place: Node = node
        let common = place.treeQueue.gates
        return link.hops.map { hop in
            guard let found = try? RouterSearch(for: hop.route, from: place).nearest() else {
                let verdicts = hop.route.verdicts(of: common, options)
                return PreviewedHop(hop: hop, router: nil, place: nil, screen: nil, verdicts: verdicts)
            }
            let screen = options.reveals ? found.router.existingNode(of: hop.route) : nil
            place = screen ?? found.node
            return PreviewedHop(
                hop: hop, router: "\(type(of: found.router))", place: found.node.path, screen: screen?.path,
                verdicts: found.router.verdicts(about: hop.route, common, options))
        }
    }
}

extension Router {
    fileprivate func verdicts(
        about route: any Route, _ common: [Gate], _ options: TransitionOptions
    ) -> [VerdictRecord] {
        guard let own = route as? RouteType else { return [] }
        return route.verdicts(of: common + gates(for: own), options)
    }
}

extension Route {
    fileprivate func verdicts(of gates: [Gate], _ options: TransitionOptions) -> [VerdictRecord] {
        var records: [VerdictRecord] = []
        for gate in gates {
            let request = GateRequest(trial: self, options)
            let verdict = gate.verdict(for: request)
            records.append(VerdictRecord(verdict, of: gate, for: request))
            if !verdict.isAllowed { break }
        }
        return records
    }
}
