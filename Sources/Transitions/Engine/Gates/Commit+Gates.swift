extension Commit {
    /// Asks gates, in order, whether the trigger may go on.
    ///
    /// - Parameters:
    ///   - gates: The gates to ask.
    ///   - destination: The route or type that the gates are asked about.
    ///   - place: The node of the route's router.
    /// - Throws: At the first gate that does not allow the destination. The whole commit is then undone, even if the
    ///   error is caught.
    package func ask(
        _ gates: [Gate], about destination: GateRequest.Destination, at place: Node? = nil
    ) throws(TransitionError) {
        guard !gates.isEmpty else { return }
        let request = GateRequest(destination, attempt: attempt, options: options)
        for gate in gates {
            if isStopped { throw TransitionError("go to \(request.topic)", .notAllowed(by: gate.name)) }
            let count = agenda.joinedCount
            let verdict = gate.verdict(for: request)
            if watch.contains(.logged) { note(verdict, of: gate, for: request) }
            if isPrerequisite, agenda.joinedCount > count { agenda.postpone(joinedSince: count) }
            if verdict.isAllowed {
                if let standing = gate.standing, standing.isOwned {
                    let owner = standing.owner()
                    for queue in [queue] + borrowedQueues { noteOwner(owner, of: gate.name, in: queue) }
                    if let place { noteOwner(owner, of: gate.name, in: place.treeQueue) }
                }
                continue
            }
            // A router that this commit has added or built will be another object when the trigger is planned again.
            var router = place.flatMap { holds($0) ? $0 : nil }
            if let node = router, structuralEdits > 0, touchedNodes().hasBrought(node) { router = nil }
            let verb = "go to \(request.topic)"
            let stop = Stop(verdict, by: gate.name, verb, about: request.key, of: router)
            stop.place = place
            stop.standing = gate.standing
            if admission.stop(stop) { throw TransitionError(verb, .notAllowed(by: gate.name)) }
            owner.notePassed()
        }
    }

    /// Returns the gates that are asked about every route: those of this commit's tree and, if `node` is in another
    /// tree, of that tree. Nil if there is nothing to do; empty if only a tap has to record the route.
    @usableFromInline package func commonGates(at node: Node?) -> [Gate]? {
        if let node, node === known, !watch.contains(.gated) { return nil }
        let top = node.flatMap(foreignTop)
        if node != nil, top == nil, !watch.contains(.gated) { return nil }
        let gates = queue.gates + (top?.queue?.gates ?? [])
        return gates.isEmpty && !queue.isTapped ? nil : gates
    }

    /// Asks the gates of a type, before a presentable of it is built.
    func askGates<P: Presentable>(ofType type: P.Type) throws(TransitionError) {
        try ask(type.gates, about: .type(type))
        admission.noteAsked(ObjectIdentifier(type))
    }

    /// Asks the gates for a presentable's type, unless they were asked before it was built; then those for the types of
    /// its content. Throws if a failed first route has left some content empty. O(content).
    func askGates<P: Presentable>(of presentable: P, _ node: Node) throws(TransitionError) {
        let type = type(of: presentable)
        let wasAsked = admission.hasAsked && admission.takeAsked(ObjectIdentifier(type))
        if !wasAsked {
            let gates = type.gates
            // If the node itself is shown later, the gates for this presentable are still asked.
            if !gates.isEmpty { node.makeExtrasIfNeeded().guarded = presentable }
            try ask(gates, about: .type(type))
        }
        // Usually a screen, a screen's model, or a coordinator whose root is empty.
        if node.isBare, node is Screen || presentable._routeType != nil { return }
        var asked = [ObjectIdentifier(type)]
        try askGates(ofAllIn: Slot(presentable), unlessIn: &asked)
    }

    /// Asks the gates for the types of a slot's presentable and of all its content, each type once.
    private func askGates(
        ofAllIn slot: Slot, unlessIn asked: inout [ObjectIdentifier]
    ) throws(TransitionError) {
        var waiting: [Slot] = []
        var next: Slot? = slot
        while let slot = next {
            let node = slot.node
            try askGates(of: slot.presentable, unlessIn: &asked)
            if !node.isBare || !(node is Screen) {
                // A root or a node that is shown directly represents its coordinator or its model.
                try askGates(of: node.presentable(shownAs: slot.presentable), unlessIn: &asked)
                if let guarded = node.extras?.guarded { try askGates(of: guarded, unlessIn: &asked) }
                try refuseContentFailure(node)
                for slot in node.allSlots.reversed() { waiting.append(slot) }
            }
            next = waiting.popLast()
        }
    }

    private func askGates<P: Presentable>(
        of presentable: P, unlessIn asked: inout [ObjectIdentifier]
    ) throws(TransitionError) {
        let type = type(of: presentable)
        let gates = type.gates
        // Few types have gates.
        guard !gates.isEmpty, !asked.contains(ObjectIdentifier(type)) else { return }
        asked.append(ObjectIdentifier(type))
        try ask(gates, about: .type(type))
    }

    /// Rejects the whole commit, which is undone.
    package func reject(_ reason: RejectionReason) {
        admission.reject(reason)
    }
}
