import TestSupport

/// Draws programs from a seed.
package struct Drawing {
    var random: SplitMix64
    /// How many steps may still be drawn for one call, so that none becomes a program of its own.
    var room = 0
    private var routes = 0
    /// Whether routes have standing gates, and the session changes.
    let isOfSessions: Bool

    package init(seed: UInt64, ofSessions isOfSessions: Bool = false) {
        random = SplitMix64(seed: seed)
        self.isOfSessions = isOfSessions
    }

    /// Draws a program of at least thirty calls.
    package mutating func program() -> Program {
        room = 24
        var steps = [launch()]
        let count = 31 + below(12)
        // Each takes as long as many others.
        let hasCircle = oneIn(30)
        while steps.count < count {
            room = 14
            if hasCircle, steps.count == 20 {
                steps.append(Step(.trigger, [number()], [Step(.go, [0, 0], [Step(.again, [below(6)])])]))
            }
            if isOfSessions, oneIn(2) {
                steps += session()
            } else if oneIn(3) {
                steps += journey()
            } else {
                steps.append(top())
            }
        }
        return Program(steps)
    }

    mutating func below(_ bound: Int) -> Int { random.below(max(1, bound)) }

    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    mutating func number() -> Int { below(24) }

    /// One of several, each with a weight.
    mutating func one(_ kinds: [(Step.Kind, Int)]) -> Step.Kind {
        var rest = below(kinds.reduce(0) { $0 + $1.1 })
        for (kind, weight) in kinds {
            rest -= weight
            if rest < 0 { return kind }
        }
        return kinds[0].0
    }

    private mutating func launch() -> Step {
        var windows = (0...below(2)).map { _ in Step(.window, [], [home()]) }
        if oneIn(6) { windows.append(hook(.starting)) }
        if isOfSessions { windows.append(stands(1)) }
        return Step(.launch, [below(2), below(2), below(3), below(2)], windows)
    }

    private mutating func home() -> Step {
        let crew = { (random: inout Drawing) in
            Step(.crew, [random.below(3), [0, 0, 1, 2, 3][random.below(5)]], [random.thing(1), random.thing(1)])
        }
        switch below(6) {
        case 0: return Step(.tabs, [0], [crew(&self), crew(&self)])
        case 1: return Step(.stack, [0], [thing(1), crew(&self)])
        case 2: return Step(.crew, [below(3), 1], [crew(&self), Step(.stack, [0], [thing(1), crew(&self)])])
        default: return crew(&self)
        }
    }

    // MARK: - Calls

    private mutating func top() -> Step {
        switch below(100) {
        case 0..<64: return call(0)
        case 64..<70: return Step(.answer, [below(3), below(3), below(8)])
        case 70..<75: return Step(.choose, [below(3), below(3)])
        default: return around()
        }
    }

    /// What is done to the app from outside it.
    private mutating func around() -> Step {
        let kind = one([
            (.attach, 7), (.detach, 3), (.mood, 8), (.advance, 6), (.resume, 4), (.deny, 5), (.forget, 5), (.hold, 7),
            (.letGo, 5), (.loose, 6), (.evict, 3), (.evictAll, 3), (.expire, 3), (.flip, 5), (.guards, 8),
            (.abandon, 4), (.launch, 12), (.observe, 8), (.log, 10), (.hear, 4), (.withdraw, 9), (.move, 2), (.lift, 3),
            (.turnBack, 2), (.drop, 2), (.deliver, 2), (.taps, 3), (.store, 5), (.restore, 4),
            (.width, 12),
        ])
        switch kind {
        case .attach:
            var hooks: [Step] = []
            for kind in [Step.Kind.playing, .showing, .following, .ended]
            where oneIn(kind == .following ? 2 : kind == .ended ? 5 : 3) {
                hooks.append(hook(kind))
            }
            return Step(.attach, [number(), [0, 1, 1, 1, 2, 3, 4, 5][below(8)]], hooks)
        case .loose: return Step(.loose, [], [oneIn(2) ? Step(.stack, [0], [crewThing(1), thing(1)]) : thing(2)])
        case .guards: return Step(.guards, [below(2)], oneIn(2) ? [] : [verdict(1)])
        case .observe: return Step(.observe, [number()], [hook(.events)])
        case .log: return Step(.log, [], [hook(.then)])
        case .hear: return Step(.hear, [number()], oneIn(2) ? [hook(.ended)] : [])
        case .taps: return Step(.taps, [number()], [hook(.tapped)])
        case .withdraw: return Step(.withdraw, [number()], [verb(1)])
        case .width: return Step(.width, [number(), number(), number()])
        default: return Step(kind, [number(), number()])
        }
    }

    /// A hook, with a call or two in it.
    mutating func hook(_ kind: Step.Kind) -> Step {
        Step(
            kind, [],
            (0...below(5) / 4).map { _ in
                if isOfSessions, oneIn(3) { return oneIn(3) ? change() : Step(.signal, [number()]) }
                return oneIn(5) ? small() : call(2)
            })
    }

    private mutating func small() -> Step {
        switch below(8) {
        case 0: Step(.letGo, [number()])
        case 1: Step(.answer, [below(3), 0, below(8)])
        case 2: Step(.detach, [below(3)])
        case 3: Step(.attach, [below(6), below(6)])
        case 4: Step(.evictAll, [number()])
        case 5: Step(.hold, [number()])
        case 6: Step(.flip, [below(4)])
        default: Step([.resume, .forget, .drop, .lift, .turnBack, .expire, .advance, .abandon][below(8)], [number()])
        }
    }

    /// Something that has an outcome.
    mutating func call(_ depth: Int) -> Step {
        room -= 1
        let kind = one([
            (.perform, 15), (.trigger, 20), (.climb, 8), (.link, 6), (.hops, 4), (.handle, 4), (.redirection, 4),
            (.weakPerform, 4), (.pushInFront, 4), (.presentInFront, 3), (.back, 6), (.choose, 4), (.ask, 4),
            (.cancelFlow, 3), (.finish, 6), (.report, 12), (.begin, 3), (.beginRoot, 3), (.beginBack, 3), (.drive, 4),
            (.recoverRoute, 3), (.recoverRoot, 3), (.reset, 3), (.follow, 4),
        ])
        var step = Step(kind, [number(), number(), number(), number()])
        switch kind {
        case .perform, .weakPerform, .beginRoot, .recoverRoot: step.steps.append(verb(depth + 1))
        case .trigger, .climb:
            step.steps.append(route(depth + 1))
            if oneIn(6) { step.steps.append(verdict(depth + 1)) }
        case .handle, .redirection, .begin, .drive, .recoverRoute: step.steps.append(route(depth + 1))
        case .link, .hops: step.steps += (0...(1 + below(2))).map { _ in route(depth + 1) }
        case .pushInFront, .presentInFront: step.steps.append(thing(depth + 1))
        default: break
        }
        if oneIn(2) { step.steps.append(Step(.how, [how()])) }
        if depth < 3, room > 0, oneIn(8) { step.steps.append(hook(.then)) }
        return step
    }

    mutating func how() -> Int {
        [1, 2, 4, 4, 8, 16, 16, 20, 17, 0, 32, 32, 33, 36, 48][below(15)]
    }

    mutating func route(_ depth: Int) -> Step {
        room -= 1
        routes += 1
        var step = Step(.go, [below(3), oneIn(6) ? below(3) : routes], [verb(depth + 1, isOfRoute: true)])
        if oneIn(4) {
            step.steps.append(verdict(depth + 1))
            if oneIn(3) { step.steps.append(verdict(depth + 1)) }
        }
        if depth < 4, room > 0, oneIn(9) { step.steps.append(hook(.during)) }
        if isOfSessions, oneIn(3) { step.steps.append(stands(depth + 1)) }
        return step
    }

    // MARK: - Verdicts

    mutating func verdict(_ depth: Int) -> Step {
        room -= 1
        var kind = one([(.allow, 3), (.denies, 2), (.sends, 3), (.first, 6), (.asks, 6), (.waits, 5), (.moody, 7)])
        if depth > 5 || room < 0 { kind = one([(.allow, 2), (.denies, 1), (.asks, 1), (.waits, 1)]) }
        var step = Step(kind, [below(8)])
        switch kind {
        case .sends: step.steps.append(simpleRoute())
        case .first: step.steps.append(simpleRoute())
        case .asks: step.steps += choices(depth)
        case .moody:
            step = Step(
                kind, [below(4), below(2)], [verdict(depth + 1), oneIn(3) ? verdict(depth + 1) : Step(.allow)])
        default: break
        }
        if depth < 4, room > 0, oneIn(14) { step.steps.append(hook(kind == .waits ? .doing : .judging)) }
        return step
    }

    mutating func choices(_ depth: Int) -> [Step] {
        if oneIn(2) { return [Step(.choice, [4]), Step(.choice, [1])] }
        return (0...below(3)).map { _ in
            var choice = Step(.choice, [below(6)])
            if choice[0] == 3 { choice.steps.append(simpleRoute()) }
            if depth < 4, room > 0, oneIn(2) { choice.steps.append(hook(.replies)) }
            return choice
        }
    }

    /// A route that shows something on the root that takes it, and has no gates: a login.
    mutating func simpleRoute() -> Step {
        let shown = [Step(.model), Step(.screen), Step(.stack, [0], [Step(.model)]), Step(.kept, [number()])][below(4)]
        let verb: Step =
            oneIn(8) ? Step(.refuse) : Step([.present, .add, .presentLate, .addLate][below(4)], [below(4)], [shown])
        return Step(.go, [below(4), below(4)], [verb])
    }
}
