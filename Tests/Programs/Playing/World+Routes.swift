import Coordination

extension World {
    /// What a route does to the root of a coordinator.
    func prepare<Tag, Root: ProgramRoot>(_ route: Go<Tag>, of crew: Crew<Tag, Root>) -> Transition<Root> {
        entered(route)
        defer { left(route) }
        tags.append(crew.tag)
        defer { tags.removeLast() }
        let verb = route.step.first(.verb) ?? Step(.none)
        switch verb.kind {
        case .chain:
            tally.count(verb.kind.rawValue, of: "verb")
            return crew.chain(routes: verb.all(.route).map { Go<Tag>($0, isNeeded: false) })
        case .deepLink:
            tally.count(verb.kind.rawValue, of: "verb")
            return crew.deepLink(verb.all(.route).map { hop(Programs.route($0)) })
        case .again: return circle(verb[0], route, of: crew)
        default: return transition(verb, on: crew.root)
        }
    }

    /// One of the ways in which a route leads back to itself.
    private func circle<Tag, Root: ProgramRoot>(
        _ number: Int, _ route: Go<Tag>, of crew: Crew<Tag, Root>
    ) -> Transition<Root> {
        if ticks == 1 { tally.count("circle \(number % 6)", of: "circle") }
        switch number % 6 {
        case 0: return .trigger(route, on: crew)
        case 1: return .trigger(route, on: crew.weakRouter)
        case 2: return crew.deepLink([hop(route)])
        case 3: return .send(route)
        case 4:
            crew.trigger(route) { _ in }
            return .none()
        default:
            let others = livePresentables.compactMap { $0 as? Crew<Tag, StackRoot> }
            let index = others.firstIndex { $0 === crew } ?? 0
            guard let other = pick(index + 1, of: others) else { return .trigger(route, on: crew) }
            return .trigger(route, on: other)
        }
    }

    func prepareAlone(_ route: Go<Red>) -> Transition<StackRoot> {
        entered(route)
        defer { left(route) }
        return transition(route.step.first(.verb) ?? Step(.none), on: nil as StackRoot?)
    }

    func hop(_ route: some GoRoute) -> Hop { Hop(route) }

    private func entered<Tag>(_ route: Go<Tag>) {
        tick()
        if route.isNeeded { neededDepth += 1 }
        for (_, message) in questions[route.words] ?? [:] where !proceeded.contains(message) {
            flaw("a question lets something through that it was not asked about", message)
        }
        questions[route.words] = nil
        run(route.step.hook(.during), in: .during)
    }

    private func left<Tag>(_ route: Go<Tag>) {
        if route.isNeeded { neededDepth -= 1 }
    }

    /// Runs what builds something late.
    func late<Made>(_ step: Step?, isNeeded: Bool, _ build: () throws -> Made) throws -> Made {
        tick()
        if isNeeded { neededDepth += 1 }
        defer { if isNeeded { neededDepth -= 1 } }
        run(step?.hook(.building) ?? [], in: .building)
        let others = made.count
        let built = try build()
        // What it finds is not built by it.
        if let crew = built as? any Opened, made.count > others, made.last?.presentable === crew { crew.isLate = true }
        return built
    }
}

extension World {
    /// What a step shows, built when it is reached, with as much as is known of its type; kept by the tree of a
    /// presentable where it says so.
    func late(_ step: Step?, keptBy keeper: (any Presentable)?) -> any Presentable {
        let isNeeded = neededDepth > 0
        let thing = step ?? Step(.screen)
        switch thing.kind {
        case .model: return Later { [unowned self] in try late(step, isNeeded: isNeeded) { Model(thing, in: self) } }
        case .gated: return Later { [unowned self] in try late(step, isNeeded: isNeeded) { Gated(thing, in: self) } }
        case .failing:
            tally.count("failing", of: "thing")
            return Later { [unowned self] () throws -> Model in
                try late(step, isNeeded: isNeeded) { throw Unbuildable() }
            }
        case .crew where thing[0] % 3 == 1 && [0, 5, 6, 7].contains(thing[1] % 8):
            return Later { [unowned self] in try late(step, isNeeded: isNeeded) { greenCrew(thing) } }
        case .keepFor:
            tally.count("keepFor", of: "thing")
            hasKept = true
            guard let keeper else { break }
            if thing[3] % 2 == 1 {
                return keep(thing, by: keeper) { [unowned self] in
                    try late(step, isNeeded: isNeeded) { greenCrew(thing) }
                }
            }
            return keep(thing, by: keeper) { [unowned self] in
                try late(step, isNeeded: isNeeded) { Model(thing, in: self) }
            }
        case .keepUntil:
            tally.count("keepUntil", of: "thing")
            hasKept = true
            guard let keeper else { break }
            let made = { [unowned self] in try late(step, isNeeded: isNeeded) { Model(thing, in: self) } }
            return keeper.node.keep(
                until: { [unowned self] expire in
                    tick()
                    expiries.append(expire)
                    run(thing.hook(.doing), in: .doing)
                }, key: thing[0] % 3, made)
        default: break
        }
        return Later { [unowned self] in try late(step, isNeeded: isNeeded) { self.thing(thing) } }
    }

    private func greenCrew(_ step: Step) -> Crew<Green, StackRoot> {
        tally.count("crew", of: "thing")
        return Crew<Green, StackRoot>(root(StackRoot(things(step))), tag: 1, step, in: self)
    }

    private func keep<P: Presentable>(
        _ step: Step, by keeper: any Presentable, _ build: @escaping () throws -> P
    ) -> Later<P> {
        keeper.node.keep(
            for: .seconds(step[1] % 12), from: step[2] % 2 == 0 ? .closed : .shown, isRenewed: step[2] / 2 % 2 == 0,
            key: step[0] % 3, build)
    }
}
