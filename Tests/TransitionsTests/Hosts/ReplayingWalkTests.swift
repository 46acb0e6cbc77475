import CoordinationTesting
import TestSupport
import Testing
@_spi(Hosting) import Transitions

@Suite("Random commits, replayed", .bothEnds, .noUnhandledFailures) struct ReplayingWalkTests {
    @Test(
        "a host that plays the changes one by one has what the tree has, after each commit",
        arguments: Walks.seeds(1, long: 4), [true, false])
    func walk(seed: UInt64, hasOneHost: Bool) throws {
        var walk = ReplayingWalk(seed: seed, hasOneHost: hasOneHost)
        var completed = 0
        var kinds: Set<String> = []
        for step in 0..<Walks.count(400, long: 800) {
            let (outcome, log) = walk.step()
            if case .completed? = outcome { completed += 1 }
            for (place, adapter) in walk.shown {
                for change in adapter.lastChanges { kinds.insert(String("\(change.kind)".prefix { $0 != "(" })) }
                let flaws = adapter.flaws(beside: place)
                guard flaws.isEmpty else {
                    let changes = adapter.lastChanges.map { "\($0)" }.joined(separator: "\n")
                    Issue.record("seed \(seed), step \(step): \(log)\n\(changes)\n\(flaws)\n\(walk.manager.tree)")
                    return
                }
            }
        }
        #expect(kinds.count >= 9)
        #expect(completed > 75)
    }
}

/// Three windows, and thirty nodes that are there, in trees of their own, or nowhere.
struct ReplayingWalk {
    let cast = Cast()
    let manager = WindowManager()
    private(set) var shown: [(place: any Presentable, adapter: ReplayingAdapter)] = []
    private var windows: [WindowRoot] = []
    private var random: SplitMix64

    init(seed: UInt64, hasOneHost: Bool) {
        random = SplitMix64(seed: seed)
        for number in 0..<3 { windows.append(WindowRoot(name: "w\(number)")) }
        manager.perform(.multiple(windows.map { .open($0) }))
        for place in hasOneHost ? [manager] : windows as [any Presentable] {
            shown.append((place, ReplayingAdapter()))
            place.node.attach(shown.last?.adapter)
        }
    }

    /// Does several things in one commit, leaving out what is refused.
    mutating func step() -> (outcome: TransitionOutcome?, log: String) {
        let calls = (0..<Int.random(in: 1...6, using: &random)).map { _ in draw() }
        let before = manager.tree
        var outcome: TransitionOutcome?
        var done: [String] = []
        manager.perform(
            Transition("several") { editor in
                for call in calls {
                    do {
                        try editor.perform(call)
                        done.append(call.description)
                    } catch {}
                }
            }
        ) { outcome = $0 }
        return (outcome, "\(before)\n\(done)")
    }

    private mutating func draw() -> Transition<WindowManager> {
        let window = windows[random.below(windows.count)]
        let there = cast.members.filter { $0.node.parent != nil && $0.node.isVisible }.randomElement(using: &random)
        let index = random.below(4)
        switch random.below(36) {
        case 0...1: return .perform(.setRoot(cast.members[14 + random.below(16)]), on: window)
        case 3: return .perform(.alert("a\(random.below(3))", choices: [AlertChoice("OK")]), on: window)
        case 4: return .perform(.dismiss(), on: window)
        case 5: return .perform(.present(cast.members[random.below(30)]), on: window)
        case 6: return .bringToFront(window)
        case 7: return random.oneIn(3) ? .close(window) : .open(window)
        case 8...9: return .open(window)
        case 10...12:
            return .perform(.embed(cast.members[random.below(30)], in: there ?? window), on: window)
        case 13...15:
            switch there {
            case let tabs as TabRoot: return .perform(.select(index: index), on: tabs)
            case let pages as PageRoot: return .perform(.turn(.forward), on: pages)
            case let there?: return .perform(.unembed(there), on: window)
            case nil: return .none()
            }
        default:
            let call = RandomWalkTests.call(using: &random)
            return .perform(cast.step(call.verb, on: call.root), on: cast.home)
        }
    }
}
