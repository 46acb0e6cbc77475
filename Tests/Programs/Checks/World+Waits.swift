@_spi(Hosting) import Coordination
import TreeTools

extension World {
    /// What still waits waits for something that can happen.
    func checkWaits(after step: Step) {
        for call in openCalls where call.isFresh {
            call.isFresh = false
            guard let anchor = call.anchor, call.home !== anchor.outermost else { continue }
            call.formerHome = call.home
            call.home = anchor.outermost
        }
        noteMoves()
        guard !openCalls.isEmpty, !resumptions.contains(where: \.isPending), outermostAlertHosts.isEmpty else {
            return
        }
        for call in openCalls where !call.isWithdrawn {
            tally.count("what waits", of: "checked")
            // A screen of the windows may have been asked. A prerequisite may be on another tree, where its router has
            // gone meanwhile, or where its tree has been and has left it: it took its turn where that had been. What came
            // while something settled may have had its turn anywhere.
            let home = (call.home ?? call.formerHome)?.outermost
            let trees: [Node?] =
                [manager?.node] + (home.map { [$0, call.formerHome?.outermost, call.anchor?.outermost] } ?? [])
            let isWaitedFor = made.contains { thing in
                guard let node = thing.node, node.holder != nil, thing.isNeeded || node.extras?.key != nil else {
                    return false
                }
                // A verb may reach into a tree that is in no windows, and what leaves its place there asks.
                if !node.outermost.isManager { return true }
                return call.hasWaitedInLine || call.hasMoved || hasCoalesced || trees.contains { $0 === node.outermost }
            }
            if isWaitedFor || waitsForWindow(call) { continue }
            if let home {
                flaw("a call waits for nothing", "\(call.title) on \(home.tree) after \(step)")
            } else {
                flaw("a call waits although its tree has gone", "\(call.title) after \(step)")
            }
        }
    }

    /// Notes which calls wait in a tree that has a place in another one.
    func noteMoves() {
        for call in openCalls where call.home?.holder != nil { call.hasMoved = true }
    }

    /// An address waits as long as the windows in which it is followed show nothing that takes it.
    private func waitsForWindow(_ call: Call) -> Bool {
        guard let taker = call.taker else { return false }
        let windows = call.home?.outermost ?? manager?.node
        return !liveCrews.contains { $0.tag == taker && $0.node.holder != nil && $0.node.outermost === windows }
    }

    /// A recovery ends all that was pending before it in its tree.
    func checkRecovery(_ step: Step) {
        guard step.kind == .recoverRoute || step.kind == .recoverRoot, hooksRun == 0, wasQuiet,
            let recovery = calls.last(where: { $0.step == stepIndex }), recovery.isRecovery,
            let home = recovery.home, home.holder == nil
        else { return }
        for call in openCalls
        where call.step < stepIndex && call.home?.outermost === home && call.formerHome == nil && !call.isWithdrawn
            && !call.hasMoved && !call.hasWaitedInLine
        {
            let isRefused = recovery.outcomes.last.map { (try? $0.get()) == nil } ?? true
            flaw(
                isRefused
                    ? "a recovery that is refused leaves something pending" : "a recovery leaves something pending",
                "\(call.title) after \(step)")
        }
        tally.count("what is recovered", of: "checked")
    }

    /// Reading changes nothing.
    func look(at tops: [Node], _ pictures: [Picture]) {
        guard stepIndex % 5 == 0 else { return }
        for (top, picture) in zip(tops, pictures) {
            _ = (top.canGoBack, top.layers.count, top.front.isVisible, top.alerts.count, top.tree.outline)
            _ = (try? top.router(for: Go<Red>.self), top.mirror.tree)
            if top.tree.description != picture.line { flaw("to look at a tree changes it", picture.line) }
        }
        for crew in liveCrews { look(at: crew) }
    }

    private func look<C: Member>(at crew: C) {
        // Its content knows one that nothing shows only when it has triggered something.
        guard crew.node.presentable === crew else { return }
        for child in crew.children {
            guard let parent = child.parent else {
                flaw("a child has no parent", "\(type(of: child)) in \(crew.node.outermost.tree)")
                continue
            }
            if parent !== crew {
                flaw("a child has another parent", "\(type(of: child)) in \(crew.node.outermost.tree)")
            }
        }
    }

    /// What holds something that has to be filled stays so.
    func checkFilled(_ tops: [Node]) {
        for case let container? in filled.map(\.container) where container.isEmpty {
            flaw("a verb leaves a root empty", "\(container.outermost.tree)")
        }
        filled = made.compactMap { $0.node as? Container }.filter {
            !$0.isEmpty && $0.layout.columnCount == nil && !$0.isWindow
        }.map { WeakContainer(container: $0) }
    }

    /// What nothing keeps goes.
    func checkLives(_ tops: [Node]) {
        guard openCalls.isEmpty, !hasKept, !resumptions.contains(where: \.isPending), drivers.isEmpty,
            gestures.isEmpty, withdrawals.isEmpty, outermostAlertHosts.isEmpty, unexplained == 0,
            !showsPrerequisite
        else { return }
        tally.count("what lives", of: "checked")
        var keepers = kept.map { $0.node.outermost as Node }
        if let manager { keepers.append(manager.node) }
        for top in tops where !keepers.contains(where: { $0 === top }) {
            flaw("something lives although nothing keeps it", "\(top.tree)")
        }
    }
}
