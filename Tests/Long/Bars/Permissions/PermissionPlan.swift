import TestSupport

/// What a drawn app consists of: what its gates answer, and what its routes do.
struct PermissionPlan {
    enum Refusal: String, CaseIterable { case deny, redirect, require, ask, wait }

    /// A route: the kind of its router, and its number there.
    struct Target: Hashable {
        static let kinds = 4
        static let numbers = 0..<6

        var kind: Int
        var number: Int
    }

    /// A gate. It allows while a flag is as it says; one that counts, so many times.
    struct Door {
        var refusal: Refusal
        var flag: Int
        var isSet: Bool
        var limit: Int?
        var target: Target
    }

    enum Deed: Equatable {
        case push, set, pop, present, dismiss, tab(Int), guarded, draft, child(Int), login, flip(Int), refuse
        case send(Target), trigger(Target), link(Target)
    }

    static let flags = 0..<4

    private(set) var doors: [Door] = []
    /// The doors of each route, by kind and number, and what it does.
    private(set) var routes: [Target: (doors: [Int], deeds: [Deed])] = [:]
    /// The doors in front of everything, and the routes that each minds.
    private(set) var common: [(door: Int, targets: Set<Target>)] = []
    private(set) var typeDoor = 0
    private(set) var draftDoor = 0
    private(set) var hasTwoWindows = false

    static let login = Target(kind: 0, number: 0)

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let all = Refusal.allCases
        doors = (0..<12).map { index in
            let refusal = index < all.count ? all[index] : all[random.below(all.count)]
            let target = random.oneIn(3) || refusal == .redirect ? Self.target(&random) : Self.login
            return Door(
                refusal: refusal, flag: random.below(Self.flags.count), isSet: random.oneIn(2),
                limit: index > 7 ? random.below(3) : nil, target: target)
        }
        for kind in 0..<Target.kinds {
            for number in Target.numbers {
                let target = Target(kind: kind, number: number)
                let count = random.below(3)
                let own = Set((0..<count).map { _ in random.below(doors.count) }).sorted()
                let deeds = (0..<1 + random.below(2)).map { _ in Self.deed(after: target, &random) }
                routes[target] = target == Self.login ? ([], [.login]) : (own, deeds)
            }
        }
        // Those that count would count twice through a relay.
        common = (0..<8).shuffled(using: &random).prefix(3).map { door in
            // Kinds above are those of redirections.
            let targets = (0..<6).map { _ in
                Target(kind: random.below(Target.kinds + 2), number: random.below(Target.numbers.count))
            }
            return (door, Set(targets).subtracting([Self.login]))
        }
        (typeDoor, draftDoor) = (random.below(doors.count), random.below(doors.count))
        hasTwoWindows = random.oneIn(3)
    }

    static func target(_ random: inout SplitMix64) -> Target {
        Target(kind: random.below(Target.kinds), number: random.below(Target.numbers.count))
    }

    private static func deed(after own: Target, _ random: inout SplitMix64) -> Deed {
        switch random.below(29) {
        case 0...4: return .push
        case 5...7: return .set
        case 8: return .pop
        case 9, 10: return .present
        case 11: return .dismiss
        case 12...14: return .tab(random.below(3))
        case 15: return .guarded
        case 16...20: return .draft
        case 21: return .flip(random.below(flags.count))
        case 22: return .refuse
        case 23, 24:
            let number = own.kind == 3 ? own.number + 1 + random.below(3) : random.below(Target.numbers.count)
            return Target.numbers.contains(number) ? .child(number) : .push
        default:
            // Only later routes, so that none goes in circles.
            let target = Self.target(&random)
            guard (own.kind, own.number) < (target.kind, target.number) else { return .push }
            return random.oneIn(3) ? .send(target) : random.oneIn(2) ? .trigger(target) : .link(target)
        }
    }
}
