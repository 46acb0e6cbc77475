/// Programs a little smaller than one, which follow from its text alone.
enum ReplayShrinking {
    static func smaller(than program: [ReplayStep]) -> [[ReplayStep]] {
        var all: [[ReplayStep]] = []
        for length in [program.count / 2, program.count / 4, 1] where length > 0 {
            for start in stride(from: 0, to: program.count, by: length) {
                all.append(Array(program[..<start] + program[min(start + length, program.count)...]))
            }
        }
        for (index, step) in program.enumerated() {
            for smaller in smaller(than: step) {
                var copy = program
                copy[index] = smaller
                all.append(copy)
            }
        }
        return all
    }

    private static func smaller(than step: ReplayStep) -> [ReplayStep] {
        switch step {
        case .route(let plan, let index, let options, let isWeak):
            (isWeak ? [.route(plan, at: index, options, isWeak: false)] : [])
                + smaller(than: plan).map { .route($0, at: index, options, isWeak: isWeak) }
                + smaller(than: options).map { .route(plan, at: index, $0, isWeak: isWeak) }
        case .link(let plans, let kinds, let index, let options):
            plans.indices.map { one in
                .link(without(one, plans), without(one, kinds), at: index, options)
            }
                + plans.indices.flatMap { one in
                    smaller(than: plans[one]).map { plan -> ReplayStep in
                        var copy = plans
                        copy[one] = plan
                        return .link(copy, kinds, at: index, options)
                    }
                } + smaller(than: options).map { .link(plans, kinds, at: index, $0) }
        case .climb(let plan, let kind, let index, let options):
            smaller(than: plan).map { .climb($0, kind, from: index, options) }
                + smaller(than: options).map { .climb(plan, kind, from: index, $0) }
        case .recover(let plan, let index): smaller(than: plan).map { .recover($0, at: index) }
        case .perform(let deeds, let index): smaller(than: deeds).map { .perform($0, at: index) }
        case .recoverTo(let deeds, let index): smaller(than: deeds).map { .recoverTo($0, at: index) }
        default: []
        }
    }

    private static func smaller(than options: ReplayOptions) -> [ReplayOptions] {
        options == ReplayOptions() ? [] : [ReplayOptions()]
    }

    private static func smaller(than plan: ReplayPlan) -> [ReplayPlan] {
        var all = smaller(than: plan.deeds).map { ReplayPlan(verdict: plan.verdict, deeds: $0, other: plan.other) }
        if plan.verdict != .allow { all.append(ReplayPlan(deeds: plan.deeds, other: plan.other)) }
        return all
    }

    private static func smaller(than deeds: [ReplayDeed]) -> [[ReplayDeed]] {
        deeds.indices.map { without($0, deeds) }
            + deeds.indices.flatMap { index in
                smaller(than: deeds[index]).map { deed in
                    var copy = deeds
                    copy[index] = deed
                    return copy
                }
            }
    }

    private static func smaller(than deed: ReplayDeed) -> [ReplayDeed] {
        switch deed {
        case .alert(let plan, let kind): smaller(than: plan).map { .alert($0, kind) }
        case .question(let plan, let kind): smaller(than: plan).map { .question($0, kind) }
        case .trigger(let plan, let kind): smaller(than: plan).map { .trigger($0, kind) }
        case .climb(let plan, let kind): smaller(than: plan).map { .climb($0, kind) }
        case .hop(let plan, let kind): smaller(than: plan).map { .hop($0, kind) }
        case .effect(let plan, let kind, let then):
            (then == nil ? [] : [.effect(plan, kind, then: nil)])
                + smaller(than: plan).map { .effect($0, kind, then: then) }
        case .attempt(let deed): [deed]
        default: []
        }
    }

    private static func without<Element>(_ index: Int, _ list: [Element]) -> [Element] {
        Array(list[..<index] + list[(index + 1)...])
    }
}
