import Coordination
import CoordinationTesting
import SwiftUI
import Testing

#if canImport(CoordinationSwiftUI)
    import CoordinationSwiftUI
#else
    import HostUnderTest
#endif

@Suite("A host that ships, for SwiftUI: its contract") @MainActor struct ContractTests {
    @Test("it keeps the contract") func contract() {
        Loop.reset()
        var violations = HostContract.violations(
            make: { _ -> Proxy in
                Loop.idle()
                return Proxy()
            },
            answer: { _ in Loop.idle() },
            user: { proxy, action in proxy.play(action) },
            shown: { proxy in
                Loop.idle()
                return proxy.stage.words + " " + proxy.model.drawn
            },
            expected: { HostContract.drawing(of: $0) + " " + HostContract.drawing(of: $0) })
        violations += HostContract.violations(
            make: { _ -> Proxy in
                Loop.idle()
                return Proxy()
            },
            answer: { _ in Loop.idle() }, user: { proxy, action in proxy.play(action) }, drawn: { $0.model.drawn })
        for violation in violations { Issue.record("\(violation.promise)") }
    }
}

/// The host of a model in a window. It is given other trees than the one that the model keeps.
@MainActor final class Proxy: @MainActor Coordination.Host {
    let model: TreeModel
    let stage: SwiftUI.Stage
    private weak var root: Node?

    init() {
        let model = TreeModel(Screen("nothing"))
        self.model = model
        stage = SwiftUI.Stage { TreeView(model) }
        stage.open()
    }

    func show(_ root: any Presentable) {
        self.root = root.node
        model.host.show(root)
    }
    func apply(_ commit: HostCommit) { model.host.apply(commit) }
    func follow(_ gesture: Gesture, of commit: HostCommit) { model.host.follow(gesture, of: commit) }
    func backAtRoot() { model.host.backAtRoot() }
    func draws(_ style: PresentationStyle) -> Bool { model.host.draws(style) }

    func play(_ action: UserAction) -> Bool { root.map { stage.play(action, on: $0) } ?? false }
}

extension SwiftUI.Stage {
    /// Does what is named by what is on the tree, if the user can touch it.
    func play(_ action: UserAction, on root: Node) -> Bool {
        switch action {
        case .tapTab(let id): return tapTab(tagged: Optional(id))
        case .goBack(to: let id):
            var stack = root.node(id)?.parent as? Container
            while let inner = stack, let outer = inner.parent as? Container, outer.layout == .stack,
                outer.children.contains(where: { $0.node === inner })
            {
                stack = outer
            }
            let isFirst = (stack?.flattened.first?.node.id ?? id) == id
            return goBack(to: isFirst ? nil : AnyHashable(id), isSwiping: false)
        case .dragAway(let id): return dragAway(id)
        case .answer(let title, _): return press(title)
        case .turnPage(to: let id): return turnPage(to: id)
        case .closeWindow, .focusWindow: return false
        }
    }
}
