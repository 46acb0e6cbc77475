extension Drawing {
    /// Steps that belong together, which hardly ever come one after the other by chance.
    mutating func journey() -> [Step] {
        switch below(31) {
        case 0, 1, 19, 29: gesture()
        case 2, 13, 14, 15, 20, 21: login()
        case 3: [gated(with: question()), maybe(Step(.flip, [below(4)])), Step(.choose, [0, below(2)])]
        case 4, 16, 22, 28, 30:
            [perform(Step(.present, [3], [thing(2)])), Step(oneIn(3) ? .beginBack : .back, [1]), Step(.turnBack)]
        case 5, 17: stay()
        case 6: [gated(with: Step(.waits, [4 + below(4)])), maybe(call(1)), ending(of: .resume)]
        case 7: flow()
        case 8: result()
        case 9, 23: kept()
        case 10: withdrawal()
        case 11: embedding()
        case 24, 25: twice()
        case 26: hiding()
        case 27: standing()
        case 18: [maybe(call(1)), Step(.abandon), maybe(call(1)), Step(.launch)]
        default: placed()
        }
    }

    private mutating func maybe(_ step: Step) -> Step { oneIn(3) ? step : Step(.deliver, [number()]) }

    /// A call of a transition on the root that was made last, or on any.
    private mutating func perform(_ verb: Step) -> Step { Step(.perform, [oneIn(3) ? number() : 1], [verb]) }

    private mutating func trigger(_ verb: Step, _ others: [Step] = []) -> Step {
        Step(.trigger, [oneIn(3) ? number() : 1], [Step(.go, [below(3), 100 + below(900)], [verb] + others)])
    }

    private mutating func gated(with verdict: Step) -> Step {
        let gate = oneIn(2) ? Step(.moody, [below(4), 1], [verdict, Step(.allow)]) : verdict
        return trigger(oneIn(3) ? verb(2) : Step(.add, [], [thing(2)]), [gate])
    }

    private mutating func question() -> Step {
        Step(.asks, [below(2)], [Step(.choice, [4], [hook(.replies)]), Step(.choice, [below(3)])])
    }

    private mutating func ending(of kind: Step.Kind) -> Step {
        switch kind {
        case .resume: Step([.resume, .deny, .forget, .advance][below(4)], [below(5)])
        default: Step([.back, .finish, .report, .perform][below(4)], [1, below(8)], [Step(.take)])
        }
    }

    private mutating func gesture() -> [Step] {
        let beginning: Step
        switch below(3) {
        case 0: beginning = Step(.beginBack, [1])
        case 1: beginning = Step(.begin, [number()], [route(2)])
        default: beginning = Step(.beginRoot, [number()], [verb(2)])
        }
        var steps: [Step] = []
        if oneIn(3) { steps.append(Step(.attach, [1, below(2)], [hook(.following)])) }
        steps.append(beginning)
        if oneIn(2) { steps.append(Step(.move, [0, below(11)])) }
        if oneIn(4) { steps.append(call(1)) }
        steps.append(Step([.lift, .turnBack, .drop, .drop, .drop, .drop, .report][below(7)], [0, number()]))
        return steps
    }

    private mutating func login() -> [Step] {
        let shown = Step([.present, .add, .presentLate][below(3)], [], [Step(.model)])
        let login = Step(.first, [0], [Step(.go, [3, below(3)], [shown])])
        return [gated(with: login), maybe(call(1)), oneIn(3) ? Step(.finish, [0]) : ending(of: .back)]
    }

    /// The same route two times in a row.
    private mutating func twice() -> [Step] {
        var step = Step([.trigger, .handle, .climb, .hops, .link][below(5)], [number(), number()], [route(2)])
        if step.kind == .hops || step.kind == .link { step.steps.append(route(2)) }
        if oneIn(2) { step.steps.append(Step(.how, [how()])) }
        return [step, step]
    }

    /// Something is hidden, and what comes to it brings it to the front.
    private mutating func hiding() -> [Step] {
        [
            perform(Step(oneIn(2) ? .add : .presentKeyed, [below(3)], [thing(2)])), maybe(call(1)),
            Step(.perform, [number()], [Step([.add, .present, .pickIndex][below(3)], [number()], [thing(2)])]),
            oneIn(2) ? perform(Step(.reveal, [number()])) : trigger(verb(2), [Step(.how, [32])]),
        ]
    }

    /// A login that is there when a gate wants it.
    private mutating func standing() -> [Step] {
        let shown = Step(oneIn(2) ? .presentKeyed : .addKeyed, [0], [Step(.model)])
        let login = Step(.go, [3, below(3)], [shown])
        var steps = [Step(.trigger, [oneIn(3) ? number() : 1], [Step(.go, [below(3), below(3)], [shown])])]
        if oneIn(2) { steps.append(call(1)) }
        steps.append(gated(with: Step(.first, [0], [login])))
        if oneIn(2) { steps.append(gated(with: Step(.first, [0], [login]))) }
        steps.append(oneIn(2) ? Step(.finish, [0]) : ending(of: .back))
        return steps
    }

    private mutating func stay() -> [Step] {
        let stays = Step(.model, [], [Step(.leaving, [], [oneIn(2) ? Step(.denies) : verdict(2)])])
        return [perform(Step([.add, .present][below(2)], [0], [stays])), ending(of: .back)]
    }

    private mutating func flow() -> [Step] {
        var steps = [trigger(Step(oneIn(2) ? .addFlow : .presentFlow, [1 + below(3)]))]
        for _ in 0...below(3) {
            steps.append(Step([.finish, .finish, .back, .cancelFlow][below(4)], [0, oneIn(9) ? 13 : below(5)]))
        }
        return steps
    }

    private mutating func result() -> [Step] {
        let verb = Step(oneIn(2) ? .addReturning : .presentReturning, [], [Step(.model), route(3), route(3)])
        return [trigger(verb), maybe(Step(.hear, [number()])), oneIn(2) ? Step(.finish, [0, 1]) : ending(of: .back)]
    }

    private mutating func kept() -> [Step] {
        let kept = thing(2, of: oneIn(2) ? .keepFor : .keepUntil)
        let show = perform(Step([.addLate, .presentLate, .showLate][below(3)], [0], [kept]))
        return [
            show, ending(of: .back),
            Step([.advance, .expire, .evict, .evictAll, .deliver][below(5)], [below(5), kept[0]]),
            show,
        ]
    }

    private mutating func withdrawal() -> [Step] {
        [
            Step(.attach, [1, 1]), perform(Step(.add, [], [thing(2)])), Step(.withdraw, [number()], [verb(2)]),
            maybe(call(1)), Step(.withdraw, [number()], [verb(2)]), Step(.withdraw, [number()], [verb(2)]),
            Step(.answer, [0, 0, below(4)]),
        ]
    }

    private mutating func embedding() -> [Step] {
        let root = number()
        return [
            Step(.perform, [root], [Step(.embed, [below(4)], [thing(2)])]), maybe(call(1)),
            Step(.perform, [root], [Step(.unembed, [0])]),
        ]
    }

    /// Something that the app keeps is shown, something happens to it, and it goes.
    private mutating func placed() -> [Step] {
        [
            Step(.loose, [], [oneIn(2) ? crewThing(2) : Step(.stack, [0], [crewThing(2)])]),
            oneIn(2) ? gated(with: verdict(2)) : call(1),
            Step(.perform, [number()], [Step([.add, .present][below(2)], [0], [Step(.kept, [number()])])]),
            oneIn(2) ? gated(with: verdict(2)) : call(1),
            oneIn(2) ? ending(of: .back) : Step(.letGo, [number()]),
        ]
    }
}
