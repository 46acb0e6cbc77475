@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Random journeys: whatever happens in whatever order, each call has one outcome, and nothing is left over.
@Suite struct GateWalkTests {
    @Test(
        "random journeys end each call once, keep host and tree the same, and leave nothing alive", arguments: 0..<100)
    func walk(_ seed: UInt64) {
        _ = collected {
            var walk: Walk? = Walk(seed)
            for _ in 0..<60 { walk?.step() }
            walk?.finish()
            let (ended, made) = (walk?.ended ?? [:], walk?.made ?? 0)
            #expect(ended.count == made && ended.values.allSatisfy { $0 == 1 }, "seed \(seed): \(walk?.log ?? [])")
            #expect(walk?.host.shown == walk?.manager.tree, "seed \(seed): \(walk?.log ?? [])")
            #expect(walk?.isQuiet == true, "seed \(seed): \(walk?.log ?? [])")
            weak let house = walk?.house
            weak let manager = walk?.manager
            walk = nil
            #expect(house == nil && manager == nil, "seed \(seed)")
        }
    }

    @Test("a tree that is dropped in the middle of a random journey ends each call once", arguments: 100..<200)
    func dropped(_ seed: UInt64) {
        let ended = Ended()
        var made = 0
        weak var house: House?
        do {
            let walk = Walk(seed, ended)
            for _ in 0..<Int(seed % 40) { walk.step() }
            (made, house) = (walk.made, walk.house)
            walk.host.isHolding = false
            walk.host.acknowledge()
            walk.stop()
        }
        #expect(house == nil, "seed \(seed)")
        #expect(ended.counts.count == made && ended.counts.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    }
}

private final class Ended {
    var counts: [Int: Int] = [:]
}

/// A house whose gates deny, wait, ask, redirect and want a login, and a user who does anything at any time.
private final class Walk {
    let house = House()
    let manager: WindowManager
    let host: TestHost
    let time = ManualTime()
    private(set) var made = 0
    private(set) var log: [String] = []
    private let ends: Ended
    private var dice: Dice
    private var isSignedIn = false
    private var resumes: [Resumption] = []
    private var drafts: [Manuscript] = []

    var ended: [Int: Int] { ends.counts }

    init(_ seed: UInt64, _ ended: Ended = Ended()) {
        dice = Dice(state: seed)
        ends = ended
        manager = WindowManager(WindowRoot(house, name: "main"), time: time)
        host = TestHost(manager)
        house.gates[.secret] = [porter("secret").gate]
        house.gates[.login] = [
            Gate("porter") { [unowned self] _ in dice.roll(8) == 0 ? .require(HouseRoute.terms) : .allow }
        ]
        house.gates[.detour] = [Gate("porter") { _ in .redirect(to: HouseRoute.secret) }]
        house.gates[.gateway] = [porter("gateway").gate]
    }

    private func porter(_ name: String) -> Porter {
        Porter(name) { [unowned self] _ in
            if isSignedIn { return .allow }
            switch dice.roll(8) {
            case 0: return .deny("no")
            case 1: return .redirect(to: HouseRoute.push("elsewhere"))
            case 2: return .wait { [unowned self] in resumes.append($0) }
            case 3: return .ask("Sure?", choices: [AlertChoice("Yes", sends: HouseRoute.push("yes")), .cancel("No")])
            default: return .require(HouseRoute.login)
            }
        }
    }

    private func heard() -> (TransitionOutcome) -> Void {
        let (number, ended) = (made, ends)
        made += 1
        return { _ in ended.counts[number, default: 0] += 1 }
    }

    private var options: TransitionOptions {
        switch dice.roll(6) {
        case 0: TransitionOptions(policy: .coalesce)
        case 1: TransitionOptions(policy: .reject)
        case 2: .unanimated
        default: .animated
        }
    }

    func step() {
        let number = dice.roll(20)
        log.append("\(number)")
        switch number {
        case 0...3: house.trigger(.secret, with: options, completion: heard())
        case 4: house.trigger(.push("a"), then: HouseRoute.gateway, HouseRoute.secret, completion: heard())
        case 5: house.trigger(.detour, with: options, completion: heard())
        case 6: isSignedIn.toggle()
        case 7: house.login.map { $0.finish { _ in } }
        case 8: house.terms.map { $0.finish { _ in } }
        case 9: manager.back(completion: heard())
        case 10: host.dragAway(completion: heard())
        case 11: resumes.popLast().map { $0() }
        case 12: resumes.popLast().map { dice.roll(2) == 0 ? $0.deny("shut") : () }
        case 13:
            if let alert = house.alerts.first {
                house.choose(alert.choices[dice.roll(2) % alert.choices.count].title) { _ in }
            }
        case 14: leave()
        case 15: host.isHolding.toggle()
        case 16: if dice.roll(4) == 0 { host.refuse("no room") } else { host.acknowledge() }
        case 17: time.advance(by: .seconds(dice.roll(40)))
        case 18: if dice.roll(3) == 0 { house.recover(to: .home, completion: heard()) }
        default: house.begin(.secret, completion: heard()).finish()
        }
    }

    private func leave() {
        let draft = Manuscript { [unowned self] _ in
            switch dice.roll(4) {
            case 0: .deny("unsaved")
            case 1: .ask("Discard?", choices: [AlertChoice("Yes"), .cancel("No")])
            default: .allow
            }
        }
        drafts.append(draft)
        house.perform(.push(draft), completion: heard())
        house.trigger(.home, completion: heard())
    }

    /// Gates and the user no longer change their answers.
    func stop() {
        resumes = []
        drafts = []
    }

    /// Lets everything come to its end.
    func finish() {
        host.isHolding = false
        host.acknowledge()
        house.recover(to: .home, completion: heard())
        stop()
        house.recover(to: .home, completion: heard())
        house.gates = [:]
    }

    /// Whether a trigger is done at once, and a long time brings nothing.
    var isQuiet: Bool {
        time.advance(by: .seconds(1000))
        let before = manager.tree.description
        return before == "main: [home]" && house.outcome(of: .push("next"))?.isCompleted == true
    }
}

private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(sides))
    }
}
