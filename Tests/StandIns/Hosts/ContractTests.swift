@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
@_spi(Hosting) import CoordinationUIKit
import Testing
import UIKit

@Suite("A host that ships, for UIKit: its contract", .onScreen, .whereThereIsAScreen) @MainActor struct ContractTests {
    @Test("the host keeps the contract, by the back button and by swipes", arguments: [false, true])
    func contract(isSwiping: Bool) async {
        let (hand, device) = (Surroundings.hand, Surroundings.device)
        device.begin()
        let violations = await Surroundings.onRunLoop {
            HostContract.violations(
                make: { _ -> Proxy in
                    device.settle()
                    return Proxy()
                },
                answer: { _ in device.settle() },
                user: { proxy, action in hand.play(action, on: proxy.tree, isSwiping: isSwiping) },
                drawn: { $0.tree.drawn })
        }
        for violation in violations { Issue.record("\(violation.promise)") }
        #expect(device.faults + device.warnings == [])
    }
}

/// The host of a tree controller in a window. It is given other trees than the one that the controller keeps.
@MainActor final class Proxy: @MainActor Coordination.Host {
    let tree: TreeController
    private let window = Surroundings.device.makeWindow()

    init() {
        tree = TreeController(Screen("nothing"), time: Surroundings.device.time)
        window.rootViewController = tree
        window.makeKeyAndVisible()
    }

    func show(_ root: any Presentable) { tree.host.show(root) }
    func apply(_ commit: HostCommit) { tree.host.apply(commit) }
    func follow(_ gesture: Gesture, of commit: HostCommit) { tree.host.follow(gesture, of: commit) }
    func backAtRoot() { tree.host.backAtRoot() }
    func draws(_ style: PresentationStyle) -> Bool { tree.host.draws(style) }
}
