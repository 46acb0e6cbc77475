@_spi(Hosting) import Coordination
import TreeTools

/// The promises of a root, one function each.
struct RootExamination<Root: ContainerRoot> {
    let show: (Root, any Presentable) -> Transition<Root>
    let violated: (ContractViolation) -> Void

    func startsEmpty(_ root: Root) {
        expect(root.node === root.node, "gives the same node every time")
        expect(root.node.isEmpty && root.node.shown.isEmpty, "is empty when it is made without content")
        expectPicture(of: root)
        let before = root.tree
        _ = show(root, Screen("a")).description
        expect(root.tree == before && root.node.isEmpty, "changes nothing while a transition is made and printed")
    }

    func showsOnePath(_ root: Root) {
        let manager = WindowManager(root as? WindowRoot ?? WindowRoot(root))
        for name in ["a", "b", "c"] {
            let screen = Screen(name)
            expect(run(show(root, screen), on: root) == "completed", "shows '\(name)'")
            expect(screen.parent != nil, "has '\(name)' on its tree once it is shown")
            expectPicture(of: root)
            expectPath(in: root)
            expect(manager.tree.description.contains(name), "has '\(name)' in its window's picture")
        }
    }

    private func expectPath(in root: Root) {
        let shown = root.node.shown.map { ObjectIdentifier($0.node) }
        expect(!shown.isEmpty, "shows something as soon as it holds something")
        for child in root.node.children {
            let isShown = shown.contains(ObjectIdentifier(child.node))
            expect(child.node.isVisible == isShown, "lets '\(child.node.name)' be seen exactly while it is shown")
        }
        let front = root.node.top.node
        let held = root.node.children.filter { $0.node === front || $0.node.top.node === front }
        expect(held.count == 1, "has one path to what is in front")
        expect(front.isVisible, "lets what is in front be seen")
    }

    func standsElsewhere(_ root: Root) {
        guard !(root is WindowRoot) else { return }
        let stack = StackRoot(Screen("beneath"))
        stack.perform(.push(root))
        let screen = Screen("inner")
        expect(run(show(root, screen), on: root) == "completed", "shows something while it is on a stack itself")
        expect(stack.node.top.node === screen, "has what it showed last in front, on a stack")
        expect(run(.finish(), on: root) == "completed", "comes off a stack by finish()")
        expect(root.node.parent == nil && screen.parent != nil, "keeps its content when it is removed")
    }

    func undoesWhatIsRefused(_ root: Root) {
        _ = run(show(root, Screen("a")), on: root)
        let (before, ids) = (root.tree, ids(of: root))
        let screen = Screen("b")
        let refuse = Transition<Root>("refuse") { _ in
            throw TransitionError(cannot: "go on", because: "the contract wants to see it undone")
        }
        let outcome = run(.multiple(show(root, screen), refuse), on: root)
        expect(outcome.hasPrefix("failed"), "fails where a step is refused")
        expect(root.tree == before, "has the same picture after a refusal: \(before), not \(root.tree)")
        expect(self.ids(of: root) == ids, "holds the same nodes after a refusal")
        expect(screen.parent == nil, "lets go of what a refused commit had shown")
        expect(run(show(root, screen), on: root) == "completed", "shows afterwards what was refused before")
    }

    func givesOnePlaceOnly(_ root: Root) {
        let (elsewhere, screen) = (StackRoot(Screen("x")), Screen("y"))
        elsewhere.perform(.push(screen))
        let before = root.tree
        expect(run(show(root, screen), on: root).hasPrefix("failed"), "refuses what is shown elsewhere")
        expect(run(show(root, root), on: root).hasPrefix("failed"), "refuses itself")
        expect(root.tree == before && screen.parent === elsewhere.node, "is unchanged by those refusals")
    }

    func presents(_ root: Root) {
        _ = run(show(root, Screen("a")), on: root)
        let before = root.tree
        let modal = Screen("modal")
        expect(run(.present(modal), on: root) == "completed", "presents")
        expect(root.node.top.node === modal, "has its modal in front")
        expectPicture(of: root)
        expect(run(.dismiss(), on: root) == "completed" && root.tree == before, "dismisses what it presents")
    }

    func freesWhatIsDropped(_ makeEmpty: () -> Root) {
        weak var dropped: Screen?
        weak var refused: Screen?
        do {
            let root = makeEmpty()
            do {
                let screen = Screen("dropped")
                dropped = screen
                _ = run(show(root, screen), on: root)
            }
            expect(dropped != nil, "keeps what it shows alive")
            do {
                let screen = Screen("refused")
                refused = screen
                _ = run(.multiple(show(root, screen), .perform(.pop(), on: StackRoot())), on: root)
            }
            expect(refused == nil, "frees what a refused commit had shown")
        }
        expect(dropped == nil, "frees what it holds when it is dropped")
    }

    func freesWhatIsRemoved(_ root: Root, _ remove: (Root, any Presentable) -> Transition<Root>) {
        weak var removed: Screen?
        _ = run(show(root, Screen("kept")), on: root)
        do {
            let screen = Screen("removed")
            removed = screen
            _ = run(show(root, screen), on: root)
            expect(run(remove(root, screen), on: root) == "completed", "removes what it showed last")
            expect(screen.parent == nil, "gives what it removed no place")
        }
        expect(removed == nil, "frees what it removes, on the same line")
        expectPicture(of: root)
    }
}

extension RootExamination {
    private func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
        if !isKept { violated(ContractViolation(subject: "\(Root.self)", promise: promise(), contract: .root)) }
    }

    private func run(_ transition: Transition<Root>, on root: Root) -> String {
        var outcomes: [String] = []
        root.perform(transition) { outcomes.append($0.description) }
        expect(outcomes.count == 1, "gives each transition one outcome, not \(outcomes.count)")
        return outcomes.first ?? ""
    }

    private func expectPicture(of root: Root) {
        let tree = root.tree
        let parsed = try? Tree(tree.description)
        expect(parsed == tree, "has a picture that reads back: \(tree)")
    }

    private func ids(of root: Root) -> [NodeID?] {
        var ids: [NodeID?] = []
        var waiting = root.tree.windows.compactMap(\.content)
        while let node = waiting.popLast() {
            ids.append(node.id)
            waiting += node.children + node.embedded + [node.presented].compactMap(\.self)
        }
        return ids
    }
}
