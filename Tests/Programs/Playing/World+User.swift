@_spi(Hosting) import Coordination
import TreeTools

extension World {
    func takePerson(_ step: Step) -> Bool {
        switch step.kind {
        case .report:
            report(step)
            return true
        case .width: changeWidth(step)
        case .move: (pick(step[0], of: gestures))?.update(Double(step[1] % 11) / 10)
        case .lift: (gestures.last)?.finish()
        case .turnBack: (pick(step[0], of: gestures))?.cancel()
        case .drop:
            // Let go of after the list has been changed: what comes of it may begin another.
            guard !gestures.isEmpty else { break }
            let gesture = gestures.remove(at: step[0] % gestures.count)
            withExtendedLifetime(gesture) {}
        default: return false
        }
        tally.count(step.kind.rawValue, of: "step")
        return true
    }

    private func report(_ step: Step) {
        let isJunk = step[2] % 4 == 3
        let report = isJunk ? junk(step) : sensible(step)
        guard let report else { return }
        var to = place(of: report)
        if isJunk, let place = presentable(step[1]) { to = place }
        tally.count(isJunk ? "junk" : "\(report)".split(separator: " ").first.map(String.init) ?? "", of: "report")
        if step[3] % 3 == 0 {
            tick()
            _ = to.node.allows(report)
        }
        for _ in 0...(step[3] % 5 == 4 ? 1 : 0) {
            let (call, completion) = call(step, at: to.node)
            let tap = tap(report, call)
            to.node.report(report, completion: completion, fileID: Call.file, line: call.line)
            checkTap(tap, call)
        }
    }

    private func place(of report: Report) -> any Presentable {
        let id = report.subject
        let node = liveNodes.first { $0.id == id || $0.alerts.contains { $0.id == id } }
        if let node { return node.outermost.presentable }
        if let manager { return manager }
        return Screen("")
    }

    /// Something that a user could have done.
    private func sensible(_ step: Step) -> Report? {
        let nodes = liveNodes
        func one(_ fits: (Node) -> Bool) -> Node? { pick(step[1], of: nodes.filter { $0.holder != nil && fits($0) }) }
        switch step[0] % 6 {
        case 0:
            return one { node in
                guard node.place == .content, let stack = node.holder as? Container, stack.layout == .stack else {
                    return false
                }
                return stack.content.last?.node !== node
            }.map { .popped(to: $0.id) }
        case 1: return one { $0.place == .modal }.map { .dismissed($0.id) }
        case 2:
            return one(\.canBeChosen).map { .selected($0.id) }
        case 3:
            let alert = pick(step[1], of: outermostAlertHosts)?.alerts.first
            return alert.map { .chose(pick(step[2], of: $0.choices)?.title ?? "a0", alert: $0.id) }
        case 4: return one(\.isWindow).map { .closed($0.id) }
        default: return one(\.isWindow).map { .focused($0.id) }
        }
    }

    /// A fold, a step to a column, or one that is hidden or shown.
    private func changeWidth(_ step: Step) {
        let nodes = liveNodes
        let splits = nodes.compactMap { $0 as? Container }.filter { $0.layout.columnCount != nil }
        let column = step[2] % 4
        let report: Report?
        switch step[0] % 6 {
        case 0, 1:
            let columns = [ColumnsBeside.none, .all, .none, .all, ColumnsBeside([column])][step[2] % 5]
            report = pick(step[1], of: nodes.filter(\.hasWidth)).map { .resized($0.id, columns) }
        case 2, 3: report = pick(step[1], of: splits.flatMap { $0.content.map(\.node) }).map { .stepped(to: $0.id) }
        case 4: report = pick(step[1], of: splits).map { .hid(column: column, of: $0.id) }
        default: report = pick(step[1], of: splits).map { .showed(column: column, of: $0.id) }
        }
        guard let report else { return }
        tally.count("\(report)".split(separator: " ").first.map(String.init) ?? "", of: "report")
        let place = place(of: report).node
        let (call, completion) = call(step, at: place)
        place.report(report, completion: completion, fileID: Call.file, line: call.line)
    }

    /// Something of what is gone, or of another kind.
    private func junk(_ step: Step) -> Report? {
        let live = presentable(step[1]).map { [$0.node.id] } ?? []
        guard let id = pick(step[2] / 4, of: live + pastIDs) else { return nil }
        return [
            .popped(to: id), .dismissed(id), .selected(id), .chose("a0", alert: id), .closed(id), .focused(id),
        ][step[0] % 6]
    }

    func takeHost(_ step: Step) -> Bool {
        switch step.kind {
        case .attach:
            let host = ScriptedHost(step, in: self)
            hosts.append(host)
            var place: (any Presentable)? = manager
            if step[0] % 3 == 0 { place = root(step[0] / 3) }
            place?.node.attach(host)
        case .detach:
            let hosted = liveNodes.filter { $0.extras?.host != nil }
            pick(step[0], of: hosted)?.attach(nil)
        case .mood:
            guard let host = pick(step[0], of: hosts.reversed()) else { break }
            host.mood = ScriptedHost.Mood(rawValue: step[1] % ScriptedHost.Mood.allCases.count) ?? .answers
        case .answer:
            let waiting = hosts.filter { !$0.pending.isEmpty }
            pick(step[0], of: waiting)?.answer(step[1], refuses: step[2] % 4 == 3)
        case .advance: time.advance(by: .seconds([1, 3, 6, 12, 30][step[0] % 5]))
        case .resume:
            guard !resumptions.isEmpty else { break }
            resumptions.remove(at: step[0] % resumptions.count)()
        case .deny:
            guard !resumptions.isEmpty else { break }
            resumptions.remove(at: step[0] % resumptions.count).deny("in the end")
        case .forget:
            guard !resumptions.isEmpty else { break }
            let resumption = resumptions.remove(at: step[0] % resumptions.count)
            withExtendedLifetime(resumption) {}
        case .deliver: presentable(step[0])?.node.deliver(.didAppear(animated: false))
        default: return false
        }
        tally.count(step.kind.rawValue, of: "step")
        return true
    }

    func takeKeeping(_ step: Step) {
        if step.kind.sort == .call, step.kind.rawValue == "withdraw" || !step.kind.hasOutcome {
            tally.count(step.kind.rawValue, of: "step")
        }
        switch step.kind {
        case .hold: presentable(step[0]).map { kept.append($0) }
        case .letGo:
            guard !kept.isEmpty else { break }
            let gone = kept.remove(at: step[0] % kept.count)
            withExtendedLifetime(gone) {}
        case .loose: kept.append(thing(step.first(.thing)))
        case .evict: presentable(step[0])?.node.evict(Model.self, key: step[1] % 3)
        case .evictAll: presentable(step[0])?.node.evictAll()
        case .expire:
            guard !expiries.isEmpty else { break }
            expiries.remove(at: step[0] % expiries.count)()
        case .flip: moods[step[0], default: 0] += 1
        case .guards:
            if step[0] % 2 == 0 {
                manager?.gates = gates(step.all(.verdict), named: "windows")
            } else {
                typeVerdict = step.first(.verdict)
            }
        case .abandon:
            let gone = manager
            manager = nil
            withExtendedLifetime(gone) {}
        case .launch: if manager == nil { launch() }
        case .observe:
            let steps = step.hook(.events)
            presentable(step[0])?.observe { [unowned self] _ in
                tick()
                run(steps, in: .events)
            }
        case .log:
            let steps = step.hook(.then)
            manager?.observeCommits { [unowned self] record in
                tick()
                noteRecord(record)
                run(steps, in: .then)
            }
        case .hear: hear(step)
        case .taps: listen(step)
        case .alone: alone(step)
        case .withdraw: withdraw(step)
        default: break
        }
    }

    private func hear(_ step: Step) {
        guard let model = pick(step[0], of: livePresentables.compactMap { $0 as? Model }) else { return }
        let steps = step.hook(.ended)
        let call = Call(calls.count, "\(step)", step: stepIndex, isHeard: true, home: nil)
        calls.append(call)
        // A value is heard here, too, where its asker is gone.
        for question in asked where question.model === model { question.isHeard = true }
        asked.removeAll(where: \.isHeard)
        let id = model.node.id
        model.onFinish { [unowned self] result in
            tick()
            call.note(.noChange)
            if call.outcomes.count > 1 { flaw("a result is told twice") }
            if case .failure(let reason) = result { noteEnd(reason, of: id) }
            if case .failure(let reason) = result { tally.count("\(reason)".prefix { $0 != ":" } + "", of: "result") }
            run(steps, in: .ended)
        }
    }

    /// Makes a trigger that may be withdrawn, or withdraws one.
    private func withdraw(_ step: Step) {
        while let (trigger, call) = withdrawals.popLast() {
            guard trigger.isWaiting else { continue }
            call.isWithdrawn = true
            openCalls.removeAll { $0 === call }
            tally.count("withdrawn", of: "step")
            return trigger.withdraw()
        }
        guard let root = root(step[0]) else { return }
        withdrawable(step, on: root)
    }

    private func withdrawable<Root: ProgramRoot>(_ step: Step, on root: Root) {
        let node: Container = root.node
        let (call, completion) = call(step, at: node)
        let location = CallSite(fileID: Call.file, line: call.line)
        let verb = step.first(.verb) ?? Step(.none)
        let trigger = Transitions.Call(options(step), location, completion)
        let ended = node.commit(on: root, { .transition("withdrawable") }, trigger, at: { $0.node }) {
            [unowned self] root, running throws(TransitionError) in
            try running.perform(transition(verb, on: root), on: root)
        }
        if let waiting = ended.request, waiting.isWaiting { withdrawals.append((waiting, call)) }
    }
}
