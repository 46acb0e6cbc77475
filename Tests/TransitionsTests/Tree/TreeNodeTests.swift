import CoordinationHosting
import Testing
@_spi(Hosting) import Transitions
import TreeTools

@Suite("Going through a tree")
struct TreeNodeTests {
    @Test("leads from its windows to every node")
    func walk() throws {
        let tree = try Tree("main: news{[a, b]*, c+d+e^f}!Sure!Really; _:; ( | x^y+z | )")
        let windows = tree.windows
        #expect(windows.map(\.name) == ["main", "", ""])
        #expect(windows.map(\.alerts) == [["Sure", "Really"], [], []])
        #expect(windows.map(\.description) == ["main: news{[a, b]*, c+d+e^f}!Sure!Really", "_:", "( | x^y+z | )"])
        #expect(windows[1].content == nil)

        let tabs = try #require(windows[0].content)
        #expect(tabs.kind == .tabs)
        #expect(tabs.name == "news")
        #expect(tabs.children.map(\.isShown) == [true, false])
        #expect(tabs.children.map(\.description) == ["[a, b]", "c+d+e^f"])
        #expect(tabs.children[0].children.map(\.name) == ["a", "b"])
        #expect(tabs.children[1].embedded.map(\.name) == ["d", "e"])
        #expect(tabs.children[1].presented?.name == "f")
        #expect(tabs.presented == nil)
        #expect(tabs.embedded.isEmpty)
    }

    @Test("distinguishes a split's empty columns from its children")
    func columns() throws {
        let split = try #require(try Tree("( | x^y+z | )+e^p").windows.first?.content)
        #expect(split.kind == .split)
        #expect(split.columns.map { $0?.name } == [nil, "x", nil])
        #expect(split.children.map(\.name) == ["x"])
        #expect(split.children[0].presented?.embedded.map(\.name) == ["z"])
        #expect(split.embedded.map(\.name) == ["e"])
        #expect(split.presented?.name == "p")
    }

    @Test("has what the walk over a live tree knew")
    func beside() throws {
        var builder = Tree.Builder()
        builder.window(id: NodeID(rawValue: 1))
        builder.node(.pages, id: NodeID(rawValue: 2), presents: true, loops: true, isDoubleSided: true)
        builder.node(.screen, style: .fullScreen)
        let window = try #require(builder.finish().windows.first)
        let pages = try #require(window.content)
        #expect(window.id == NodeID(rawValue: 1))
        #expect(pages.id == NodeID(rawValue: 2))
        #expect(pages.loops)
        #expect(pages.isDoubleSided)
        #expect(pages.style == nil)
        #expect(pages.presented?.style == .fullScreen)
        #expect(pages.presented?.id == nil)
    }

    @Test(
        "a column that is out of sight beside the one in hand has no slash alone", arguments: ["(/a | )", "(/[a] | b)"])
    func alone(line: String) throws {
        let column = try #require(Tree(line).windows[0].content?.children.first)
        #expect(!column.description.contains("/"))
        #expect(try Tree(column.description).windows[0].content?.description == column.description)
    }
}
