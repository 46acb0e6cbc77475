import TestSupport

/// Draws programs for the bar of replays.
struct ReplayDrawing {
    private var random: SplitMix64
    private var lastNumber = 0
    private let mayBeRouteless: Bool
    private var lastRoute: ReplayStep?
    private var isHolding = false

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        mayBeRouteless = random.oneIn(3)
    }

    mutating func program() -> [ReplayStep] { (0..<(6 + random.below(20))).map { _ in step() } }

    private mutating func step() -> ReplayStep {
        if isHolding, random.oneIn(3) {
            isHolding = false
            return .answer(isRefusal: random.oneIn(2))
        }
        if let lastRoute, random.oneIn(isHolding ? 3 : 8) { return lastRoute }
        if mayBeRouteless, random.oneIn(6) { return routeless() }
        let number = random.below(1_000)
        switch random.below(24) {
        case 0, 1, 3..<8:
            let step = ReplayStep.route(plan(2), at: number, options(), isWeak: random.oneIn(2))
            lastRoute = step
            return step
        case 8, 9:
            let count = random.oneIn(10) ? 0 : 1 + random.below(3)
            let step = ReplayStep.link(
                (0..<count).map { _ in plan(1) }, (0..<count).map { _ in kind() }, at: number, options())
            lastRoute = step
            return step
        case 10, 11: return .climb(plan(1), random.oneIn(2) ? kind() : .tabs, from: number, options())
        case 12..<17: return .report(report(), number)
        case 17 where random.oneIn(3): return .reportGone(report())
        case 17 where random.oneIn(3): return .recover(plan(1), at: number)
        case 18: return .resume(isDenial: random.oneIn(4))
        case 19 where random.oneIn(2): return .wait(seconds: 3 + random.below(30))
        case 2, 20, 21:
            isHolding = true
            return .hold
        default:
            let plan = ReplayPlan(deeds: [[.signIn, .signIn, .answer, .signOut][random.below(4)]])
            return .route(plan, at: number, options(), isWeak: false)
        }
    }

    private mutating func routeless() -> ReplayStep {
        let number = random.below(1_000)
        switch random.below(8) {
        case 0..<3: return .perform(deeds(1), at: number)
        case 3: return .finish
        case 4, 5: return .choose(number)
        case 6: return .goBack
        default: return .recoverTo(deeds(1), at: number)
        }
    }

    private mutating func report() -> ReplayReport {
        ReplayReport.allCases[[0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5][random.below(11)]]
    }

    private mutating func options() -> ReplayOptions {
        var options = ReplayOptions(isAnimated: !random.oneIn(4))
        if random.oneIn(3) { options.policy = random.oneIn(3) ? .reject : .coalesce }
        options.reveals = random.oneIn(4)
        if random.oneIn(3) { options.deadline = 1 + random.below(20) }
        return options
    }

    private mutating func kind() -> ReplayKind { ReplayKind.allCases[random.below(5)] }

    private mutating func plan(_ depth: Int) -> ReplayPlan {
        var plan = ReplayPlan(deeds: deeds(depth), other: kind())
        if random.oneIn(4) {
            plan.verdict = ReplayPlan.Verdict.allCases[[1, 2, 3, 3, 3, 4, 5][random.below(7)]]
        }
        return plan
    }

    private mutating func deeds(_ depth: Int) -> [ReplayDeed] {
        (0..<[1, 1, 1, 2, 2, 3][random.below(6)]).map { _ in deed(depth) }
    }

    private mutating func deed(_ depth: Int) -> ReplayDeed {
        if depth > 0, random.oneIn(4) { return nested(depth - 1) }
        switch random.below(28) {
        case 0..<7: return .show(thing())
        case 7: return .set((0..<(1 + random.below(3))).map { _ in thing() })
        case 8, 9: return .back
        case 10: return .backToRoot
        case 11: return .replace(thing())
        case 12, 13, 14: return .select(random.below(6))
        case 15: return .remove(random.below(4))
        case 16..<20: return .present(thing())
        case 20, 21: return .dismiss
        case 22: return .embed(thing())
        case 23: return .answer
        case 24: return .signIn
        case 25: return .signOut
        case 26: return .login
        default: return random.oneIn(3) ? .refuse : .show(thing())
        }
    }

    private mutating func nested(_ depth: Int) -> ReplayDeed {
        switch random.below(10) {
        case 0, 1: return .alert(plan(depth), kind())
        case 2: return .question(plan(depth), kind())
        case 3: return .trigger(plan(depth), kind())
        case 4: return .climb(plan(depth), kind())
        case 5, 6: return .effect(plan(depth), kind(), then: random.oneIn(2) ? plan(0) : nil)
        case 7, 8: return .hop(plan(depth), kind())
        default: return .attempt(deed(depth))
        }
    }

    private mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func thing() -> ReplayThing {
        switch random.below(16) {
        case 0, 1: return .draft(number(), ReplayPlan.Verdict.allCases[[1, 3, 4, 5][random.below(4)]])
        case 2: return .claimed(number())
        case 3..<7: return .shelf([.a, .a, .b, .c, kind()][random.below(5)], number())
        case 7: return .tabs((0..<(1 + random.below(3))).map { _ in [.a, .b, .c][random.below(3)] })
        default: return .leaf(number())
        }
    }
}
