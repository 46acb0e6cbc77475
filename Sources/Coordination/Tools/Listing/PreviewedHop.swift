@_spi(Hosting) @_spi(Log) public import Coordination
public import CoordinationLinks

/// What one hop of a link would meet, as the tree is now.
public struct PreviewedHop: Hashable, Sendable, CustomStringConvertible {
    /// The hop.
    public let hop: Hop

    /// The type of the router that takes it now. Nil where it is not there yet, or two are equally near.
    public let router: String?

    /// Where that router stands.
    public let place: TreePath?

    /// Where the screen stands that the hop would show, if it does already.
    public let screen: TreePath?

    /// What the gates of the windows, and those of the route, say now, up to the first that does not allow. Where the
    /// router is not there yet, only those of the windows are asked.
    @_spi(Log) public let verdicts: [VerdictRecord]

    /// Whether no gate that was asked holds it up.
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
    /// Says what an address would do if it were followed now, hop by hop. Nothing is built, and nothing changes.
    ///
    /// ```swift
    /// for hop in windows.preview(of: link) { print(hop) }
    /// ```
    ///
    /// The tree is read as it is: what a hop would select or show is not, so a later hop may be taken by another router
    /// than the one that is named, or be not there yet. Gates are asked as on the first attempt.
    /// O(nodes) a hop.
    ///
    /// - Parameters:
    ///   - link: What was read of an address.
    ///   - options: What gates are told of how it would be carried out.
    public func preview(of link: ParsedLink, with options: TransitionOptions = .revealing) -> [PreviewedHop] {
        var place: Node = node
        let common = place.treeQueue.gates
        return link.hops.map { hop in
            guard let found = try? RouterSearch(for: hop.route, from: place).nearest() else {
                let verdicts = hop.route.verdicts(of: common, options)
                return PreviewedHop(hop: hop, router: nil, place: nil, screen: nil, verdicts: verdicts)
            }
            let screen = options.reveals ? found.router.standingNode(of: hop.route) : nil
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
            let request = GateRequest(self, options: options)
            let verdict = gate.verdict(for: request)
            records.append(VerdictRecord(verdict, of: gate, for: request))
            if !verdict.isAllowed { break }
        }
        return records
    }
}
