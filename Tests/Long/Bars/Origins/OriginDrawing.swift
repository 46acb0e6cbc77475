import TestSupport

/// Draws programs for the bar of origins.
struct OriginDrawing {
    private var random: SplitMix64
    private var lastNumber = 0

    /// What the app looks like by then, so that most of what is drawn can be done.
    private var model = OriginModel()
    private var state = OriginModel.State()

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func program() -> [OriginStep] {
        (0..<(4 + random.below(14))).map { _ in
            let step = step()
            if model.allows(step.call), step.host != .refuses {
                _ = model.play(step.call)
                model.goOn()
            }
            return step
        }
    }

    private mutating func step() -> OriginStep {
        state = model.state
        let call = call()
        switch call {
        case .route, .perform, .link:
            let host: OriginStep.Host = random.oneIn(5) ? .holds : random.oneIn(5) ? .refuses : .answers
            return OriginStep(call: call, host: host)
        default: return OriginStep(call: call)
        }
    }

    private mutating func call() -> OriginCall {
        if !model.waiting.isEmpty, random.oneIn(3) { return model.waiting[0].login == nil ? .resume : .finishLogin }
        if random.oneIn(4) { return keeping() }
        switch random.below(29) {
        case 0..<10: return .route(plan(depth: 3), of: random.below(8), isWeak: random.oneIn(3))
        case 10..<12: return .perform(deeds(depth: 2), of: fixed())
        case 12..<14:
            let count = 1 + random.below(4)
            // What the step before has shown is asked first, wherever that is: only the first may be a child.
            let agents = (0..<count).map { $0 == 0 ? random.below(7) : fixed() }
            return .link((0..<count).map { _ in plan(depth: 1) }, to: agents)
        case 14, 15: return .back(stack: one(of: state.content.dropLast(2), 2))
        case 16, 24: return .drag(stack: one(of: state.modals, 1))
        case 17, 18: return .choose(random.below(5))
        case 19: return .finishLogin
        case 20: return .resume
        case 21, 22: return .wait(seconds: 20 * (1 + random.below(3)))
        case 25, 26: return .fold(random.oneIn(2))
        case 27: return .step(column: random.below(6))
        case 28: return random.oneIn(2) ? .hide(column: random.below(6)) : .show(column: random.below(6))
        default: return .evict(key: random.below(2))
        }
    }

    /// Shows what is kept, or closes it, or lets go of it.
    private mutating func keeping() -> OriginCall {
        let key = random.below(2)
        if random.oneIn(6) { return random.oneIn(2) ? .evict(key: key) : .wait(seconds: 60) }
        var plan = Plan(number: number())
        if let stack = Cast.onTree.first(where: { state.modals[$0].last == 200 + key }) {
            plan.deeds = [.dismiss(stack: stack)]
        } else if let stack = Cast.onTree.first(where: { state.content[$0].last == 200 + key }) {
            plan.deeds = [.pop(stack: stack)]
        } else {
            plan.deeds = [.keep(key: key, stack: random.below(4), isPresented: random.oneIn(2))]
        }
        if random.oneIn(3) { plan.deeds.append(verb()) }
        return random.oneIn(4) ? .perform(plan.deeds, of: fixed()) : .route(plan, of: fixed(), isWeak: false)
    }

    private mutating func fixed() -> Int { Cast.fixed[random.below(Cast.fixed.count)] }

    private mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func plan(depth: Int, isFree: Bool = true) -> Plan {
        var plan = Plan(number: number())
        if random.oneIn(8) {
            let all = Plan.Verdict.allCases
            plan.verdict = isFree ? all[random.below(all.count)] : random.oneIn(3) ? .deny : .allow
        }
        plan.deeds = deeds(depth: depth)
        if depth > 0, random.oneIn(8) { plan.asides = [aside(depth: depth - 1)] }
        return plan
    }

    private mutating func deeds(depth: Int) -> [Deed] {
        let count = [1, 1, 2, 2, 3, 4][random.below(6)]
        return (0..<count).map { _ in
            if depth > 0, random.below(10) < 3 { return nested(depth: depth - 1) }
            return random.oneIn(4) ? .attempt([verb()]) : verb()
        }
    }

    private mutating func nested(depth: Int) -> Deed {
        switch random.below(12) {
        case 0..<5:
            let agent = random.below(8)
            return .route(plan(depth: depth, isFree: Cast.fixed.contains(agent)), of: agent, isWeak: random.oneIn(4))
        case 5:
            let count = random.oneIn(20) ? 1_000 : 2 + random.below(12)
            let first = lastNumber + 1
            lastNumber += count
            let nesting = Nesting(
                count: count, agent: random.below(4), things: (0..<random.below(4)).map { _ in thing() })
            return .nest(nesting, from: first)
        case 6, 7: return .several(deeds(depth: depth))
        case 8, 9: return .attempt(deeds(depth: depth))
        default: return aside(depth: depth)
        }
    }

    private mutating func aside(depth: Int) -> Deed {
        random.oneIn(3)
            ? .perform(deeds(depth: 0), of: fixed()) : .trigger(plan(depth: depth), of: fixed())
    }

    /// Mostly one that is not shown, and will not be drawn again for this call.
    private mutating func thing() -> Int {
        let free = (0..<8).filter { state.place(of: $0) == nil }
        guard !free.isEmpty, !random.oneIn(12) else { return random.below(8) }
        let thing = free[random.below(free.count)]
        state.embeds[0].append(thing)
        return thing
    }

    /// Mostly one of those from which something can be removed.
    private mutating func one(of lists: [[Int]], _ count: Int) -> Int {
        let full = lists.indices.filter { lists[$0].count >= count }
        return full.isEmpty || random.oneIn(12) ? random.below(lists.count) : full[random.below(full.count)]
    }

    private mutating func poppedStack() -> Int {
        let stack = one(of: state.content, 2)
        _ = state.content[stack].popLast()
        return stack
    }

    private mutating func dismissingStack() -> Int {
        let stack = one(of: state.modals, 1)
        _ = state.modals[stack].popLast()
        return stack
    }

    private mutating func verb() -> Deed {
        let (stack, standing) = (random.oneIn(4) ? 4 + random.below(2) : random.below(4), random.below(4))
        switch random.below(48) {
        case 0..<12: return .push(thing(), stack: stack, isAnimated: random.oneIn(4))
        case 12..<18: return .pop(stack: poppedStack())
        case 18..<20: return .replaceTop(thing(), stack: stack)
        case 20..<23: return .set((0..<(1 + random.below(4))).map { _ in thing() }, stack: stack)
        case 23..<27: return .present(thing(), stack: standing, isAnimated: random.oneIn(4))
        case 27..<30: return .dismiss(stack: dismissingStack())
        case 30, 31: return .embed(thing(), stack: standing)
        case 32:
            let stack = one(of: model.state.embeds, 1)
            return .unembed(model.state.embeds[stack].last ?? thing(), stack: stack)
        case 33..<36: return .keep(key: random.below(2), stack: standing, isPresented: random.oneIn(2))
        case 36..<41: return .select(random.below(4))
        case 41, 42: return .insertTab(thing(), at: random.below(5))
        case 43: return .removeTab(model.state.tabs.first { $0 < 20 } ?? random.below(8))
        case 44, 45: return .moveTab(from: random.below(4), to: random.below(4))
        case 46 where random.oneIn(2): return .refuse
        default: return .push(thing(), stack: stack, isAnimated: false)
        }
    }
}
