import Testing
@_spi(Hosting) import Transitions
import TreeTools

@Suite("A tree's outline")
struct TreeOutlineTests {
    @Test("draws kinds, names, stars, what is embedded and presented, and alerts")
    func drawing() throws {
        let tree = try Tree("main: {[a, b]^login*, c+map, (x | ), <p*, q*>}!Sure!\"Really?\"; [z]; _:")
        #expect(
            tree.outline == """
                window main
                ├─ tabs
                │  ├─ stack *
                │  │  ├─ screen a
                │  │  ├─ screen b
                │  │  └─ ^ screen login
                │  ├─ screen c
                │  │  └─ + screen map
                │  ├─ split
                │  │  ├─ screen x
                │  │  └─ empty column
                │  └─ pages
                │     ├─ screen p *
                │     └─ screen q *
                ├─ ! alert Sure
                └─ ! alert "Really?"
                window
                └─ stack
                   └─ screen z
                window
                """)
    }

    @Test("adds what is known beside the shape")
    func notes() {
        var builder = Tree.Builder()
        builder.node(.pages, name: "p", presents: true, loops: true, isDoubleSided: true)
        builder.node(.screen, name: "a", presents: true, style: .automatic)
        builder.node(.screen, name: "b", presents: true, style: .fullScreen)
        builder.node(.screen, name: "c", presents: true, style: .sheet())
        builder.node(.screen, name: "d", style: .sheet(dismissible: false))
        #expect(
            builder.finish().outline == """
                window
                └─ pages p (loops, double-sided)
                   └─ ^ screen a (automatic)
                      └─ ^ screen b (full screen)
                         └─ ^ screen c (sheet)
                            └─ ^ screen d (sheet, has to be answered)
                """)
    }

    @Test("counts the levels it leaves out on the left")
    func deep() throws {
        let tree = try Tree(String(repeating: "[", count: 25) + "a, b" + String(repeating: "]", count: 25))
        let space = String(repeating: "   ", count: 23)
        let lines = tree.outline.split(separator: "\n").map(String.init)
        #expect(lines.count == 28)
        #expect(lines[24] == space + "└─ stack")
        #expect(lines[25] == "1⋯ " + space + "└─ stack")
        #expect(lines[26] == "2⋯ " + space + "├─ screen a")
        #expect(lines[27] == "2⋯ " + space + "└─ screen b")
    }

    @Test("is empty without windows")
    func empty() throws {
        #expect(try Tree("").outline == "")
    }
}
