extension Drawing {
    /// Steps that belong together, which hardly ever come one after the other by chance.
    mutating func journey() -> [Step] {
        switch below(47) {
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
        case 31, 32, 33: alone()
        case 34, 35: tapping()
        case 36, 37: madeWith()
        case 38, 39, 40: comingBack()
        case 41, 42: stored()
        case 43: shown()
        case 44, 45, 46: folding()
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

    /// A tree of its own is let go of while its calls wait.
    private mutating func alone() -> [Step] {
        let calls = [oneIn(3) ? call(2) : perform(Step(.add, [], [thing(3, of: .model)]))]
        let shown = thing(2, of: oneIn(2) ? .crew : .stack)
        return [Step(.alone, [below(3), below(4), below(3)], [shown] + calls + (0...below(3)).map { _ in call(2) })]
    }

    /// Tabs, or pages, that go somewhere when they are chosen again, and are chosen.
    private mutating func tapping() -> [Step] {
        let tabs = Step(oneIn(3) ? .pages : .tabs, [0], [thing(3), thing(3)])
        var steps = [Step(.perform, [2 * below(3)], [Step(.present, [3], [tabs])])]
        let back = Step(.perform, [number()], [Step(oneIn(2) ? .takeAll : .add, [], [Step(.screen)])])
        for index in 0...below(2) {
            steps.append(Step(.taps, [2 * index + 1], [Step(.tapped, [], [oneIn(4) ? call(2) : back])]))
        }
        for _ in 0...below(3) {
            switch below(4) {
            case 0: steps.append(Step(.perform, [1], [Step(.pickIndex, [below(2)])]))
            case 1: steps.append(Step(.perform, [1], [Step(.pick, [below(2)])]))
            case 2: steps.append(Step(.report, [2, number(), 0, number()]))
            default: steps.append(oneIn(2) ? Step(.follow, [below(3)]) : call(1))
            }
        }
        return steps
    }

    /// A root that is made with what is shown elsewhere, or with the same thing twice.
    private mutating func madeWith() -> [Step] {
        let kept = Step(.kept, [0, 0, 1])
        var content = oneIn(2) ? [kept] : [thing(3), kept]
        if oneIn(3) { content.append(kept) }
        let kind: Step.Kind = [.stack, .tabs, .pages, .split, .deck, .crew][below(6)]
        var root = Step(kind, [kind == .crew ? below(3) : 0, below(5)], content)
        if oneIn(3) { root = Step([.stack, .tabs][below(2)], [0], [root]) }
        let verb = Step(
            [.add, .present, .presentLate, .addLate, .addKeyed, .showLate, .swap, .set, .embed][below(9)],
            [below(4), 0], [oneIn(12) ? kept : root])
        return [
            Step(.loose, [], [oneIn(2) ? crewThing(2) : Step(.stack, [0], [thing(3)])]),
            Step(.perform, [2 * below(3)], [Step(oneIn(2) ? .add : .present, [3], [kept])]),
            oneIn(2) ? trigger(verb) : Step(.perform, [number()], [verb]),
        ]
    }

    /// A coordinator that the app keeps asks, leaves with its question, comes back, and is answered.
    private mutating func comingBack() -> [Step] {
        let kept = Step(.kept, [0, 0, 1])
        let place = 2 * below(3)
        let show = Step(.perform, [place], [Step(oneIn(3) ? .add : .present, [3], [kept])])
        let answers = [Step(.go, [0, below(900)], [Step(.none)]), Step(.go, [0, below(900)], [Step(.none)])]
        let asks: Step
        switch below(4) {
        case 0: asks = Step(.addFlow, [1 + below(3)])
        case 1: asks = Step(.flowReturning, [below(3), below(2)], answers)
        default: asks = Step(oneIn(3) ? .presentReturning : .addReturning, [], [Step(.model)] + answers)
        }
        var steps = [
            Step(.loose, [], [Step(.crew, [below(3), 0], [Step(.screen)])]), show,
            Step(.trigger, [1], [Step(.go, [0, 100 + below(900)], [asks])]),
        ]
        if oneIn(3) { steps.append(Step(.finish, [0, below(8)])) }
        for _ in 0...below(2) {
            steps.append(Step(.perform, [place], [Step([.dismissAll, .takeAll, .take, .dismiss][below(4)], [0])]))
            if oneIn(4) { steps.append(Step(.finish, [0, below(8)])) }
            steps.append(oneIn(4) ? Step(.perform, [number()], [Step(.add, [], [kept])]) : show)
        }
        return steps + [Step(.finish, [0, below(8)]), Step(.finish, [0, below(8)])]
    }

    /// Something with an address is shown, perhaps after a tab was chosen, and the address is followed.
    private mutating func shown() -> [Step] {
        let route = { (random: inout Drawing) in
            let verb = Step(random.oneIn(2) ? .present : .show, [random.below(4)], [Step(.screen)])
            return Step(
                .trigger, [random.oneIn(2) ? 1 : random.number()], [Step(.go, [0, 4 * random.below(200)], [verb])])
        }
        var steps = [route(&self)]
        if oneIn(2) { steps.insert(Step(.report, [2, number()]), at: 0) }
        if oneIn(3) { steps.append(route(&self)) }
        return steps + (0..<3).map { Step(.follow, [$0]) }
    }

    /// An older state is restored into the app, or into one that was launched anew.
    private mutating func stored() -> [Step] {
        var steps = [
            gated(with: oneIn(3) ? verdict(2) : Step(.allow)), trigger(Step(.pickIndex, [number()]), [Step(.allow)]),
        ]
        steps.append(Step(.store))
        steps += (0..<below(3)).map { _ in call(1) }
        steps.append(Step(.restore, [below(2), below(3), below(2)]))
        if oneIn(3) { steps.append(Step(.follow, [below(3)])) }
        return steps
    }

    /// A split in a tab, in a modal or in another split is folded, or its columns are stepped to, hidden or shown, and then
    /// the app goes back, follows its address, or dies.
    private mutating func folding() -> [Step] {
        let width = { (random: inout Drawing) in Step(.width, [random.number(), random.number(), random.number()]) }
        let inner = Step(.split, [0, below(2)], [crewThing(3), crewThing(3)])
        let outer: Step
        switch below(3) {
        case 0: outer = Step(.tabs, [0], [inner, thing(3)])
        case 1: outer = Step(.split, [0, below(2)], [thing(3), inner])
        default: outer = inner
        }
        var steps = [trigger(Step([.present, .add, .show][below(3)], [3], [outer]), [Step(.allow)])]
        for _ in 0...(1 + below(4)) { steps.append(oneIn(3) ? call(1) : width(&self)) }
        switch below(4) {
        case 0: steps.append(Step(.back, [0]))
        case 1: steps += [Step(.store), width(&self), Step(.restore, [0, below(3), below(2)])]
        default: steps += (0..<3).map { Step(.follow, [$0]) }
        }
        return steps + [width(&self)]
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
