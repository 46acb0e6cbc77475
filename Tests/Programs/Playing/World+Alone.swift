@_spi(Hosting) import Coordination

extension World {
    /// Plays with a tree of its own, and lets go of it in the middle of that: all that was called on it has an outcome
    /// then, and nothing of it lives.
    func alone(_ step: Step) {
        guard scope == nil else { return }
        tally.count(["manager", "crew", "root"][step[0] % 3], of: "alone")
        let former = (manager, hosts, gestures, drivers, withdrawals, resumptions, expiries)
        let (firstCall, firstMade, keptCount) = (calls.count, made.count, kept.count)
        let others = openCalls
        (hosts, gestures, drivers, withdrawals, resumptions, expiries) = ([], [], [], [], [], [])
        scope = (made.count, roots.count, crews.count, manager)
        playAlone(step)
        // A hook may have launched.
        letGoOfManager()
        letGo(of: \.gestures)
        letGo(of: \.drivers)
        letGo(of: \.withdrawals)
        scope = nil
        manager = former.0
        unexplained += 1
        // What a hook has kept may keep the tree, and so may a call of another one that has had its turn meanwhile.
        if kept.count == keptCount, !others.contains(where: \.namesSomething) {
            checkGone(calls[firstCall...], made[firstMade...], step)
        }
        let (silent, rest) = (hosts, (resumptions, expiries))
        (_, hosts, gestures, drivers, withdrawals, resumptions, expiries) = former
        hosts += silent
        withExtendedLifetime(rest) {}
    }

    /// The tree is gone when this returns.
    private func playAlone(_ step: Step) {
        let given = step.first(.thing) ?? Step(.screen)
        let thing = given.namesWhatItKeeps ? Step(.screen) : given
        var owner: (any Presentable)?
        manager = nil
        switch step[0] % 3 {
        case 0:
            let made = WindowManager(window(Step(.window, [], [thing])), time: time)
            root(made)
            manager = made
            owner = made
        case 1: owner = crew(of: thing.kind == .crew ? thing : Step(.crew, [step[2], 0], [thing]))
        default: owner = self.thing(Step(.stack, [], [thing]))
        }
        if step[1] % 4 < 3 {
            let host = ScriptedHost(Step(.attach, [0, [1, 1, 4][step[1] % 4]]), in: self)
            hosts.append(host)
            owner?.node.attach(host)
        }
        for call in step.all(.call) where call.kind != .alone && !call.namesWhatItKeeps { take(call) }
        tally.count(calls.last?.outcomes.isEmpty == true ? "in the middle" : "when all was done", of: "let go of")
        withExtendedLifetime(owner) {}
    }

    private func checkGone(_ calls: ArraySlice<Call>, _ made: ArraySlice<Made>, _ step: Step) {
        for call in calls where call.isHeard && !call.isWithdrawn && call.outcomes.count != 1 {
            // A signal for the app may wait for what settles there.
            if let home = call.home, home === manager?.node { continue }
            flaw("a call on a tree that has gone has no outcome", "\(call.title) in \(step)")
        }
        var keepers = kept.map { $0.node.outermost as Node }
        if let manager { keepers.append(manager.node) }
        for thing in made where thing.presentable != nil || thing.node != nil {
            let node = thing.node?.outermost ?? thing.presentable?.node.outermost
            if keepers.contains(where: { $0 === node }) { continue }
            flaw("something of a tree that has gone lives", "\(thing.name) in \(step)")
        }
    }
}

extension Step {
    /// Whether it is a transition without a route over something that it names: while it waits, it keeps that.
    fileprivate var namesWhatItKeeps: Bool {
        mentions([
            .routeOn, .performOn, .through, .presentAt, .chain, .kept, .standing, .node, .reveal, .dismissTo, .embed,
            .unembed, .endWith, .deepLink, .hold, .loose,
        ])
    }
}
