/// Navigation as one would write it for a single app: containers that know what is in them, and what they are in.
class HandNode {
    let name: String
    weak var parent: HandNode?
    private(set) var presented: HandNode?

    init(_ name: String) {
        self.name = name
    }

    @inline(never) final func present(_ node: HandNode) {
        guard presented == nil else { return }
        node.parent = self
        presented = node
    }

    @inline(never) final func dismiss() {
        presented?.parent = nil
        presented = nil
    }
}

final class HandScreen: HandNode {}

final class HandStack: HandNode {
    private(set) var screens: [HandNode] = []

    init(_ name: String = "", _ screens: [HandNode] = []) {
        super.init(name)
        for screen in screens { push(screen) }
    }

    @inline(never) func push(_ screen: HandNode) {
        screen.parent = self
        screens.append(screen)
    }

    @inline(never) func pop() {
        guard screens.count > 1 else { return }
        screens.removeLast().parent = nil
    }

    /// Pops down to a screen; false, and nothing is done, if it is not on the stack.
    @inline(never) func pop(to screen: HandNode) -> Bool {
        guard let index = screens.lastIndex(where: { $0 === screen }) else { return false }
        for gone in screens[(index + 1)...] { gone.parent = nil }
        screens.removeSubrange((index + 1)...)
        return true
    }
}

final class HandTabs: HandNode {
    private(set) var tabs: [HandNode] = []
    private(set) var selected = 0

    init(_ tabs: [HandNode]) {
        super.init("")
        for tab in tabs { tab.parent = self }
        self.tabs = tabs
    }

    @inline(never) func select(_ index: Int) {
        guard tabs.indices.contains(index), index != selected else { return }
        selected = index
    }
}
