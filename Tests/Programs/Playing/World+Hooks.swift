import Coordination

extension World {
    /// Runs the steps of a hook, as far as there is leave: what acts in the middle of what it has caused ends once.
    func run(_ steps: [Step], in hook: Step.Kind) {
        guard !steps.isEmpty, budget > 0, depth < 5, !isOver, hookRuns[hook, default: 0] < 3 else { return }
        hookRuns[hook, default: 0] += 1
        tally.count(hook.rawValue, of: "hook")
        hooksRun += 1
        noteMoves()
        depth += 1
        defer { depth -= 1 }
        for step in steps where budget > 0 {
            budget -= 1
            take(step)
        }
    }

    // MARK: - Verdicts

    func gates<R: GoRoute>(for route: R, of router: ObjectIdentifier?) -> [Gate] {
        let verdicts = route.step.all(.verdict)
        let standing = standing(route.step)
        guard !verdicts.isEmpty else { return standing }
        let words = route.words
        questions[words] = nil
        return standing
            + verdicts.enumerated().map { index, verdict in
                // Gates of different routes have the same names.
                Gate("gate \(index)") { [unowned self] _ in
                    let answer = judge(verdict, about: words) { R($0, isNeeded: true) }
                    if case .asks? = answer.asked { questions[words, default: [:]]["\(index)"] = words }
                    return answer.verdict
                }
            }
    }

    /// Gates of a call, or of all windows.
    func gates(_ verdicts: [Step], named name: String) -> [Gate] {
        verdicts.map { verdict in
            Gate(name) { [unowned self] request in judge(verdict, about: request.topic).verdict }
        }
    }

    func judgeType() -> Verdict {
        typeRequests += 1
        allTypeRequests += 1
        return typeVerdict.map { judge($0, about: "the type").verdict } ?? .allow
    }

    /// What a screen says that would be left.
    func leaving(_ step: Step, _ name: String) -> Verdict {
        guard let leaving = step.steps.first(where: { $0.kind == .leaving }), let verdict = leaving.first(.verdict),
            !isOver
        else { return .allow }
        let judged = judge(verdict, about: name, group: "leaving verdict").verdict
        return judged
    }

    func judge(
        _ step: Step, about subject: String, group: String = "verdict", own: ((Step) -> any GoRoute)? = nil
    ) -> (verdict: Verdict, asked: Step.Kind?) {
        tick()
        if isStranger, group == "verdict" { return (.deny("a stranger"), .denies) }
        run(step.hook(.judging), in: .judging)
        if step.kind == .moody {
            let verdicts = step.all(.verdict)
            let turn = moods[step[0], default: 0]
            if step[1] % 2 == 1 { moods[step[0], default: 0] += 1 }
            tally.count("changes its mind", of: group)
            return judge(pick(turn, of: verdicts) ?? Step(.allow), about: subject, group: group, own: own)
        }
        tally.count(step.kind.rawValue, of: group)
        switch step.kind {
        case .denies: return (.deny("no \(step[0])"), step.kind)
        case .sends:
            redirections += 1
            return (redirect(to: route(step.first(.route), isNeeded: true)), step.kind)
        case .first:
            // Every fourth is one of the router's own.
            if let own, let go = step.first(.route), go[0] % 4 == 3 { return (first(own(go)), step.kind) }
            return (first(route(step.first(.route), isNeeded: true)), step.kind)
        case .asks:
            let choices = choices(of: step, about: subject)
            return (.ask("Sure \(step[0] % 2)?", message: subject, choices: choices), step.kind)
        case .waits: return (wait(step), step.kind)
        default: return (.allow, step.kind)
        }
    }

    private func redirect(to route: some GoRoute) -> Verdict { .redirect(to: route) }

    private func first(_ route: some GoRoute) -> Verdict { .require(route) }

    private func wait(_ step: Step) -> Verdict {
        .wait(upTo: step[0] % 2 == 0 ? .seconds(20) : nil) { [unowned self] resumption in
            tick()
            switch step[0] / 2 % 4 {
            case 0: break
            case 1: resumption.deny("it was to wait")
            default: resumptions.append(resumption)
            }
            run(step.hook(.doing), in: .doing)
        }
    }

    // MARK: - Alerts

    /// The answers of an alert; a question about something notes when the user proceeds with that.
    func choices(of step: Step, about subject: String? = nil) -> [AlertChoice] {
        let choices = step.steps.filter { $0.kind == .choice }
        guard !choices.isEmpty else {
            return subject == nil
                ? [AlertChoice("a0"), .cancel("a1")] : [proceed("a0", Step(.choice), subject), .cancel("a1")]
        }
        return choices.enumerated().map { index, choice in
            let title = "a\(index)"
            switch choice[0] % 6 {
            case 0: return AlertChoice(title) { [unowned self] in answered(choice, "normal") }
            case 1: return .cancel(title)
            case 2: return AlertChoice(title, role: .destructive) { [unowned self] in answered(choice, "destructive") }
            case 3: return answer(title, route(choice.first(.route)))
            default: return proceed(title, choice, subject)
            }
        }
    }

    private func proceed(_ title: String, _ choice: Step, _ subject: String?) -> AlertChoice {
        .proceed(title) { [unowned self] in
            if let subject { proceeded.insert(subject) }
            answered(choice, "proceed")
        }
    }

    private func answer(_ title: String, _ route: some GoRoute) -> AlertChoice {
        hasRouteChoices = true
        return AlertChoice(title, sends: route)
    }

    private func answered(_ choice: Step, _ kind: String) {
        tick()
        tally.count(kind, of: "answer")
        run(choice.hook(.replies), in: .replies)
    }
}
