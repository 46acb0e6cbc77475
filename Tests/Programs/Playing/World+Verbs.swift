import Coordination

extension World {
    /// A verb as a transition of a root; nil where the root is known only when it is reached.
    func transition<Root: ProgramRoot>(_ verb: Step, on root: Root?) -> Transition<Root> {
        // Circles have a count of their own.
        if verb.kind != .again { tally.count(verb.kind.rawValue, of: "verb") }
        if let own = Root.own(verb, on: root, in: self) { return own }
        return modal(verb, on: root) ?? composed(verb, on: root) ?? routed(verb, on: root) ?? .none()
    }

    private func style(_ number: Int) -> PresentationStyle {
        let others: [PresentationStyle] = [
            .overFullScreen, .formSheet(detents: [.medium, .large]), .popover(from: "button"),
            .fullScreen.dismissible(true),
            .custom("drawer", covers: true, dismissible: false), .overCurrentContext, .pageSheet(dismissible: false),
            .custom("card", ["edge": "left"]),
        ]
        if number >= 16 { return others[number % 8] }
        return [.automatic, .fullScreen, .sheet(), .sheet(dismissible: false)][number % 4]
    }

    private func modal<Root: ProgramRoot>(_ verb: Step, on root: Root?) -> Transition<Root>? {
        let animation = animation(verb)
        let style = style(verb[0])
        switch verb.kind {
        case .present: return .present(thing(verb.first(.thing)), style: style, animation: animation)
        case .presentOnRoot: return .presentOnRoot(thing(verb.first(.thing)), style: style, animation: animation)
        case .presentLate:
            return .present(late(verb.first(.thing), keptBy: root), style: style, animation: animation)
        case .presentKeyed:
            let late = late(verb.first(.thing), keptBy: root)
            return .present(Later { late }, key: verb[0] % 3, style: style, animation: animation)
        case .reveal: return pick(verb[0], of: livePresentables).map { .reveal($0) }
        case .show: return .show(thing(verb.first(.thing)), animation: animation)
        case .showDetail: return .showDetail(thing(verb.first(.thing)), animation: animation)
        case .showLate:
            let late = late(verb.first(.thing), keptBy: root)
            return verb[0] % 2 == 0 ? .show(late, animation: animation) : .showDetail(late, animation: animation)
        case .presentAt: return presentAt(crew(of: verb.first(.thing) ?? Step(.crew)), verb, style, animation)
        case .dismiss: return .dismiss(animation: animation)
        case .dismissToRoot: return .dismissToRoot(animation: animation)
        case .dismissTo:
            let modals = liveNodes.filter { $0.place == .modal && $0.holder != nil }
            return pick(verb[0], of: modals).map { .dismiss(to: $0, animation: animation) }
        case .dismissAll: return .dismissAll(animation: animation)
        case .leave: return .finish(animation: animation)
        case .embed:
            var host: any Presentable = Root.child(verb[0], of: root)
            if verb[0] % 3 == 0, let root { host = root }
            return .embed(thing(verb.first(.thing)), in: host, animation: animation)
        case .unembed:
            let embedding = liveNodes.filter { node in
                node.holder != nil && node.place == .embedded && root?.node.contains(node) == true
            }
            guard let embedded = pick(verb[0], of: embedding) else { return Transition.none() }
            return .unembed(embedded, animation: animation)
        case .alert: return .alert("A\(verb[0] % 3)", message: "told", choices: choices(of: verb))
        case .answerAlert: return .choose("a\(verb[0] % 2)")
        default: return nil
        }
    }

    private func presentAt<C: Member, Root: ProgramRoot>(
        _ child: C, _ verb: Step, _ style: PresentationStyle, _ animation: TransitionAnimation?
    ) -> Transition<Root> {
        let route = C.RouteType(verb.first(.route) ?? Step(.go), isNeeded: false)
        return .present(child.at(route), style: style, animation: animation)
    }

    private func composed<Root: ProgramRoot>(_ verb: Step, on root: Root?) -> Transition<Root>? {
        switch verb.kind {
        case .none: return Transition.none()
        case .refuse: return .refuse("do what a program says", because: "it says so")
        case .effect:
            let steps = verb.hook(.doing)
            return .effect("effect") { [unowned self] in
                tick()
                run(steps, in: .doing)
            }
        case .several: return .multiple(verb.all(.verb).map { transition($0, on: root) })
        case .told:
            let inner = verb.first(.verb).map { transition($0, on: root) } ?? .none()
            return inner.with(TransitionOptions(animated: verb[0] % 2 == 0))
        case .nested:
            let inner = verb.all(.verb).map { transition($0, on: root) }
            return Transition("nested") { editor in for one in inner { try editor.perform(one) } }
        case .catching:
            let inner = verb.all(.verb).map { transition($0, on: root) }
            return Transition("catching") { editor in for one in inner { try? editor.perform(one) } }
        case .performOn:
            guard let other = pick(verb[0], of: liveRoots) else { return nil }
            return performing(verb.first(.verb) ?? Step(.none), on: other)
        case .anew:
            guard let manager else { return nil }
            // A transition that waits keeps what it names.
            return Transition("anew") { [weak manager] editor in
                if let manager { try editor.perform(.reset(), on: manager) }
            }
        case .endFlow: return .cancelFlow()
        case .endWith:
            let models = livePresentables.compactMap { $0 as? Model }
            return pick(verb[0], of: models).map { .finish($0, with: verb[1]) }
        default: return nil
        }
    }

    private func performing<Root: ProgramRoot, Other: ProgramRoot>(_ verb: Step, on other: Other) -> Transition<Root> {
        .perform(transition(verb, on: other), on: other)
    }

    private func routed<Root: ProgramRoot>(_ verb: Step, on root: Root?) -> Transition<Root>? {
        let own = verb.first(.route)
        switch verb.kind {
        case .routeOn:
            guard let crew = pick(verb[0], of: liveCrews) else { return nil }
            return routing(own ?? Step(.go), on: crew)
        case .through:
            guard let crew = pick(verb[0], of: liveCrews) else { return nil }
            return routing(own ?? Step(.go), through: crew)
        case .upward:
            hasSentUpward = true
            return climbing(tagged(own))
        case .presentReturning:
            guard let asked = tags.last else { return .present(thing(verb.first(.thing))) }
            return returning(verb, to: asked, isPushed: false)
        case .addReturning, .addFlow, .presentFlow, .flowReturning:
            guard let asked = tags.last else { return .present(thing(verb.first(.thing))) }
            switch verb.kind {
            case .addReturning: return returning(verb, to: asked, isPushed: true)
            case .flowReturning: return flowReturning(verb, to: asked)
            default: return flowing(verb, to: asked)
            }
        default: return nil
        }
    }

    private func routing<C: Member, Root: ProgramRoot>(_ route: Step, on crew: C) -> Transition<Root> {
        .trigger(C.RouteType(route, isNeeded: false), on: crew)
    }

    private func routing<C: Member, Root: ProgramRoot>(_ route: Step, through crew: C) -> Transition<Root> {
        .trigger(C.RouteType(route, isNeeded: false), on: crew.weakRouter)
    }

    private func climbing<Root: ProgramRoot>(_ route: some GoRoute) -> Transition<Root> { .send(route) }

    private func tagged(_ route: Step?) -> any GoRoute { Programs.route(route) }

    // MARK: - Results

    private func returning<Root: ProgramRoot>(_ verb: Step, to tag: Int, isPushed: Bool) -> Transition<Root> {
        switch tag {
        case 0: returning(verb, Red.self, isPushed)
        case 1: returning(verb, Green.self, isPushed)
        default: returning(verb, Blue.self, isPushed)
        }
    }

    private func returning<Root: ProgramRoot, Tag>(
        _ verb: Step, _ tag: Tag.Type, _ isPushed: Bool
    ) -> Transition<Root> {
        let model = Model(verb.first(.thing) ?? Step(.model), in: self)
        let routes = verb.all(.route)
        let (given, other) = (routes.first ?? Step(.go), routes.last ?? Step(.go))
        let record = Asked(model)
        asked.append(record)
        let shown = model.returning { [unowned self] _ in
            tick()
            record.answers += 1
            unexplained += 1
            tally.count("returned", of: "result")
            return Go<Tag>(given, isNeeded: false)
        } otherwise: { [unowned self] reason in
            tick()
            unexplained += 1
            tally.count("\(reason)".prefix { $0 != ":" } + "", of: "result")
            return Go<Tag>(other, isNeeded: false)
        }
        return isPushed ? .show(shown) : .present(shown)
    }

    private func flowReturning<Root: ProgramRoot>(_ verb: Step, to tag: Int) -> Transition<Root> {
        switch tag {
        case 0: flowReturning(verb, Red.self)
        case 1: flowReturning(verb, Green.self)
        default: flowReturning(verb, Blue.self)
        }
    }

    private func flowReturning<Root: ProgramRoot, Tag>(_ verb: Step, _ tag: Tag.Type) -> Transition<Root> {
        let routes = verb.all(.route)
        let (given, other) = (routes.first ?? Step(.go), routes.last ?? Step(.go))
        return .run(Quiz(length: 1 + verb[0] % 3), style: verb[1] % 2 == 0 ? nil : .automatic) {
            [unowned self] _ in
            tick()
            unexplained += 1
            tally.count("answered, as a route", of: "result")
            return Go<Tag>(given, isNeeded: false)
        } otherwise: { [unowned self] _ in
            tick()
            unexplained += 1
            return Go<Tag>(other, isNeeded: false)
        }
    }

    private func flowing<Root: ProgramRoot>(_ verb: Step, to tag: Int) -> Transition<Root> {
        let flow = Quiz(length: verb[0] % 4)
        let steps = verb.hook(.ended)
        let heard: (Result<Int, EndReason>) -> Void = { [unowned self] result in
            tick()
            switch result {
            case .success: tally.count("answered", of: "result")
            case .failure(let reason): tally.count("\(reason)", of: "result")
            }
            run(steps, in: .ended)
        }
        return verb.kind == .addFlow ? .run(flow, onEnd: heard) : .run(flow, style: .automatic, onEnd: heard)
    }
}
