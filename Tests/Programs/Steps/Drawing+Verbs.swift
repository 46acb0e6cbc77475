extension Drawing {
    /// What is done to a root; what only a route can do too, where it is one that does it.
    mutating func verb(_ depth: Int, isOfRoute: Bool = false) -> Step {
        room -= 1
        if depth > 5 || room < 0 {
            return Step([.add, .take, .present, .dismiss, .none][below(5)], [number()], [Step(.screen)])
        }
        var kinds: [(Step.Kind, Int)] = [
            (.add, 12), (.addLate, 8), (.addKeyed, 7), (.addAt, 8), (.take, 8), (.takeTo, 9), (.takeAll, 8),
            (.takeIndex, 9), (.swap, 9), (.swapLate, 9), (.set, 9), (.pick, 8), (.pickIndex, 7), (.shift, 24),
            (.present, 6), (.presentLate, 6), (.presentKeyed, 8), (.reveal, 9), (.presentOnRoot, 9), (.presentAt, 9),
            (.dismiss, 5), (.dismissTo, 9), (.dismissToRoot, 10),
            (.dismissAll, 9), (.leave, 9), (.embed, 12), (.unembed, 15), (.alert, 8), (.answerAlert, 9), (.none, 2),
            (.effect, 9), (.refuse, 2), (.several, 10), (.catching, 9), (.nested, 9), (.told, 8), (.performOn, 9),
            (.routeOn, 9), (.through, 9), (.upward, 9), (.endWith, 8), (.endFlow, 8), (.show, 8), (.showDetail, 10),
            (.showLate, 7), (.anew, 9),
        ]
        if isOfRoute {
            kinds += [
                (.chain, 18), (.deepLink, 21), (.addReturning, 10), (.presentReturning, 12), (.addFlow, 10),
                (.presentFlow, 10), (.flowReturning, 8),
            ]
        }
        let kind = one(kinds)
        var step = Step(kind, [number(), number()])
        switch kind {
        case .add, .addAt, .swap, .present, .presentOnRoot, .embed, .show, .showDetail, .pick:
            step.steps.append(thing(depth + 1))
        case .addLate, .addKeyed, .swapLate, .presentLate, .presentKeyed, .showLate:
            step.steps.append(lateThing(depth + 1))
        case .set: step.steps += (0..<below(3)).map { _ in thing(depth + 1) }
        case .presentAt:
            step.steps.append(crewThing(depth + 1))
            step.steps.append(route(depth + 1))
        case .alert: if oneIn(2) { step.steps += choices(depth) }
        case .effect: step.steps.append(hook(.doing))
        case .several, .catching, .nested:
            step.steps += (0...(1 + below(2))).map { _ in verb(depth + 1) }
            if kind == .catching, oneIn(2) { step.steps.append(Step(.refuse)) }
        case .told, .performOn: step.steps.append(verb(depth + 1))
        case .routeOn, .through, .upward: step.steps.append(route(depth + 1))
        case .chain, .deepLink: step.steps += (0...(1 + below(2))).map { _ in route(depth + 1) }
        case .addReturning, .presentReturning: step.steps += [thing(depth + 1, of: .model), route(depth + 2)]
        case .flowReturning: step.steps += [route(depth + 2), route(depth + 2)]
        case .addFlow, .presentFlow: if oneIn(2) { step.steps.append(hook(.ended)) }
        default: break
        }
        if oneIn(6) { step.steps.append(Step(.how, [below(8)])) }
        return step
    }

    // MARK: - Things

    mutating func thing(_ depth: Int) -> Step {
        let kind = one([
            (.screen, 14), (.model, 16), (.gated, 6), (.stack, 8), (.tabs, 5), (.pages, 4), (.split, 5), (.deck, 5),
            (.crew, 12), (.basic, 5), (.kept, 8), (.standing, 4), (.node, 4),
        ])
        return thing(depth, of: kind)
    }

    mutating func lateThing(_ depth: Int) -> Step {
        let kind = one([
            (.model, 8), (.gated, 5), (.stack, 3), (.crew, 8), (.keepFor, 9), (.keepUntil, 7), (.failing, 32),
            (.kept, 2),
        ])
        var step = thing(depth, of: kind)
        if kind == .crew, oneIn(2) { step.numbers = [1, 0] }
        if depth < 5, room > 0, oneIn(4) { step.steps.append(hook(.building)) }
        return step
    }

    mutating func crewThing(_ depth: Int) -> Step { thing(depth, of: .crew) }

    mutating func thing(_ depth: Int, of kind: Step.Kind) -> Step {
        room -= 1
        var step = Step(kind, [number(), number()])
        let isDeep = depth > 4 || room < 0
        switch kind {
        case .screen: step.numbers = []
        case .stack, .tabs, .pages, .split, .deck:
            step.steps = isDeep ? [Step(.screen)] : (0...below(3)).map { _ in thing(depth + 2) }
        case .crew, .basic:
            step.numbers = [below(3), below(8)]
            if !isDeep { step.steps = (0..<(1 + below(2))).map { _ in thing(depth + 2) } }
            if kind == .crew { decorate(&step, depth) }
        case .model, .gated: decorate(&step, depth)
        case .keepFor, .keepUntil:
            step.numbers = [below(3), below(12), below(4), below(2)]
            if kind == .keepUntil, !isDeep, oneIn(4) { step.steps.append(hook(.doing)) }
        default: break
        }
        return step
    }

    private mutating func decorate(_ step: inout Step, _ depth: Int) {
        guard depth < 5, room > 0 else { return }
        if oneIn(8) { step.steps.append(Step(.leaving, [], [verdict(depth + 1)])) }
        if oneIn(9) { step.steps.append(hook(.dying)) }
        if oneIn(14) { step.steps.append(hook(.starting)) }
        if step.kind == .crew {
            if oneIn(3) {
                let start = route(depth + 1)
                step.steps.append(Step(.opening, [], oneIn(3) ? [start] : [start, Step(.how, [16])]))
                if oneIn(2) { step.steps.removeAll { $0.kind.sort == .thing } }
            }
            if isOfSessions, oneIn(3) { step.steps.append(stands(depth + 1)) }
            if oneIn(7) { step.steps.append(Step(.claims, [below(3)], [route(depth + 1)])) }
        } else if oneIn(10) {
            step.steps.append(hook(.events))
        }
    }
}
