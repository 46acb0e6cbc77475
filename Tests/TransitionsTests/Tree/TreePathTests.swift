import CoordinationHosting
@_spi(Hosting) import CoordinationTesting
import Foundation
import TestSupport
import Testing
@_spi(Log) @_spi(Hosting) import Transitions

/// Positions as values: from a node to its path, and back.
@Suite("Paths", .noUnhandledFailures) struct TreePathTests {
    /// Everything that is inside something, the outermost first.
    static func all(in outermost: any Presentable) -> [Node] {
        var found: [Node] = []
        var waiting: [Node] = [outermost.node]
        while let node = waiting.popLast() {
            found.append(node)
            waiting += (node.content + node.embeds + node.modals).map(\.node)
        }
        return found
    }

    /// What does not hold of the paths in a tree.
    private static func complaints(about outermost: any Presentable) -> [String] {
        var complaints: [String] = []
        let nodes = all(in: outermost)
        let isInWindows = outermost is WindowManager
        let tree = outermost.node.tree
        let content = tree.windows.first?.content
        for node in nodes {
            let path = node.path
            func complain(_ what: String) { complaints.append("\(path) of \(node.name): \(what), in \(tree)") }
            if TreePath(path.description) != path { complain("is read back differently") }
            if outermost.node.presentable(at: path)?.node !== node { complain("leads elsewhere") }
            if node.presentable(at: path)?.node !== node { complain("leads elsewhere from there") }
            if isInWindows, node.isWindow || node.isManager {
                if tree.node(at: path) != nil { complain("is a node of the snapshot") }
            } else if (isInWindows ? tree.node(at: path) : content?.node(at: path))?.id != node.id {
                complain("leads elsewhere in the snapshot")
            }
        }
        if Set(nodes.map(\.path)).count != nodes.count { complaints.append("two have one path in \(tree)") }
        return complaints
    }

    @Test(
        "each node of windows that are changed at random has a path of its own, there and back",
        arguments: Walks.seeds(3, long: 30))
    func walk(seed: UInt64) {
        let forest = EventForest(seed: seed)
        var count = 0
        for _ in 0..<200 {
            forest.commit()
            let complaints = Self.complaints(about: forest.manager)
            #expect(complaints == [])
            if !complaints.isEmpty { return }
            count += Self.all(in: forest.manager).count
        }
        #expect(count > 1_000)
    }

    @Test("two runs of one program give the same paths") func runs() {
        func run() -> [String] {
            let forest = EventForest(seed: Walks.seed(11))
            var lines: [String] = []
            for _ in 0..<100 {
                forest.commit()
                lines += Self.all(in: forest.manager).map { "\($0.path) \($0.name)" }
            }
            return lines
        }
        let lines = run()
        #expect(lines == run())
        #expect(Set(lines.map { $0.prefix { $0 != " " } }).count > 50)
    }

    @Test(
        "a path is written in the symbols of the notation",
        arguments: [
            ("a", ["a /"]),
            ("[a, b]", [" /", "a /0", "b /1"]),
            (
                "t{[a, b]*, c+d+e}^m^n{o*}",
                ["t /", " /0", "a /0/0", "b /0/1", "c /1", "d /1+0", "e /1+1", "m ^0", "n ^1", "o ^1/0"]
            ),
            ("s( | a | [b])", ["s /", "a /1", " /2", "b /2/0"]),
            ("s(a | | c+d)", ["s /", "a /0", "c /2", "d /2+0"]),
            (
                "u: a; v: [b]^[c]^d; w:",
                [" /", "u /0", "a /0/0", "v /1", " /1/0", "b /1/0/0", " /1/0^0", "c /1/0^0/0", "d /1/0^1", "w /2"]
            ),
            ("x+y[z]^{q*}", ["x /", "y +0", "z +0/0", " ^0", "q ^0/0"]),
        ])
    func written(picture: String, paths: [String]) throws {
        let stage = try Stage(picture.replacingOccurrences(of: "x+y[z]^{q*}", with: "x[]+y[z]^{q*}"))
        #expect(Set(Self.all(in: stage.outermost).map { "\($0.name) \($0.path)" }) == Set(paths))
        #expect(Self.complaints(about: stage.outermost) == [])
    }

    @Test("a path names a place: what was moved has another one, and what came there has its own") func moved() throws {
        let stage = try Stage("main: {[a, b]*, [c]}")
        let (a, b, c) = (stage["a"], stage["b"], stage["c"])
        let path = b.node.path
        #expect(path.description == "/0/0/0/1" && a.node.path.description == "/0/0/0/0")
        let tabs = try stage.root(TabRoot.self)
        tabs.perform(Transition("move") { editor in try editor.move(from: 0, to: 1) })
        #expect(b.node.path.description == "/0/0/1/1" && c.node.path.description == "/0/0/0/0")
        #expect(stage.outermost.node.presentable(at: path) == nil)
        tabs.perform(Transition("move") { editor in try editor.move(from: 1, to: 0) })
        #expect(stage.outermost.node.presentable(at: path) === b)
        let stack = try stage.root(StackRoot.self)
        stack.perform(.replaceTop(Screen("d")))
        #expect(stage.outermost.node.presentable(at: path)?.node.name == "d")
        stack.perform(.pop())
        #expect(stage.outermost.node.presentable(at: path) == nil)
        #expect(b.node.path.description == "/" && b.node.presentable(at: path) == nil)
        let front = WindowRoot(Screen("e"), name: "front")
        try #require(stage.outermost as? WindowManager).perform(.open(front))
        #expect(front.path.description == "/1" && a.node.path.description == "/0/0/0/0")
        try #require(stage.outermost as? WindowManager).perform(.bringToFront(try stage.window("main")))
        #expect(front.path.description == "/0" && a.node.path.description == "/1/0/0/0")
    }

    @Test("the path of a model leads back to the model, not to its node")
    func presentables() {
        final class Model: Presentable { let node = Screen("model") }
        let model = Model()
        let stack = StackRoot(Screen("a"), model)
        #expect(stack.presentable(at: model.node.path) === model)
        #expect(stack.presentable(at: TreePath([])) === stack.node)
    }

    @Test("a path that leads nowhere gives nothing, wherever it breaks off")
    func nowhere() throws {
        let stage = try Stage("main: {[a]^m^n*, ( | b)+c}!Sure")
        let window = try stage.window("main")
        for text in [
            "/1", "/0/1", "/0/0/2", "/0/0/0/1", "/0/0/0/0/0", "/0/0/0^2", "/0/0/0^0^0", "/0/0/1/0", "/0/0/1/2",
            "/0/0/1+1", "/0/0/1+0+0", "/0!0", "/0!0/0", "/0^0", "/0/0^0", "/2147483647", "^2147483647",
        ] {
            let path = try #require(TreePath(text))
            #expect(stage.outermost.node.presentable(at: path) == nil, "\(text)")
            #expect(window.tree.node(at: path) == nil, "\(text)")
            #expect(stage.tree.node(at: path) == nil, "\(text)")
        }
        #expect(stage.outermost.node.presentable(at: try #require(TreePath("/0/0/0^1")))?.node.name == "n")
        #expect(stage.tree.node(at: try #require(TreePath("/0/0/1/1")))?.name == "b")
        #expect(try Tree("").node(at: TreePath([])) == nil)
        #expect(try Tree("main:").node(at: #require(TreePath("/0/0"))) == nil)
    }

    @Test(
        "a text that no path prints is read as nothing",
        arguments: [
            "", " ", "//", "/ ", " /", "/0/", "0", "0/1", "/-1", "/+1", "/00", "/01", "/1 ", "/1\n", "^", "^^0", "/0^",
            "/0*", "/a", "/٣", "/０", "/2147483648", "/9223372036854775808", "/99999999999999999999999999", "/0\u{0}",
            "/0\u{301}", "main: /0", "window 0", "/0x1", "/1e3", "/0.5", "!", "+", "++0",
        ])
    func unreadable(text: String) throws {
        #expect(TreePath(text) == nil)
        let json = try JSONEncoder().encode([text])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([TreePath].self, from: json) }
    }

    @Test("a text of any length is read in a time that is its own, and more than a million steps not at all")
    func limits() {
        let deep = String(repeating: "/0", count: 1_000_000)
        let path = TreePath(deep)
        #expect(path?.steps.count == 1_000_000)
        #expect(TreePath(deep + "/0") == nil)
        #expect(path?.description == deep)
        #expect(path.flatMap { StackRoot(Screen("a")).presentable(at: $0) } == nil)
        #expect(TreePath("/" + String(repeating: "9", count: 1_000_000)) == nil)
    }

    @Test("random bytes are read as nothing, or as what they print") func noise() {
        var random = SplitMix64(seed: Walks.seed(5))
        let marks = Array("/^+!0129 -a/^+!0")
        var read = 0
        for _ in 0..<Walks.count(20_000, long: 1_000_000) {
            let text = String((0...random.below(7)).map { _ in marks[random.below(marks.count)] })
            guard let path = TreePath(text) else { continue }
            read += 1
            #expect(path.description == text)
        }
        #expect(read > 100)
    }

    @Test("a path is coded as its text, and equal paths are one") func coded() throws {
        let paths = ["/", "/0/2^0", "!1", "+0/2147483647"].compactMap { TreePath($0) }
        let json = try JSONEncoder().encode(paths)
        #expect(String(decoding: json, as: UTF8.self) == #"["\/","\/0\/2^0","!1","+0\/2147483647"]"#)
        #expect(try JSONDecoder().decode([TreePath].self, from: json) == paths)
        #expect(Set(paths + paths).count == 4)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([TreePath].self, from: Data("[7]".utf8)) }
    }

    @Test("paths of any length and any numbers are made of their steps, and of their text, alike") func lengths() {
        let numbers = [0, 1, 62, 63, 64, 65, 255, 256, Int(Int32.max)]
        let steps = numbers.flatMap { [.child($0), .modal($0), .embedded($0), .alert($0)] as [TreePath.Step] }
        var ways: Set<[TreePath.Step]> = [[]]
        for length in 0..<9 {
            let others = (0..<length).map { TreePath.Step.child($0) }
            for step in steps { ways.formUnion([others + [step], [step] + others]) }
        }
        for way in ways {
            let path = TreePath(way)
            #expect(path.steps == way)
            #expect(path.description == way.map { "\(TreePath([$0]))" }.joined() || way.isEmpty)
            #expect(TreePath(path.description) == path)
        }
        #expect(Set(ways.map { TreePath($0) }).count == ways.count)
    }

    @Test("a node that is very deep has a path, and is found again") func deep() {
        let inner = Screen("inner")
        var stack = StackRoot(inner)
        var roots = [stack]
        for _ in 0..<5_000 {
            stack = StackRoot(stack)
            roots.append(stack)
        }
        let path = inner.path
        #expect(path.steps.count == 5_001)
        #expect(stack.presentable(at: path) === inner)
        #expect(stack.tree.windows.first?.content?.node(at: path)?.name == "inner")
    }
}
