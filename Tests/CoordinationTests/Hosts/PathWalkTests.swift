@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

@Suite("Random commits and taps, bound to paths", .bothEnds, .noUnhandledFailures) struct PathWalkTests {
    @Test("the drawn layers match the tree after each step", arguments: Walks.seeds(1, long: 4))
    func walk(seed: UInt64) {
        var random = Draws(seed: seed)
        let stacks = (0..<6).map { StackRoot(Screen("first"), name: "s\($0)") }
        let screens = (0..<8).map { Screen("n\($0)") }
        let manager = WindowManager(WindowRoot(stacks[0], name: "main"))
        let adapter = PathAdapter(manager)
        manager.attach(adapter)
        var longest = 0
        for step in 0..<Walks.count(1_000, long: 2_000) {
            let before = manager.tree
            let did: String
            switch random.below(8) {
            case 0:
                let level = random.below(max(1, adapter.layers.count))
                let path = adapter.layers[level].path
                let shorter = Array(path.prefix(random.below(path.count + 1)))
                adapter.set(shorter, at: level)
                did = "path \(path) to \(shorter) at \(level)"
            case 1:
                adapter.sheet = nil
                did = "sheet"
            default:
                let calls = (0...random.below(4)).map { _ in random.call(stacks, screens) }
                manager.perform(
                    Transition("several") { editor in for call in calls { try? editor.perform(call) } }
                ) { _ in }
                did = "\(calls)"
            }
            longest = max(longest, adapter.path.count)
            let fresh = PathAdapter(manager)
            fresh.show(manager)
            guard adapter.layers == fresh.layers else {
                Issue.record("seed \(seed), step \(step): \(before), \(did): \(manager.tree)")
                return
            }
        }
        #expect(longest > 4)
    }
}

private struct Draws {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    /// Something that may be refused, on a stack that may be anywhere or nowhere.
    mutating func call(_ stacks: [StackRoot], _ screens: [Screen]) -> Transition<WindowManager> {
        let stack = stacks[below(stacks.count)]
        let child: any Presentable = below(2) == 0 ? stacks[below(stacks.count)] : screens[below(screens.count)]
        switch below(9) {
        case 0...3: return .perform(.push(child), on: stack)
        case 4: return .perform(.pop(), on: stack)
        case 5: return .perform(.popToRoot(), on: stack)
        case 6: return .perform(.replaceTop(child), on: stack)
        case 7:
            let style: PresentationStyle = below(3) == 0 ? .sheet(dismissible: false) : .automatic
            return .perform(.present(child, style: style), on: stack)
        default: return .perform(.dismiss(), on: stack)
        }
    }
}
