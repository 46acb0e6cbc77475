@_spi(Log) @_spi(Hosting) import Coordination

extension ReplayRun {
    /// Does what a step says, and returns whether there was anything to do it to.
    func play(_ step: ReplayStep, _ line: UInt) -> Bool {
        switch step {
        case .hold, .answer, .resume, .wait: app.take(step)
        case .route(let plan, let index, let options, let isWeak):
            let agent = agent(index)
            call(line, asks: agent.cause(plan), options.options) { agent.go(plan, isWeak: isWeak, $0) }
        case .link(let plans, let kinds, let index, let options):
            let agent = agent(index)
            let hops = zip(plans, kinds).map { $1.hop($0) }
            call(line, asks: agent.cause(hops), options.options) { agent.link(hops, $0) }
        case .climb(let plan, let kind, let index, let options):
            let node = node(index)
            let cause = Cause.route(kind.route(plan), .node(node.label), at: node.path)
            call(line, asks: cause, options.options) { climb(kind.route(plan), from: node, $0) }
        case .recover(let plan, let index):
            let agent = agent(index)
            call(line, asks: .recovery(agent.cause(plan)), .unanimated) { agent.recover(plan, $0) }
        case .report(let kind, let number):
            let all = reports(kind)
            guard !all.isEmpty else { return false }
            call(line, .unanimated) { report(all[number % all.count], $0) }
        case .reportGone(let kind):
            let id = Screen("gone").node.id
            call(line, .unanimated) { report(kind.report(id), $0) }
        case .perform, .finish, .choose, .goBack, .recoverTo: return playRouteless(step, line)
        }
        return true
    }

    private func playRouteless(_ step: ReplayStep, _ line: UInt) -> Bool {
        let windows = app.windows
        switch step {
        case .perform(let deeds, let index):
            let agent = agent(index)
            call(line, .animated) { agent.perform(deeds, $0) }
        case .finish:
            guard let leaf = app.last(.login) ?? app.last(.question) else { return false }
            call(line, .animated) {
                leaf.finish(with: 1, completion: $0.completion, fileID: ReplayCaller.file, line: line)
            }
        case .choose(let number):
            guard let window = windows.windows.last(where: { !$0.node.alerts.isEmpty }) else { return false }
            let choices = window.node.alerts[0].choices
            call(line, .animated) {
                window.node.choose(
                    choices[number % choices.count].title, completion: $0.completion, fileID: ReplayCaller.file,
                    line: line)
            }
        case .goBack:
            call(line, .animated) {
                windows.back(completion: $0.completion, fileID: ReplayCaller.file, line: line)
            }
        case .recoverTo(let deeds, let index):
            let agent = agent(index)
            call(line, .unanimated) { agent.recoverTo(deeds, $0) }
        default: return false
        }
        return true
    }

    /// Asks once more for what a log says.
    func replay(_ cause: Cause, _ options: TransitionOptions, _ line: UInt) {
        app.windows.trigger(
            cause, with: options, completion: completion(line), fileID: ReplayCaller.file, line: line)
    }

    private func agent(_ index: Int) -> any ReplayAgent {
        let agents = app.agents
        return agents[index % agents.count]
    }

    // Nothing else is kept while it is asked: a replay keeps nothing else either.
    private func node(_ index: Int) -> Node {
        let all = app.presentablesOnTree
        return all[index % all.count].node
    }

    private func climb(_ route: some ReplayRoute, from node: Node, _ caller: ReplayCaller) {
        node.send(
            route, with: caller.options, completion: caller.completion, fileID: ReplayCaller.file, line: caller.line)
    }

    private func report(_ report: Report, _ caller: ReplayCaller) {
        app.windows.report(
            report, completion: caller.completion, fileID: ReplayCaller.file, line: caller.line)
    }

    /// Everything of that kind that the user could do now.
    private func reports(_ kind: ReplayReport) -> [Report] {
        let all = app.presentablesOnTree.map { $0.node as Node }
        switch kind {
        case .popped:
            return all.filter { node in
                (node.parent?.presentable.node as? Container).map { stack in
                    stack.layout == .stack && stack.children.dropLast().contains { $0.node === node }
                } ?? false
            }.map { .popped(to: $0.id) }
        case .dismissed: return all.filter { $0.presentationStyle != nil }.map { .dismissed($0.id) }
        case .selected:
            return all.compactMap { $0 as? Container }.filter { $0.layout == .tabs }
                .flatMap { $0.children.map { .selected($0.node.id) } }
        case .chose:
            return app.windows.windows.flatMap { $0.node.alerts }.flatMap { alert in
                alert.choices.map { .chose($0.title, alert: alert.id) }
            }
        case .closed: return app.windows.windows.map { .closed($0.node.id) }
        case .focused: return app.windows.windows.map { .focused($0.node.id) }
        }
    }
}

extension ReplayReport {
    fileprivate func report(_ id: NodeID) -> Report {
        switch self {
        case .popped: .popped(to: id)
        case .dismissed: .dismissed(id)
        case .selected: .selected(id)
        case .chose: .chose("yes", alert: id)
        case .closed: .closed(id)
        case .focused: .focused(id)
        }
    }
}
