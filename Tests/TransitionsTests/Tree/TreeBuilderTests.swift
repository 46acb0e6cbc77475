import TestSupport
import Testing
@_spi(Hosting) import Transitions
import TreeTools

@Suite("Building a tree place by place")
struct TreeBuilderTests {
    @Test("follows the order of the line")
    func order() {
        var builder = Tree.Builder()
        builder.window(name: "main", alerts: [Tree.Alert("Sure")])
        builder.node(.tabs, children: 2)
        builder.node(.stack, children: 1, isShown: true)
        builder.node(.screen, name: "a")
        builder.node(.screen, name: "b", embedded: 1, presents: true)
        builder.node(.screen, name: "c")
        builder.node(.split, name: "d", children: 2)
        builder.emptyColumn()
        builder.node(.screen, name: "e")
        builder.window()
        #expect(builder.finish().description == "main: {[a]*, b+c^d( | e)}!Sure; _:")
    }

    @Test("Nothing makes a tree without windows")
    func nothing() {
        #expect(Tree.Builder().finish().description == "")
    }

    @Test("Nodes without a window get one each")
    func noWindow() {
        var builder = Tree.Builder()
        builder.node(.stack, children: 1)
        builder.node(.screen, name: "a")
        builder.node(.screen, name: "b")
        #expect(builder.finish().description == "[a]; b")
    }

    @Test(
        "mends stars",
        arguments: [
            (Tree.Kind.tabs, [false, false], "{a*, b}"), (.tabs, [true, true], "{a*, b}"),
            (.tabs, [false, true], "{a, b*}"), (.pages, [false, false], "<a*, b>"),
            (.pages, [false, true, true], "<a, b*, c*>"), (.pages, [true, false, true], "<a*, b, c>"),
            (.pages, [true, true, true], "<a*, b*, c>"), (.stack, [true], "[a]"), (.split, [true, true], "(a* | b)"),
            (.split, [false, true], "(a | b)"), (.split, [false, true, false], "(a | b* | c)"),
        ])
    func stars(kind: Tree.Kind, stars: [Bool], line: String) {
        var builder = Tree.Builder()
        builder.node(kind, children: stars.count)
        for (name, star) in zip(["a", "b", "c"], stars) {
            builder.node(.screen, name: name, isShown: star)
        }
        #expect(builder.finish().description == line)
    }

    @Test("mends splits with fewer than two columns, and empty columns elsewhere")
    func splits() {
        var builder = Tree.Builder()
        builder.node(.stack, children: 3)
        builder.node(.split, children: 0, embedded: 1)
        builder.node(.screen, name: "e")
        builder.node(.split, children: 1, presents: true)
        builder.node(.stack, children: 1)
        builder.emptyColumn()
        builder.node(.screen, name: "p")
        builder.emptyColumn()
        #expect(builder.finish().description == "[( | )+e, ([_] | )^p, _]")
    }

    @Test("shrinks counts to what came")
    func counts() {
        var builder = Tree.Builder()
        builder.node(.tabs, children: 5, embedded: 2, presents: true)
        builder.node(.screen, name: "a", embedded: 3)
        builder.window()
        builder.node(.split, children: 4)
        builder.node(.screen, name: "b", presents: true)
        builder.window()
        builder.node(.screen, name: "c", children: 1)
        builder.window()
        builder.node(.stack, children: -1, embedded: -2)
        #expect(builder.finish().description == "{a*}; (b | ); c[]; []")
    }

    @Test("shrinks counts at the limits of a number", arguments: [Int.max, .max - 1, .min, .min + 1, -1])
    func limits(count: Int) throws {
        for kind in Tree.Kind.allCases {
            var builder = Tree.Builder()
            builder.node(kind, name: "a", children: count, embedded: count, presents: true)
            builder.node(kind, name: "b", children: count, embedded: .max, presents: true)
            let tree = builder.finish()
            #expect(try Tree(tree.description) == tree)
            #expect(tree.entries.allSatisfy { 0...3 ~= $0.childCount && 0...1 ~= $0.embeddedCount })
        }
    }

    @Test("makes a tree that prints and parses of whatever it is given", arguments: [UInt64(11)])
    func anything(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for round in 0..<10_000 {
            var builder = Tree.Builder()
            for _ in 0..<random.below(12) {
                switch random.below(8) {
                case 0: builder.window(name: random.oneIn(2) ? "w" : "")
                case 1: builder.emptyColumn()
                default:
                    builder.node(
                        Tree.Kind.allCases[random.below(6)], name: random.oneIn(2) ? "n" : "",
                        children: random.below(5) - 1, embedded: random.below(3) - 1, presents: random.oneIn(3),
                        isShown: random.oneIn(2))
                }
            }
            let tree = builder.finish()
            if (try? Tree(tree.description))?.fingerprint != tree.fingerprint {
                Issue.record("Seed \(seed), round \(round): \(tree)")
            }
        }
    }
}
