import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Roots made with content", .bothEnds, .noUnhandledFailures) struct MadeRootsTests {
    private let a = Screen("a")
    private let b = Screen("b")
    private let c = Screen("c")

    @Test("a stack shows the last of what it is made with") func stack() {
        expect(StackRoot(a, b), "[a, b]")
        expect(StackRoot([c]), "[c]")
    }

    @Test("tabs select the one that is asked for, else the first") func tabs() {
        expect(TabRoot(a, b, selecting: b), "{a, b*}")
        expect(TabRoot([c]), "{c*}")
    }

    @Test("pages show the first, or the first two, and loop if that is asked for") func pages() {
        expect(PageRoot(a, b, c, isDoubleSided: true), "<a*, b*, c>")
        let looping = PageRoot(Screen("d"), Screen("e"), loops: true)
        expect(looping, "<d*, e>")
        looping.perform(.turn(.reverse))
        expect(looping, "<d, e*>")
        looping.perform(.turn(.forward))
        expect(looping, "<d*, e>")
    }

    @Test("a split fills its columns from the first, and has as many as are asked for") func split() {
        expect(SplitRoot(a, b), "(a* | b)")
        expect(SplitRoot(c, columns: 3), "(c | | )")
        expect(SplitRoot(Screen("d"), Screen("e"), inHand: 1), "(d | e)")
        expect(SplitRoot(Screen("f"), columns: 3, inHand: 2), "(f | | )")
    }

    @Test("a split has what its columns hold, the first and the last by name") func columns() {
        let split = SplitRoot(a, b, columns: 3)
        #expect(split.columns.map { $0?.node.name } == ["a", "b", nil])
        #expect(split.primary === a)
        #expect(split.detail == nil)
        #expect(SplitRoot(c, Screen("d")).detail?.node.name == "d")
    }
}
