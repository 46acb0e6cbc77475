extension Commit {
    /// Asks gates, in order, whether the trigger may go on.
    ///
    /// - Parameters:
    ///   - gates: Who is asked.
    ///   - destination: What they are asked about.
    ///   - place: Where the route's router stands.
    /// - Throws: At the first that does not allow. The whole commit is undone then, whatever is caught.
    package func ask(
        _ gates: [Gate], about destination: GateRequest.Destination, at place: Node? = nil
    ) throws(TransitionError) {
        guard !gates.isEmpty else { return }
        let request = GateRequest(destination, attempt: attempt, options: options)
        for gate in gates {
            if isStopped { throw TransitionError("go to \(request.subject)", .notAllowed(by: gate.name)) }
            let count = agenda.joinedCount
            let verdict = gate.verdict(for: request)
            if watch.contains(.logged) { note(verdict, of: gate, for: request) }
            if isPrerequisite, agenda.joinedCount > count { agenda.putAside(joinedSince: count) }
            if verdict.isAllowed { continue }
            // A router that this commit has brought, or has made, will be another one when it is planned again.
            var router = place.flatMap { holds($0) ? $0 : nil }
            if let node = router, structuralEdits > 0, passage().hasBrought(node) { router = nil }
            let verb = "go to \(request.subject)"
            let stop = Stop(verdict, by: gate.name, verb, about: request.key, of: router)
            stop.place = place
            if admission.stop(stop) { throw TransitionError(verb, .notAllowed(by: gate.name)) }
            owner.notePassed()
        }
    }

    /// Gives the gates that are asked about every route: of the windows whose commit this is, and of those that a node
    /// is in. Nil for none, unless routes are noted.
    @usableFromInline package func commonGates(at node: Node?) -> [Gate]? {
        if let node, node === known, !watch.contains(.gated) { return nil }
        let top = node.flatMap(foreignTop)
        if node != nil, top == nil, !watch.contains(.gated) { return nil }
        let gates = queue.gates + (top?.queue?.gates ?? [])
        return gates.isEmpty && !queue.isTapped ? nil : gates
    }

    /// Asks the gates of a type, before one is built.
    func askGates<P: Presentable>(ofType type: P.Type) throws(TransitionError) {
        try ask(type.gates, about: .type(type))
        admission.noteAsked(ObjectIdentifier(type))
    }

    /// Asks the gates of the type of what is to be shown, unless they were asked before it was built, and of the types
    /// of all that comes with it; and refuses it if something of that is blank. O(what is in it).
    func askGates<P: Presentable>(of presentable: P, _ node: Node) throws(TransitionError) {
        let type = type(of: presentable)
        let wasAsked = admission.hasAsked && admission.takeAsked(ObjectIdentifier(type))
        if !wasAsked {
            let gates = type.gates
            // Shown as it is later, the node is still known to stand for this.
            if !gates.isEmpty { node.demandExtras().guarded = presentable }
            try ask(gates, about: .type(type))
        }
        // Mostly it is a screen, a screen's model, or a coordinator that has nothing on its root yet.
        if node.isBare, node is Screen || presentable._requestType != nil { return }
        var asked = [ObjectIdentifier(type)]
        try askGates(ofAllIn: Slot(presentable), unlessIn: &asked)
    }

    /// Asks the gates of what a slot stands for, and of all that is in it, those of each type once.
    private func askGates(
        ofAllIn slot: Slot, unlessIn asked: inout [ObjectIdentifier]
    ) throws(TransitionError) {
        var waiting: [Slot] = []
        var next: Slot? = slot
        while let slot = next {
            let node = slot.node
            try askGates(of: slot.presentable, unlessIn: &asked)
            if !node.isBare || !(node is Screen) {
                // A root or a node that is shown as it is stands for the coordinator or the model that it belongs to.
                try askGates(of: node.presentable(shownAs: slot.presentable), unlessIn: &asked)
                if let guarded = node.extras?.guarded { try askGates(of: guarded, unlessIn: &asked) }
                try refuseBlank(node)
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
        // Few types have any.
        guard !gates.isEmpty, !asked.contains(ObjectIdentifier(type)) else { return }
        asked.append(ObjectIdentifier(type))
        try ask(gates, about: .type(type))
    }

    /// Has the whole commit end as rejected. Nothing of it stays.
    package func reject(_ reason: RejectionReason) {
        admission.reject(reason)
    }
}
