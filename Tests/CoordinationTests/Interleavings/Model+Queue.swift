extension Model {
    func isOnTree(_ id: Int) -> Bool { Self.stands(id, in: forest) }

    private static func stands(_ id: Int, in forest: Forest) -> Bool {
        forest.open.contains(id) || forest.window(of: id) != nil
    }

    /// Whether it is in a tree of its own.
    func isOutside(_ id: Int?) -> Bool {
        guard let id, forest.windows[id] == nil else { return false }
        return ![forest, settling?.before, shadow].contains { $0.map { Self.stands(id, in: $0) } ?? false }
    }

    private var isBusy: Bool {
        switch phase {
        case .applying, .settling: true
        case .idle, .committing, .telling: !waiting.isEmpty
        }
    }

    func submit(_ trigger: Trigger) {
        if isOutside(trigger.anchor) { return runOutside(trigger) }
        if trigger.how.policy == .reject, isBusy { return drop(trigger, "rejected busy") }
        if trigger.how.policy == .coalesce, follow(trigger) { return }
        waiting.append(trigger)
        goOnWaiting()
    }

    private func follow(_ trigger: Trigger) -> Bool {
        if let settling, same(settling.trigger, trigger) {
            settling.followers.append(trigger.call)
            return true
        }
        guard let index = waiting.firstIndex(where: { same($0, trigger) }) else { return false }
        waiting[index].followers.append(trigger.call)
        return true
    }

    private func same(_ one: Trigger, _ other: Trigger) -> Bool {
        switch (one.asking, other.asking) {
        case (.route(let verb, let pane), .route(let verb2, let pane2)),
            (.begin(let verb, let pane), .route(let verb2, let pane2)):
            verb == verb2 && pane == pane2
        case (.select(let index), .select(let index2)): index == index2 && one.anchor == other.anchor
        default: false
        }
    }

    func report(_ trigger: Trigger) {
        urgent.append(trigger)
        if phase == .settling { cutShort() }
        goOnWaiting()
    }

    func recover(_ trigger: Trigger) {
        recoveries.append(trigger)
        if phase == .settling { end("cancelled recovery") }
        goOnWaiting()
    }

    func begin(_ trigger: Trigger) {
        if phase == .settling, let settling, !settling.isHeld, !settling.draft.hasAnimated { cutShort() }
        guard phase == .idle, recoveries.isEmpty, urgent.isEmpty else {
            complete(trigger.call, "rejected busy")
            observe("rejected busy")
            return goOnWaiting()
        }
        run(trigger, isInteractive: true)
        goOnWaiting()
    }

    /// All that wait have a turn, as long as nothing settles.
    func goOnWaiting() {
        while phase == .idle {
            if !recoveries.isEmpty {
                // The last one ends everything else, those before it too.
                let recovery = recoveries.removeLast()
                phase = .telling
                let pending = recoveries + urgent + waiting
                (recoveries, urgent, waiting) = ([], [], [])
                running += pending
                for trigger in pending { drop(trigger, "cancelled recovery") }
                running.removeLast(pending.count)
                if recoveries.isEmpty {
                    phase = .idle
                    run(recovery)
                } else {
                    drop(recovery, "cancelled recovery")
                    phase = .idle
                }
            } else if !urgent.isEmpty {
                run(urgent.removeFirst())
            } else if !waiting.isEmpty {
                let trigger = waiting.removeFirst()
                if isOutside(trigger.anchor) { runOutside(trigger) } else { run(trigger) }
            } else {
                return
            }
        }
    }

    /// A tree in no window changes at once, and notifies only those who asked.
    private func runOutside(_ trigger: Trigger) {
        let tree = outermost(trigger.anchor ?? 0)
        if outside[tree] != nil { return outside[tree, default: []].append(trigger) }
        outside[tree] = []
        runNow(trigger)
        var next = outside.removeValue(forKey: tree) ?? []
        while !next.isEmpty {
            let trigger = next.removeFirst()
            due.append(next)
            submit(trigger)
            due.removeLast()
        }
    }

    private func outermost(_ id: Int) -> Int {
        let base = forest.position(of: id).base
        return forest.apps.first { $0.value.tabs.contains(base) }?.key ?? base
    }

    private func runNow(_ trigger: Trigger) {
        running.append(trigger)
        var draft = Draft(forest, isAnimated: false, nextID: nextID)
        var outcome = "failed noTimeSource"
        if trigger.how.deadline == nil {
            outcome = perform(trigger, &draft)
            if outcome == "completed" {
                for id in draft.forest.panes.keys where draft.forest.panes[id] != forest.panes[id] {
                    settling?.before.panes[id] = draft.forest.panes[id]
                }
                for id in draft.forest.apps.keys where draft.forest.apps[id] != forest.apps[id] {
                    settling?.before.apps[id] = draft.forest.apps[id]
                }
                nextID = draft.nextID
                forest = draft.forest
            }
        }
        tell(trigger, draft, outcome, followers: trigger.followers, isOutside: true)
        running.removeLast()
        collect()
    }

    private func run(_ trigger: Trigger, isInteractive: Bool = false) {
        running.append(trigger)
        runOne(trigger, isInteractive)
        running.removeLast()
        collect()
    }

    private func runOne(_ trigger: Trigger, _ isInteractive: Bool) {
        phase = .committing
        var draft = Draft(forest, isAnimated: isAnimated(trigger), nextID: nextID)
        let before = forest
        let outcome = perform(trigger, &draft)
        shadow = before
        if trigger.isRecovery { forest = draft.forest }
        guard outcome == "completed" else { return tell(trigger, draft, outcome, followers: trigger.followers) }
        forest = draft.forest
        nextID = draft.nextID
        if trigger.isRecovery { return tell(trigger, draft, outcome, followers: []) }
        shadow = nil
        let settling = Settling(trigger, before: before, draft: draft, isInteractive: isInteractive)
        self.settling = settling
        if isInteractive { gestures[trigger.call] = settling }
        phase = .applying
        for window in draft.touched where !settling.refusal { apply(settling, to: window) }
        phase = .settling
        goOn(settling)
    }

    private func isAnimated(_ trigger: Trigger) -> Bool {
        switch trigger.asking {
        case .report, .recover, .reset: false
        case .choose: true
        default: trigger.how.isAnimated
        }
    }

    /// Changes the draft, and says what comes of it.
    private func perform(_ trigger: Trigger, _ draft: inout Draft) -> String {
        let clean = draft
        do throws(Draft.Refusal) {
            try change(trigger, &draft)
            return draft.edits > 0 ? "completed" : "no change"
        } catch {
            let joined = draft.joined
            draft = clean
            draft.joined = joined
            // All else that it ends is ended all the same.
            if case .recover = trigger.asking { closeAll(&draft) }
            switch error {
            case .failed(let reason): return "failed\(reason)"
            case .rejected: return "rejected mustBeAnswered"
            }
        }
    }

    private func change(_ trigger: Trigger, _ draft: inout Draft) throws(Draft.Refusal) {
        switch trigger.asking {
        case .route(let verb, let pane), .perform(let verb, let pane), .begin(let verb, let pane):
            try draft.perform(verb, on: pane, call: trigger.call)
        case .recover(let verb, let pane):
            closeAll(&draft)
            try draft.perform(verb, on: pane, call: trigger.call)
        case .reset:
            closeAll(&draft)
            launches += 1
            draft.reset(to: 1000 * launches)
        case .select(let index): try draft.select(index, of: trigger.anchor ?? 0)
        case .open(let id): draft.open(id)
        case .close(let id): try draft.close(id)
        case .front(let id): try draft.front(id)
        case .back, .beginBack: try draft.back()
        case .choose(let title, let pane): try draft.choose(title, around: pane)
        case .ask(let pane):
            draft.show(Forest.Alert(id: trigger.call, name: "q\(trigger.call)", isQuestion: true), around: pane)
        case .report: try takeDown(trigger.target, &draft)
        }
    }

    private func closeAll(_ draft: inout Draft) {
        for window in draft.forest.open.reversed() {
            for index in (draft.forest.windows[window]?.alerts ?? []).indices.reversed() {
                draft.close(alert: index, of: window)
            }
        }
    }
}
