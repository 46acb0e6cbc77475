@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite("Scenes") struct SceneTests {
    @Test("a node is drawn as visible, and as in front, exactly if it is", arguments: [false, true])
    func emphasis(isCovered: Bool) throws {
        let (draft, list) = (Screen("draft"), StackRoot(Screen("old"), Screen("list"), name: "lists"))
        let form = Screen("form")
        let tabs = TabRoot(list, PageRoot(form, Screen("page"), Screen("last"), isDoubleSided: true), name: "tabs")
        let windows = WindowManager(WindowRoot(draft, name: "editor"), WindowRoot(tabs, name: "main"))
        tabs.perform(.multiple(.embed(StackRoot(Screen("in"), name: "bar"), in: form), .present(Screen("modal"))))
        list.perform(.present(Screen("over")))
        tabs.perform(.select(index: isCovered ? 0 : 1))
        if isCovered { list.perform(.present(Screen("full"), style: .fullScreen)) }
        tabs.perform(isCovered ? .none() : .dismiss())

        try check(windows, count: isCovered ? 13 : 11)
    }

    @Test("the column in hand is in front, and alone in a narrow split", arguments: 0..<3, [false, true])
    func columns(hand: Int, isNarrow: Bool) throws {
        let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: hand, name: "split")
        let windows = WindowManager(WindowRoot(TabRoot(split, Screen("other"), name: "tabs"), name: "main"))
        if isNarrow { TestHost(windows).fold(split) }
        try check(windows, count: 6)
    }

    private func check(_ windows: WindowManager, count: Int) throws {
        let nodes = Scene(windows.tree).windows.compactMap(\.content).flatMap(\.all).filter { !$0.name.isEmpty }
        #expect(nodes.count == count)
        #expect(nodes.filter(\.isInFront).map(\.name) == [windows.top.node.name])
        let ids = Dictionary(windows.tree.windows.compactMap(\.content).flatMap(\.all).map { ($0.name, $0.id) }) { $1 }
        for node in nodes {
            let live = ids[node.name]?.flatMap { windows.node($0) }
            #expect(node.isSeen == live?.isVisible, "\(node.name)")
        }
    }
}

extension Scene.Node {
    fileprivate var all: [Scene.Node] {
        [self] + (columns.compactMap(\.self) + embedded + [presented].compactMap(\.self)).flatMap(\.all)
    }
}

extension Tree.Node {
    fileprivate var all: [Tree.Node] {
        [self] + (children + embedded + [presented].compactMap(\.self)).flatMap(\.all)
    }
}
