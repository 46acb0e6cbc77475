extension Drawing {
    /// What is done to a root; what only a route can do too, where it is one that does it.
    mutating func verb(_ depth: Int, isOfRoute: Bool = false) -> Step {
        room -= 1
        if depth > 5 || room < 0 {
            return Step([.add, .take, .present, .dismiss, .none][below(5)], [number()], [Step(.screen)])
        }
        var kinds: [(Step.Kind, Int)] = [
            (.add, 12), (.addLate, 8), (.addKeyed, 7), (.addAt, 7), (.take, 8), (.takeTo, 6), (.takeAll, 7),
            (.takeIndex, 6), (.swap, 7), (.swapLate, 6), (.set, 6), (.pick, 7), (.pickIndex, 6), (.shift, 16),
            (.present, 6), (.presentLate, 6), (.presentOnRoot, 6), (.presentAt, 7), (.dismiss, 5), (.dismissToRoot, 6),
            (.dismissAll, 7), (.leave, 7), (.embed, 7), (.unembed, 8), (.alert, 6), (.answerAlert, 6), (.none, 2),
            (.effect, 6), (.refuse, 2), (.several, 8), (.catching, 7), (.nested, 7), (.told, 7), (.performOn, 6),
            (.routeOn, 6), (.through, 6), (.upward, 7), (.endWith, 7), (.endFlow, 8), (.show, 7), (.showDetail, 6),
            (.showLate, 7), (.anew, 6),
        ]
        if isOfRoute {
            kinds += [
                (.chain, 12), (.deepLink, 11), (.addReturning, 8), (.presentReturning, 8), (.addFlow, 8),
                (.presentFlow, 8),
            ]
        }
        let kind = one(kinds)
        var step = Step(kind, [number(), number()])
        switch kind {
        case .add, .addAt, .swap, .present, .presentOnRoot, .embed, .show, .showDetail, .pick:
            step.steps.append(thing(depth + 1))
        case .addLate, .addKeyed, .swapLate, .presentLate, .showLate: step.steps.append(lateThing(depth + 1))
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
            (.model, 8), (.gated, 5), (.stack, 3), (.crew, 8), (.keepFor, 9), (.keepUntil, 7), (.failing, 28),
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
            if oneIn(10) { step.steps.append(Step(.claims, [below(3)], [route(depth + 1)])) }
        } else if oneIn(10) {
            step.steps.append(hook(.events))
        }
    }
}
