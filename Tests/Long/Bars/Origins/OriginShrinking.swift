/// Programs a little smaller than one, which follow from its text alone.
enum OriginShrinking {
    static func smaller(than program: [OriginStep]) -> [[OriginStep]] {
        var all: [[OriginStep]] = []
        for length in [program.count / 2, program.count / 4, 1] where length > 0 {
            for start in stride(from: 0, to: program.count, by: length) {
                all.append(Array(program[..<start] + program[min(start + length, program.count)...]))
            }
        }
        for (index, step) in program.enumerated() {
            for call in smaller(than: step.call) {
                var copy = program
                copy[index].call = call
                all.append(copy)
            }
            if step.host != .answers {
                var copy = program
                copy[index].host = .answers
                all.append(copy)
            }
        }
        return all
    }

    private static func smaller(than call: OriginCall) -> [OriginCall] {
        switch call {
        case .route(let plan, let agent, let isWeak):
            smaller(than: plan).map { .route($0, of: agent, isWeak: isWeak) }
        case .perform(let deeds, let agent): smaller(than: deeds).map { .perform($0, of: agent) }
        case .link(let plans, let agents):
            plans.indices.flatMap { index in smaller(than: plans[index]).map { plans.with($0, at: index) } }
                .map { .link($0, to: agents) }
                + plans.indices.filter { _ in plans.count > 1 }
                .map { .link(plans.without($0), to: agents.without($0)) }
        default: []
        }
    }

    private static func smaller(than plan: Plan) -> [Plan] {
        var all: [Plan] = []
        for deeds in smaller(than: plan.deeds) { all.append(plan.with { $0.deeds = deeds }) }
        for asides in smaller(than: plan.asides) { all.append(plan.with { $0.asides = asides }) }
        if plan.verdict != .allow { all.append(plan.with { $0.verdict = .allow }) }
        return all
    }

    private static func smaller(than deeds: [Deed]) -> [[Deed]] {
        deeds.indices.map(deeds.without)
            + deeds.indices.flatMap { index in smaller(than: deeds[index]).map { deeds.with($0, at: index) } }
    }

    private static func smaller(than deed: Deed) -> [Deed] {
        switch deed {
        case .route(let plan, let agent, let isWeak):
            [.several(plan.deeds)] + smaller(than: plan).map { .route($0, of: agent, isWeak: isWeak) }
        case .trigger(let plan, let agent): smaller(than: plan).map { .trigger($0, of: agent) }
        case .several(let deeds): smaller(than: deeds).map { .several($0) }
        case .attempt(let deeds): smaller(than: deeds).map { .attempt($0) }
        case .perform(let deeds, let agent): smaller(than: deeds).map { .perform($0, of: agent) }
        case .nest(let nesting, let first) where nesting.count > 1:
            [.nest(Nesting(count: nesting.count / 2, agent: nesting.agent, things: nesting.things), from: first)]
        default: []
        }
    }
}

extension Plan {
    fileprivate func with(_ change: (inout Plan) -> Void) -> Plan {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Array {
    fileprivate func without(_ index: Int) -> Self { Array(self[..<index] + self[(index + 1)...]) }

    fileprivate func with(_ element: Element, at index: Int) -> Self {
        var copy = self
        copy[index] = element
        return copy
    }
}
