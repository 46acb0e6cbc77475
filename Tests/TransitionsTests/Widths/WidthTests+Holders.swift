@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// Splits in splits, in modals, in windows, and which width counts.
extension WidthTests {
    @Test("a narrow holder wins, and a split's own value comes back with the width") func inherited() {
        host.unfold()
        let inner = SplitRoot(Screen("x"), Screen("y"), columns: 2)
        detail.perform(.set([inner]))
        host.fold(inner)
        expect(manager, "main: {([list] | [(x* | y)/])*, [account]}")
        host.fold()
        host.unfold()
        expect(manager, "main: {([list] | [(x* | y)/])*, [account]}")
        host.fold(split)
        #expect(inner.node.columnsBeside == .none)
        host.unfold(split)
        host.unfold(inner)
        #expect(inner.node.columnsBeside == .all)
    }

    @Test("a modal takes its window's width, unless it has its own") func modalWidth() {
        let inner = SplitRoot(Screen("x"), Screen("y"))
        tabs.perform(.present(inner))
        #expect(inner.node.columnsBeside == .none)
        host.unfold(inner)
        #expect(inner.node.columnsBeside == .all)
        host.fold(inner)
        host.unfold()
        expect(manager, "main: {([list]* | [letter])*, [account]}^(x* | y)/")
    }

    @Test("hiding a rail frees room, so the split beside it widens, and the rail stays hidden") func rail() {
        let inner = SplitRoot(Screen("list"), Screen("letter"), inHand: 1)
        let outer = SplitRoot(Screen("rail"), inner, inHand: 1)
        let manager = WindowManager(WindowRoot(outer, name: "main"))
        let host = TestHost(manager)
        host.fold(inner)
        expect(manager, "main: (rail | (list | letter)/)")
        host.hide(column: 0, of: outer)
        host.unfold(inner)
        expect(manager, "main: (/rail | (list | letter))")
        #expect(manager.top.node.name == "letter")
        host.show(column: 0, of: outer)
        host.fold(inner)
        expect(manager, "main: (rail* | (list | letter)/)")
    }

    @Test("a split of which no width is known is wide, and one that comes later is as narrow as its window")
    func unread() {
        let (split, tabs) = (SplitRoot(Screen("a"), Screen("b")), TabRoot(Screen("x")))
        let manager = WindowManager(WindowRoot(tabs, name: "main"))
        #expect(split.node.columnsBeside == .all)
        TestHost(manager).fold()
        tabs.perform(.multiple(.insert(split, at: 1), .select(index: 1)))
        expect(manager, "main/: {x, (a* | b)*}")
        #expect(split.node.columnsBeside == .none && split.columns[1]?.node.isVisible == false)
    }

    @Test("two windows have two widths") func windows() {
        let other = WindowRoot(SplitRoot(Screen("x"), Screen("y")), name: "other")
        manager.perform(.open(other))
        expect(manager, "main/: {([list]* | [letter])*, [account]}; other: (x* | y)")
        host.fold(other)
        host.unfold(manager.windows[0])
        expect(manager, "main: {([list]* | [letter])*, [account]}; other/: (x* | y)")
    }

    @Test("a split that moves to another window leaves its own value behind") func moved() {
        host.unfold()
        host.fold(split)
        let other = WindowRoot(StackRoot(Screen("x")), name: "other")
        manager.perform(.open(other))
        tabs.perform(.set([tabs.tabs[1]]))
        (other.node.content.first?.presentable as? StackRoot)?.perform(.push(split))
        expect(manager, "main: {[account]*}; other: [x, ([list]* | [letter])]")
    }
}
