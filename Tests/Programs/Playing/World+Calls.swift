@_spi(Hosting) import Coordination

extension World {
    /// Does what a step says.
    func take(_ step: Step) {
        trace?(String(repeating: "  ", count: depth) + "> \(step)")
        if takeTrigger(step) || takeFront(step) || takePerson(step) || takeHost(step) || takeState(step) { return }
        if takeSession(step) { return }
        takeKeeping(step)
    }

    private func takeTrigger(_ step: Step) -> Bool {
        switch step.kind {
        case .perform: root(step[0]).map { perform(step, on: $0) }
        case .weakPerform: root(step[0]).map { performWeakly(step, on: $0) }
        case .trigger: crew(step[0]).map { trigger(step, on: $0) }
        case .handle: crew(step[0]).map { handle(step, $0) }
        case .redirection: crew(step[0]).map { redirect(step, $0) }
        case .link, .hops: crew(step[0]).map { link(step, on: $0) }
        case .climb: presentable(step[0]).map { climb(step, route(step.first(.route)), from: $0) }
        case .recoverRoute: crew(step[0]).map { recover(step, on: $0) }
        case .recoverRoot: root(step[0]).map { recover(step, on: $0) }
        case .begin: crew(step[0]).map { begin(step, on: $0) }
        case .beginRoot: root(step[0]).map { begin(step, on: $0) }
        case .drive: crew(step[0]).map { drive(step, $0) }
        default: return false
        }
        return true
    }

    private func verb(_ step: Step) -> Step { step.first(.verb) ?? Step(.none) }

    private func perform<Root: ProgramRoot>(_ step: Step, on root: Root) {
        let (call, completion) = call(step, at: root.node)
        root.perform(
            transition(verb(step), on: root), with: options(step), completion: completion, fileID: Call.file,
            line: call.line)
    }

    private func performWeakly<Root: ProgramRoot>(_ step: Step, on root: Root) {
        // Of what was once a call by a handle, the programs that were found still have the step.
        let (call, completion) = call(step, at: root.node)
        root.perform(
            transition(verb(step), on: root), with: options(step), completion: completion, fileID: Call.file,
            line: call.line)
    }

    private func trigger<C: Member>(_ step: Step, on crew: C) {
        let (call, completion) = call(step, at: crew.node)
        call.isCircle = leadsBack(step, on: crew)
        let route = C.RouteType(step.first(.route) ?? Step(.go), isNeeded: false)
        crew.trigger(
            route, with: options(step), gates: gates(step.all(.verdict), named: "call"), completion: completion,
            fileID: Call.file, line: call.line)
    }

    private func handle<C: Member>(_ step: Step, _ crew: C) {
        let (call, completion) = call(step, at: crew.node)
        call.isCircle = leadsBack(step, on: crew)
        let route = C.RouteType(step.first(.route) ?? Step(.go), isNeeded: false)
        crew.weakRouter.trigger(
            route, with: options(step), completion: completion, fileID: Call.file, line: call.line)
    }

    /// Whether a route leads back to itself. To a coordinator that is made of closures it says nothing.
    private func leadsBack<C: Member>(_ step: Step, on crew: C) -> Bool {
        crew is any Opened && step.first(.route)?.first(.verb)?.kind == .again
    }

    private func redirect<C: Member>(_ step: Step, _ crew: C) {
        let (call, completion) = call(step, at: crew.node)
        let router = RedirectionRouter(to: crew) { (route: Go<Red>) in
            C.RouteType(route.step, isNeeded: false)
        }
        router.trigger(
            Go<Red>(step.first(.route) ?? Step(.go), isNeeded: false), with: options(step), completion: completion,
            fileID: Call.file, line: call.line)
    }

    private func link<C: Member>(_ step: Step, on crew: C) {
        let (call, completion) = call(step, at: crew.node)
        let routes = step.all(.route)
        if step.kind == .hops || routes.count < 2 {
            crew.trigger(
                routes.map { hop(route($0)) }, with: options(step), completion: completion, fileID: Call.file,
                line: call.line)
        } else {
            crew.trigger(
                C.RouteType(routes[0], isNeeded: false), then: route(routes[1]), with: options(step),
                completion: completion, fileID: Call.file, line: call.line)
        }
    }

    private func climb<P: Presentable>(_ step: Step, _ route: some GoRoute, from presentable: P) {
        let (call, completion) = call(step, at: presentable.node)
        presentable.send(
            route, with: options(step), gates: gates(step.all(.verdict), named: "call"), completion: completion,
            fileID: Call.file, line: call.line)
    }

    private func recover<C: Member>(_ step: Step, on crew: C) {
        let (call, completion) = call(step, at: crew.node)
        crew.recover(
            to: C.RouteType(step.first(.route) ?? Step(.go), isNeeded: false), completion: completion,
            fileID: Call.file, line: call.line)
    }

    private func recover<Root: ProgramRoot>(_ step: Step, on root: Root) {
        let (call, completion) = call(step, at: root.node)
        root.recover(
            to: transition(verb(step), on: root), completion: completion, fileID: Call.file, line: call.line)
    }

    private func begin<C: Member>(_ step: Step, on crew: C) {
        let (call, completion) = call(step, at: crew.node)
        gestures.append(
            crew.begin(
                C.RouteType(step.first(.route) ?? Step(.go), isNeeded: false), with: options(step),
                completion: completion, fileID: Call.file, line: call.line))
    }

    private func begin<Root: ProgramRoot>(_ step: Step, on root: Root) {
        let (call, completion) = call(step, at: root.node)
        gestures.append(
            root.begin(
                transition(verb(step), on: root), with: options(step), completion: completion, fileID: Call.file,
                line: call.line))
    }

    private func drive<C: Member>(_ step: Step, _ crew: C) {
        let (call, completion) = call(step, at: crew.node)
        let driver = crew.gestureDriver(
            for: C.RouteType(step.first(.route) ?? Step(.go), isNeeded: false), completion: completion,
            fileID: Call.file, line: call.line)
        driver.handle(Gesture(.began))
        driver.handle(Gesture(.changed, progress: 0.5))
        switch step[1] % 3 {
        case 0: driver.handle(Gesture(.ended, progress: 0.9))
        case 1: driver.handle(Gesture(.cancelled, progress: 0.2))
        default: drivers.append(driver)
        }
    }
}

extension World {
    private func takeFront(_ step: Step) -> Bool {
        let presentable = presentable(step[0])
        guard let presentable else { return false }
        let node: Node = presentable.node
        switch step.kind {
        case .pushInFront:
            let (call, completion) = call(step, at: node)
            presentable.node.push(
                thing(step.first(.thing)), with: options(step), completion: completion, fileID: Call.file,
                line: call.line)
        case .presentInFront:
            let (call, completion) = call(step, at: node)
            presentable.node.present(
                thing(step.first(.thing)), with: options(step), completion: completion, fileID: Call.file,
                line: call.line)
        case .back:
            let from = step[0] % 3 > 0 ? manager?.node.presentable ?? presentable : presentable
            let (call, completion) = call(step, at: from.node)
            if step[1] % 4 == 3 {
                from.back(
                    step[2] % 4, with: options(step), completion: completion, fileID: Call.file, line: call.line)
            } else {
                from.back(with: options(step), completion: completion, fileID: Call.file, line: call.line)
            }
        case .beginBack:
            let from = step[0] % 3 > 0 ? manager?.node.presentable ?? presentable : presentable
            let (call, completion) = call(step, at: from.node)
            gestures.append(
                from.node.beginBack(with: options(step), completion: completion, fileID: Call.file, line: call.line))
        case .choose:
            let asking = outermostAlertHosts.randomlyPicked(step[0]) ?? node
            let (call, completion) = call(step, at: asking)
            let titles = asking.alerts.first?.choices.map(\.title) ?? []
            asking.choose(
                pick(step[1], of: titles) ?? "a0", completion: completion, fileID: Call.file, line: call.line)
        case .ask: ask(step, presentable)
        case .cancelFlow:
            let (call, completion) = call(step, at: node)
            presentable.cancelFlow(with: options(step), completion: completion, fileID: Call.file, line: call.line)
        case .finish:
            let finishing = livePresentables.filter { $0 is Model || $0 is any Member }
            guard let one = pick(step[0], of: finishing.reversed()) else { break }
            finish(step, one)
        case .reset:
            let (call, completion) = call(step, at: manager?.node ?? node)
            (manager?.node.presentable ?? presentable).node.reset(
                completion: completion, fileID: Call.file, line: call.line)
        default: return false
        }
        return true
    }

    private func finish(_ step: Step, _ presentable: any Presentable) {
        if let crew = presentable as? any NumberFinishing { crew.end(step, in: self) }
    }

    private func ask(_ step: Step, _ presentable: any Presentable) {
        let answers = [Answer("a0", 0), Answer("a1", role: .cancel, 1)]
        tally.count("ask", of: "call")
        let call = Call(calls.count, "\(step)", step: stepIndex, isHeard: true, home: presentable.node.outermost)
        call.anchor = presentable.node
        calls.append(call)
        openCalls.append(call)
        let steps = step.hook(.then)
        presentable.ask("Q", answers, with: options(step), fileID: Call.file, line: call.line) {
            [unowned self] answer in
            tick()
            heard += 1
            openCalls.removeAll { $0 === call }
            switch answer {
            case .success: call.note(.noChange)
            case .failure(.cancelled(let reason)): call.note(.cancelled(reason))
            case .failure(.rejected(let reason)): call.note(.rejected(reason))
            case .failure(.failed(let error)): call.note(.failed(error))
            }
            if call.outcomes.count > 1 { flaw("a question has two answers", call.title) }
            run(steps, in: .then)
        }
    }

    /// The nodes that keep alerts.
    var outermostAlertHosts: [Node] {
        outermostNodes.flatMap { $0.isManager ? $0.content.map(\.node) + [$0] : [$0] }.filter {
            $0.extras?.alerts.isEmpty == false
        }
    }
}

/// What ends with a number.
protocol NumberFinishing: Finishing where Output == Int {}

extension Model: NumberFinishing {}
extension Crew: NumberFinishing {}

extension NumberFinishing {
    fileprivate func end(_ step: Step, in world: World) {
        let (call, completion) = world.call(step, at: node)
        call.question = world.question(self)
        finish(
            with: step[1], options: world.options(step), completion: completion, fileID: Call.file, line: call.line)
    }
}

extension Array {
    fileprivate func randomlyPicked(_ number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}
