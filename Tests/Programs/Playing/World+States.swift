@_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationRestoration

extension World {
    func takeState(_ step: Step) -> Bool {
        switch step.kind {
        case .store:
            guard let manager, let state = try? manager.stored() else { break }
            let (isNeeded, hasLine) = waits(manager)
            states.append((state, isNeeded, hasLine))
        case .restore: restore(step)
        case .follow: follow(step)
        default: return false
        }
        if step.kind != .follow { tally.count(step.kind.rawValue, of: "step") }
        return true
    }

    // MARK: - What was stored

    /// Whether something waits for each screen that had to come first, and whether some triggers wait for their turns, or
    /// will be let pass. A screen that nothing waits for any more is one like any other, and comes back.
    private func waits(_ manager: WindowManager) -> (isNeeded: Bool, inLine: Bool) {
        let queue = manager.node.treeQueue
        var inLine = false
        var awaited: Set<ObjectIdentifier> = []
        queue.forEachWaiting { _, _, shown in
            if let shown { awaited.formUnion(shown.1.map { ObjectIdentifier($0) }) } else { inLine = true }
        }
        let isNeeded = made.allSatisfy { thing in
            guard thing.isNeeded, var node = thing.node, node.outermost === manager.node else { return true }
            while !awaited.contains(ObjectIdentifier(node)), let holder = node.holder { node = holder }
            return awaited.contains(ObjectIdentifier(node))
        }
        return (isNeeded && !awaited.isEmpty, inLine)
    }

    private func restore(_ step: Step) {
        guard let (state, isNeeded, hadLine) = pick(step[0], of: states.reversed()), scope == nil else { return }
        if step[1] % 3 == 0, depth == 0 {
            let gone = manager
            manager = nil
            withExtendedLifetime(gone) {}
            launch()
        }
        guard let manager else { return }
        unexplained += 1
        let before = Sight(manager)
        let said = (moods, redirections, unexplained)
        let hadWaiting = !manager.waiting.isEmpty
        let first = made.count
        isStranger = step[2] % 2 == 1
        defer { isStranger = false }
        guard let report = restore(state, manager) else { return }
        tally.count(report.isWhole ? "whole" : "in part", of: "restored")
        if isStranger { checkStranger(before, manager, step) }
        if redirections == 0, isNeeded { checkNeeded(made[first...], manager, step) }
        // What waits for a screen that is taken off ends with the first. What waited in line is done with each.
        // So is what another user left.
        if hadWaiting || hadLine || isOfSessions { return }
        checkTwice(state, manager, said, step)
    }

    /// To restore twice is to do it once, unless what has left, or waits, has done something else meanwhile.
    private func checkTwice(
        _ state: StoredState, _ manager: WindowManager, _ said: (moods: [Int: Int], Int, Int), _ step: Step
    ) {
        var isAlone: Bool {
            hooksRun == 0 && isQuiet && self.manager === manager && manager.waiting.isEmpty
                && outermostAlertHosts.isEmpty
                && (redirections, unexplained) == (said.1, said.2) && moods == said.moods
        }
        guard isAlone else { return }
        // Names are counted on.
        let once = manager.tree.description.filter { !$0.isNumber }
        guard restore(state, manager) != nil, isAlone else { return }
        tally.count("restored twice", of: "checked")
        if manager.tree.description.filter({ !$0.isNumber }) != once {
            flaw("to restore twice changes something", "\(once) is \(manager.tree) after \(step)")
        }
    }

    private func restore(_ state: StoredState, _ manager: WindowManager) -> RestorationReport? {
        do throws(RestorationError) {
            let report = try manager.restore(state, fileID: "Programs/Restoring.swift", line: 1)
            trace?("  restored: \(report)")
            return report
        } catch {
            trace?("  not restored: \(error)")
            tally.count("not at all", of: "restored")
            return nil
        }
    }

    /// What a gate guards, and what a stranger did not see, has not come in sight.
    private func checkStranger(_ before: Sight, _ manager: WindowManager, _ step: Step) {
        tally.count("a stranger", of: "checked")
        let after = Sight(manager)
        for (id, node) in after.presentNodes where before.presentNodes[id] == nil && node.isVisible {
            // A cover is the app's own, and may bring what has stood elsewhere.
            if sequence(first: node, next: { $0.holder }).contains(where: { $0.extras?.cover != nil }) { continue }
            if node.origin?.isGuarded == true {
                flaw("a stranger sees what a gate guards", "\(node.label) in \(manager.tree) after \(step)")
            }
        }
        for (id, chosen) in after.selected where before.selected[id] != chosen {
            guard let container = after.presentNodes[id] as? Container, container.selectionOrigin?.isGuarded == true
            else {
                continue
            }
            flaw("a gated selection is made for a stranger", "\(container.label) in \(manager.tree) after \(step)")
        }
    }

    /// What had to come first has not come back for nothing.
    private func checkNeeded(_ made: ArraySlice<Made>, _ manager: WindowManager, _ step: Step) {
        guard hooksRun == 0, isQuiet, manager.waiting.isEmpty else { return }
        tally.count("what nobody waits for", of: "checked")
        for thing in made where thing.isNeeded && thing.node?.holder != nil && thing.node?.outermost === manager.node {
            flaw("a login is restored that nobody waits for", "\(thing.name) in \(manager.tree) after \(step)")
        }
    }

    // MARK: - Addresses

    /// Goes where the windows say that they are.
    private func follow(_ step: Step) {
        guard let manager else { return }
        switch step[0] % 3 {
        case 0: follow(step, by: redLinks, manager)
        case 1: follow(step, by: greenLinks, manager)
        default: follow(step, by: blueLinks, manager)
        }
    }

    /// What a coordinator says how to select has an address.
    func checkAddress(after step: Step) {
        guard let manager else { return }
        var node: Node = manager.node.front
        while let holder = node.holder {
            defer { node = holder }
            guard node.place == .content, let member = holder.presentable as? any Member, member is any Opened,
                member.answersSelections
            else { continue }
            tally.count("the address of a selection", of: "checked")
            let address =
                switch member.tag {
                case 0: manager.address(by: redLinks)
                case 1: manager.address(by: greenLinks)
                default: manager.address(by: blueLinks)
                }
            if address == nil { flaw("what is selected has no address", "\(manager.tree) after \(step)") }
        }
    }

    /// Whether each route has one coordinator that takes it.
    private var hasOneOfEach: Bool {
        (0..<3).allSatisfy { tag in
            liveCrews.count { $0.tag == tag && $0.node.outermost === manager?.node } < 2
        }
    }

    private func follow<R: GoRoute>(_ step: Step, by links: Links<R>, _ manager: WindowManager) {
        guard let address = manager.address(by: links) else { return }
        trace?("  at \(address)")
        guard let link = try? links.link(for: address) else {
            // Only so much is read.
            if address.utf8.count < 1_000 { flaw("an address cannot be read again", address) }
            return
        }
        if (try? links.address(of: link.hops)) != address { flaw("an address reads as another one", address) }
        let routes = link.hops.compactMap { ($0.route as? any GoRoute)?.step }
        let isPlain =
            hooksRun == 0 && routes.count == link.hops.count && routes.allSatisfy(\.leadsSomewhere)
            && hasOneOfEach && !showsPrerequisite && manager.node.front.isReachedByRoutes
        let wasQuiet = isQuiet
        let (call, completion) = call(step, at: manager.node)
        call.taker = step[0] % 3
        // After a question or a host, other calls have moved on.
        var isAtOnce = true
        defer { isAtOnce = false }
        let hear: (TransitionOutcome) -> Void = { [unowned self, weak manager] outcome in
            completion?(outcome)
            guard case .completed = outcome, let manager, isPlain, isAtOnce, wasQuiet, isQuiet, hooksRun == 0 else {
                return
            }
            tally.count("an address that is followed", of: "checked")
            let now = manager.address(by: links)
            if now == address { return }
            flaw("an address leads to another one", "\(address) to \(now ?? "none") in \(manager.tree)")
        }
        manager.trigger(
            link, with: options(step), completion: completion.map { _ in hear }, fileID: Call.file, line: call.line)
    }
}

/// What stands in windows, and what is selected in each of its containers.
private struct Sight {
    private(set) var presentNodes: [NodeID: Node] = [:]
    private(set) var selected: [NodeID: [NodeID]] = [:]

    init(_ manager: WindowManager) {
        var waiting: [Node] = [manager.node]
        while let node = waiting.popLast() {
            presentNodes[node.id] = node
            waiting += node.directSlots.map(\.node)
            if let container = node as? Container, container.layout.selectionLimit > 0 {
                selected[node.id] = container.shownSlots.map(\.node.id)
            }
        }
    }
}

extension Node {
    /// True if nothing on the way to it was shown by a call without a route.
    fileprivate var isReachedByRoutes: Bool {
        sequence(first: self as Node) { $0.holder }.allSatisfy { node in
            guard node.cameFrom == nil, let holder = node.holder else { return true }
            guard node.place == .content, let container = holder as? Container else { return false }
            return container.layout.kind != .stack || container.child(at: 0)?.node === node
        }
    }
}

extension Cause {
    /// Whether it is a route with a gate.
    fileprivate var isGuarded: Bool { (route?.route as? any GoRoute)?.step.all(.verdict).isEmpty == false }
}

extension Step {
    /// Whether it is a route that shows something in front, wherever it is taken.
    fileprivate var leadsSomewhere: Bool {
        guard all(.verdict).isEmpty, hook(.during).isEmpty, let verb = first(.verb) else { return false }
        if verb.kind == .pickIndex { return self[1] == 1 }
        return (verb.kind == .present || verb.kind == .show)
            && (verb.first(.thing).map { [.screen, .model].contains($0.kind) && $0.steps.isEmpty } ?? true)
    }
}

extension Go {
    /// Whether an address has a word for it. Those of selections have one.
    fileprivate var isInTable: Bool { !isNeeded && step[1] % 4 < 3 }
}

extension Step: LinkValue {
    package init?(linkText: String) {
        guard let step = try? Step.parse(linkText), step.count == 1, step[0].kind == .go else { return nil }
        self = step[0]
    }

    package var linkText: String { description }
    package static let linkKind = "a step"
}

private let redLinks: Links<Go<Red>> = [line("red").then(blueOnly).then(greenOnly)]
private let greenLinks: Links<Go<Green>> = [line("green").then(redOnly).then(blueOnly)]
private let blueLinks: Links<Go<Blue>> = [line("blue").then(greenOnly).then(redOnly)]
private let redOnly: Links<Go<Red>> = [line("red")]
private let greenOnly: Links<Go<Green>> = [line("green")]
private let blueOnly: Links<Go<Blue>> = [line("blue")]

private func line<Tag>(_ word: String) -> LinkPattern<Go<Tag>> {
    .path(word).value(Step.self).route({ Go($0, isNeeded: false) }, values: { $0.isInTable ? $0.step : nil })
}
