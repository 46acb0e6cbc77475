@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Placeholders", .bothEnds, .noUnhandledFailures) struct PlaceholderTests {
    @Test("a placeholder is drawn in an empty column, which counts as empty") func empty() {
        let (list, welcome, letter) = (Screen("list"), Screen("welcome"), Screen("letter"))
        let split = SplitRoot(list, placeholders: [1: welcome])
        let manager = WindowManager(WindowRoot(split, name: "main"))
        let host = TestHost(manager)
        expect(manager, "main: (list | )")
        #expect(split.node.placeholder(at: 1) === welcome && split.node.placeholder(at: 0) == nil)
        #expect(manager.top === list && !welcome.isVisible)
        split.perform(.showDetail(letter))
        #expect(split.node.placeholder(at: 1) == nil)
        split.perform(.clear(column: 1))
        #expect(split.node.placeholder(at: 1) === welcome)
        host.fold()
        #expect(manager.top === list && !manager.canGoBack)
    }

    @Test("the placeholders of columns that do not exist are left out") func outOfRange() {
        let split = SplitRoot(Screen("list"), placeholders: [-1: Screen("a"), 2: Screen("b")])
        #expect((-1...2).allSatisfy { split.node.placeholder(at: $0) == nil })
    }

    @Test("a placeholder lives as long as its split") func lifetime() {
        var split: SplitRoot? = SplitRoot(Screen("list"), placeholders: [1: Screen("welcome")])
        weak var welcome = split?.node.placeholder(at: 1)
        #expect(welcome != nil)
        split = nil
        #expect(welcome == nil)
    }
}
