@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// What hosts pass on, and what they read of the tree.
@Suite(.bothEnds, .noUnhandledFailures) struct DeliverTests {
    @Test("a platform event is delivered to the node of that id, and to no other") func deliver() {
        let shown = Shown("home", "list")
        for index in 0..<2 { shown.screen(index).noteEvents(shown.recorder) }
        shown.manager.deliver(.memoryWarning, to: shown.screen(0).id)
        shown.screen(1).deliver(.willResize(width: 3, height: 4))
        shown.manager.deliver(.loaded, to: Screen("gone").id)
        #expect(
            shown.recorder.lines == [
                "home platform(memoryWarning)",
                "list platform(willResize(width: 3.0, height: 4.0))",
            ])
    }

    @Test("each platform event arrives as it was delivered, once", arguments: moments)
    func moment(_ moment: PlatformEvent) {
        let screen = Screen("home")
        var heard: [NodeEvent] = []
        screen.observe { heard.append($0) }
        screen.deliver(moment)
        #expect(heard == [.platform(moment)])
    }

    static let moments: [PlatformEvent] = [
        .willLoad, .loaded, .willAppear(animated: true), .didAppear(animated: true), .willDisappear(animated: false),
        .didDisappear(animated: false), .willLayOut, .laidOut, .constraintsNeedUpdate,
        .willResize(width: 3, height: 4), .marginsChanged, .safeAreaChanged, .willMove(to: nil), .moved(to: nil),
        .memoryWarning, .restored,
    ]

    @Test("a platform event arrives at once, even while a commit settles, and its handler may trigger") func atOnce() {
        let shown = Shown("home", isHolding: true)
        let home = shown.screen(0)
        home.observe { event in
            if event == .platform(.restored) { shown.home.trigger(.push("b"), completion: shown.recorder("b")) }
        }
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.manager.deliver(.restored, to: home.id)
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a, b]")
        #expect(shown.recorder.lines == ["a: completed"])
    }

    @Test("a node is found by its id from anywhere in its tree, and no longer once it has gone")
    func byID() {
        let hidden = StackRoot([Screen("a"), Screen("b")])
        let tabs = TabRoot(StackRoot(Screen("x")), hidden)
        let (bar, modal) = (Screen("bar"), Screen("modal"))
        let manager = WindowManager(WindowRoot(tabs))
        tabs.perform(.multiple(.embed(bar, in: hidden), .perform(.present(modal), on: hidden)))
        let all: [Node] = [tabs.node, hidden.node, bar, modal] + hidden.screens.map { $0.node }
        for node in all {
            #expect(manager.node(node.id) === node)
            #expect(bar.node(node.id) === node)
        }
        let gone = hidden.screens[1].node.id
        hidden.perform(.pop())
        #expect(manager.node(gone) == nil)
    }

    @Test("replaying a commit's changes one by one gives the tree that its touched nodes show") func replay() {
        let shown = Shown("home")
        let host = PathHost(shown.home.root)
        shown.manager.attach(host)
        shown.home.perform(.multiple(.push(Screen("a")), .push(Screen("b")), .pop(), .push(Screen("c"))))
        shown.home.perform(.set([Screen("d"), shown.screen(0)]))
        shown.host.swipeBack(to: shown.screen(0))
        #expect(host.replayed == host.final)
        #expect(host.replayed == shown.home.root.screens.map { $0.node.id })
        #expect(host.replayed.count == 1)
    }

    @Test("going back at the root changes nothing, and notifies the host once") func backAtRoot() {
        let shown = Shown("home")
        shown.home.back(completion: shown.recorder("back"))
        #expect(shown.recorder.outcome("back") == .noChange)
        #expect(shown.host.told.last == .backAtRoot)
        shown.manager.back()
        #expect(shown.host.told.filter { $0 == .backAtRoot }.count == 2)
    }
}

/// Keeps a stack's path twice: once by playing each change, once by reading what was touched.
private final class PathHost: Host {
    private(set) var replayed: [NodeID] = []
    private(set) var final: [NodeID] = []
    private unowned let stack: StackRoot

    init(_ stack: StackRoot) { self.stack = stack }

    func show(_ root: any Presentable) {
        final = stack.screens.map { $0.node.id }
        replayed = final
    }

    func apply(_ commit: HostCommit) {
        for change in commit.changes where change.holder.id == stack.node.id {
            switch change.kind {
            case .inserted(let index): replayed.insert(change.subject.id, at: index)
            case .removed(let index): replayed.remove(at: index)
            case .moved(let from, let to): replayed.insert(replayed.remove(at: from), at: to)
            default: break
            }
        }
        for node in commit.touched where node === stack.node {
            final = (node as? Container)?.children.map { $0.node.id } ?? []
        }
        commit.acknowledge()
    }
}
