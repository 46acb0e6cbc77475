import AppKit
@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationSwiftUI
@_spi(Hosting) import CoordinationTesting
import Testing

@Suite("A host that ships, for SwiftUI: its contract", .onScreen, .whereThereIsAScreen) @MainActor
struct ContractTests {
    @Test("the host keeps the contract") func contract() async {
        let device = Surroundings.device
        device.begin()
        let violations = await Surroundings.onRunLoop {
            let make: (any Presentable) -> Proxy = { _ in
                device.settle()
                return Proxy()
            }
            let violations = HostContract.violations(
                make: make, answer: { $0.settle() }, user: { $0.play($1) },
                shown: { proxy in
                    proxy.settle()
                    return device.read(proxy.window) + " " + proxy.model.drawn
                },
                expected: { root in
                    let drawn = HostContract.drawing(of: root)
                    return device.expected(of: root, drawn: drawn) + " " + drawn
                })
            return violations
                + HostContract.violations(
                    make: make, answer: { $0.settle() }, user: { $0.play($1) }, drawn: { $0.model.drawn })
        }
        for violation in violations { Issue.record("\(violation.promise)") }
    }
}

/// The host of a model in a window. It is given other trees than the one that the model keeps.
@MainActor final class Proxy: @MainActor Coordination.Host {
    let model = TreeModel(Screen("nothing"))
    let window = Surroundings.device.makeWindow()
    private weak var root: Node?

    /// Whether something was done since all had come to its end. That takes its time on a device.
    private var hasStirred = true

    /// Whether the tree has come into sight, before which nobody touches it.
    private var isInSight = false

    init() { Surroundings.device.show(model, in: window) }

    func show(_ root: any Presentable) {
        (self.root, hasStirred, isInSight) = (root.node, true, false)
        model.host.show(root)
    }
    func apply(_ commit: HostCommit) {
        hasStirred = true
        model.host.apply(commit)
    }
    func follow(_ gesture: Gesture, of commit: HostCommit) {
        hasStirred = true
        model.host.follow(gesture, of: commit)
    }
    func backAtRoot() { model.host.backAtRoot() }
    func draws(_ style: PresentationStyle) -> Bool { model.host.draws(style) }

    func play(_ action: UserAction) -> Bool {
        if !isInSight { settle() }
        hasStirred = true
        return root.map { Surroundings.hand.play(action, on: $0, in: window) } ?? false
    }

    func settle() {
        isInSight = true
        for _ in 0..<8 where hasStirred {
            hasStirred = false
            Surroundings.device.settle()
        }
    }
}
