@_spi(Hosting) @_spi(Log) import Coordination

/// Triggers what was asked about, and compares how that ends with what was said.
struct PermissionJudge {
    let app: PermissionApp
    let question: PermissionQuestion
    let forecast: Forecast

    /// What is compared of a state.
    private struct Picture {
        let tree: [Tree.Entry]
        let alerts: [String]
        let waiting: [WaitingTrigger]

        init(_ app: PermissionApp) {
            let entries = app.windows.tree.entries
            tree = entries.map { entry in
                var entry = entry
                entry.alerts = []
                return entry
            }
            alerts = entries.flatMap(\.alerts).map(\.title)
            waiting = app.windows.waiting
        }
    }

    /// - Parameter refuses: True if the host refuses what comes of it, where something may.
    func judge(refuses: Bool, _ tally: inout Tally) -> Finding? {
        let before = Picture(app)
        var outcome: TransitionOutcome?
        (app.log, app.host.isRefusing) = ([], refuses && forecast.permission == .now)
        let refusals = app.host.refusals
        app.trigger(question) { outcome = $0 }
        let (after, log) = (Picture(app), app.log)
        let stop = log.firstIndex(where: \.stops)
        if let flaw = app.flaw { return Finding(flaw) }
        if let answer = firstOther(log.prefix((stop ?? log.count - 1) + 1)) {
            return finding("a gate answers otherwise than in advance", log, outcome, answer)
        }
        guard forecast.permission != .now else {
            return judgeNow(log, stop, outcome, isRefused: app.host.refusals > refusals, &tally)
        }
        if case .no(let reason) = forecast.permission, forecast.decisive.map({ !log.has($0) }) ?? true, stop == nil {
            if let error = outcome?.error, "\(error.reason)" == reason, before.tree == after.tree { return nil }
        }
        guard let stop, case .asked(let key, let verdict, _) = log[stop], key == forecast.decisive else {
            return judgeElsewhere(log, stop, outcome, &tally)
        }
        var isSo = verdict == forecast.permission.verdict
        switch forecast.permission {
        case .now: break
        case .no(let reason): isSo = isSo && outcome == .rejected(.denied(reason)) && before.tree == after.tree
        case .asks(let title):
            isSo =
                isSo && outcome == nil && after.alerts.sorted() == (before.alerts + [title]).sorted()
                && before.tree == after.tree && after.waiting.count == before.waiting.count + 1
        case .waits:
            isSo =
                isSo && outcome == nil && after.alerts == before.alerts && before.tree == after.tree
                && after.waiting.count == before.waiting.count + 1
        case .after(let hop), .instead(let hop): isSo = isSo && isTaken(hop, log[(stop + 1)...], before, after, outcome)
        }
        if isSo { return nil }
        return finding("it ends otherwise than by the verdict in advance", log, outcome, "\(forecast.permission)")
    }

    /// The first gate that gives another answer to the same question as before.
    private func firstOther(_ log: some Sequence<PermissionEvent>) -> String? {
        var known: [PermissionEvent.Key: String] = [:]
        for case .asked(let key, let answer, _) in forecast.trial where app.plan.doors[key.door].limit == nil {
            known[key] = answer
        }
        for case .asked(let key, let answer, _) in log {
            if let former = known[key], former != answer { return "\(key): \(former), then \(answer)" }
        }
        return nil
    }

    /// Nothing but the known exceptions may stop what is allowed.
    private func judgeNow(
        _ log: [PermissionEvent], _ stop: Int?, _ outcome: TransitionOutcome?, isRefused: Bool, _ tally: inout Tally
    ) -> Finding? {
        guard let prepared = log.firstIndex(where: \.isPrepared), stop ?? prepared >= prepared else {
            return finding("a gate stops what it allows", log, outcome)
        }
        if let stop, case .asked(let key, _, _) = log[stop] {
            switch key.place {
            case .type: tally.count("a type's gate", of: "stopped after now")
            case .leave: tally.count("a leave verdict", of: "stopped after now")
            case .common, .own: tally.count("a later hop", of: "stopped after now")
            }
            return nil
        }
        switch outcome {
        case .completed, .noChange: tally.count("nothing", of: "end after now")
        case .failed where isRefused: tally.count("a host that refuses", of: "stopped after now")
        case .failed: tally.count("a verb that is refused", of: "stopped after now")
        case .cancelled, .rejected, nil: return finding("something else stops it", log, outcome)
        }
        return nil
    }

    /// A later hop has decided in advance. It may not come to that: what comes before it is stopped, or shows a router
    /// that is nearer.
    private func judgeElsewhere(
        _ log: [PermissionEvent], _ stop: Int?, _ outcome: TransitionOutcome?, _ tally: inout Tally
    ) -> Finding? {
        guard let asked = forecast.asked, asked > 1, log.contains(where: \.isPrepared) else {
            return finding("another verdict ends it", log, outcome, "\(forecast.permission)")
        }
        if stop != nil {
            tally.count("another gate", of: "before a later hop is asked")
        } else if outcome?.error != nil {
            tally.count("a refusal", of: "before a later hop is asked")
        } else if let key = forecast.decisive, log.contains(where: { $0.hop == key.about && !forecast.consulted($0) }) {
            tally.count("a nearer router", of: "before a later hop is asked")
        } else {
            return finding("the verdict of a later hop is passed over", log, outcome, "\(forecast.permission)")
        }
        return nil
    }

    /// The route of a verdict is asked about next, or waited for already, or has no router.
    private func isTaken(
        _ hop: Hop, _ log: ArraySlice<PermissionEvent>, _ before: Picture, _ after: Picture,
        _ outcome: TransitionOutcome?
    ) -> Bool {
        if let next = log.first(where: { $0.hop != nil }) { return next.hop == hop }
        if case .failed(let error)? = outcome, before.tree == after.tree {
            let search = app.place(of: question)?.permission(for: [hop])
            return search?.permission == .no("\(error.reason)") && search?.asked == 0
        }
        let isShared = before.waiting.contains { waiting in
            if case .gate(_, let verdict) = waiting.reason { verdict == "require \(hop)" } else { false }
        }
        return isShared && (outcome != nil || after.waiting.count == before.waiting.count + 1)
    }

    private func finding(
        _ headline: String, _ log: [PermissionEvent], _ outcome: TransitionOutcome?, _ details: String = ""
    ) -> Finding {
        let said = "said \(forecast.permission), \(forecast.asked ?? 1) asked about"
        let lines = [details, said, "ends: \(outcome.map { "\($0)" } ?? "waits")", "in advance:"]
        let all = lines + forecast.trial.map { "  \($0)" } + ["then:"] + log.map { "  \($0)" }
        return Finding(headline, details: (all + ["\(app.windows.tree)"]).joined(separator: "\n"))
    }
}

extension Forecast {
    /// Returns true if the router of an event was asked for gates in advance.
    fileprivate func consulted(_ event: PermissionEvent) -> Bool {
        guard case .consulted(let router, let hop) = event else { return true }
        return trial.contains { if case .consulted(router, hop) = $0 { true } else { false } }
    }
}

extension Permission {
    /// The verdict that it tells of, in words.
    fileprivate var verdict: String {
        switch self {
        case .now: "allow"
        case .after(let route): "require \(route)"
        case .instead(let route): "redirect to \(route)"
        case .asks(let title): "ask '\(title)'"
        case .waits: "wait"
        case .no(let reason): "deny: \(reason)"
        }
    }
}

extension PermissionEvent {
    /// Returns true if a trigger does not go on here.
    var stops: Bool { if case .asked(_, let answer, false) = self { answer != "allow" } else { false } }

    var isPrepared: Bool { if case .prepared = self { true } else { false } }
}

extension [PermissionEvent] {
    fileprivate func has(_ key: PermissionEvent.Key) -> Bool {
        contains { if case .asked(key, _, _) = $0 { true } else { false } }
    }
}
