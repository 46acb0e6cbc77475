@_spi(Hosting) import CoordinationHosting
import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// A host that has room for nothing that is embedded in a container, and no name for anything unnamed.
private final class NarrowHost: Host {
    private(set) var asked: [String] = []

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        let reason = commit.refusal { node, holder in
            asked.append(node.name)
            return holder is Container ? "there is no room in it" : node.name.isEmpty ? "it has no name" : nil
        }
        if let reason { commit.refuse(reason) } else { commit.acknowledge() }
    }
}

@Suite("The picture of a window") struct PictureOfAWindowTests {
    @Test("a picture is written like a tree of what can be seen") func line() {
        let (first, pages) = (Screen("a"), PageRoot(Screen("p"), Screen("q"), name: "pages"))
        let stack = StackRoot(StackRoot(first, name: "inner"), Screen("b"))
        let split = SplitRoot([Screen("l")], columns: 3, name: "split")
        let windows = WindowManager(WindowRoot(TabRoot(stack, pages, split), name: "main"))
        stack.perform(.embed(Screen("e"), in: first))
        stack.perform(.present(Screen("m"), style: .fullScreen))
        stack.alert("Sure?", choices: [.cancel()])
        let picture = Picture(of: windows)
        #expect("\(picture)" == "{[a+e, b]*, <p*, q>, (l |  | )}^m!Sure?")
        #expect(picture == Picture(of: windows) && picture.layers.map(\.covers) == [false, true])
        #expect(picture.layers[0].parts.map(\.kind) == [.stack, .pages, .split])
        #expect("\(Picture())" == "")
    }

    @Test("a column out of sight is marked, and a part without a node has an id")
    func columns() {
        let split = SplitRoot(Screen("list"), Screen("article"))
        func part() -> Picture.Part { Picture.Part(of: split.node) }
        #expect("\(part())" == "(list | article)" && part().hand == 0)
        split.node.report(.resized(split.node.id, .none))
        #expect("\(part())" == "(list | /article)" && part().hand == 0)
        split.perform(.showDetail(Screen("other")))
        #expect("\(part())" == "(/list | other)" && part().hand == 1)
        #expect(Picture.Part(name: "theirs") != Picture.Part(name: "theirs"))
    }

    @Test("a commit is refused for the first reason not to draw a part of it") func refusal() {
        let stack = StackRoot(Screen("a"), name: "stack")
        let host = NarrowHost()
        stack.attach(host)
        var outcomes: [String] = []
        func perform(_ transition: Transition<StackRoot>) { stack.perform(transition) { outcomes.append("\($0)") } }
        perform(.push(TabRoot(Screen("t"), StackRoot(Screen("b"), name: "in"), name: "tabs")))
        #expect(outcomes == ["completed"] && Set(host.asked) == ["tabs", "t", "in", "b"])
        perform(.push(StackRoot(Screen(""), name: "outer")))
        #expect(outcomes.last?.contains("it has no name") == true)
        perform(.embed(Screen("e"), in: stack))
        #expect(outcomes.last?.contains("there is no room in it") == true)
        perform(.pop())
        #expect(outcomes.last == "completed")
    }
}
