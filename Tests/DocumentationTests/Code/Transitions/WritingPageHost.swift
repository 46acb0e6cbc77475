@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// The code of the page on writing a host, a root, a transition: the host.
enum WritingPageHost {
    // snippet.path-host
    final class PathHost: Host {
        private var drawn: [NodeID] = []
        private unowned let stack: StackRoot

        init(_ stack: StackRoot) { self.stack = stack }

        var path: [NodeID] {
            get { Array(drawn.dropFirst()) }
            set {  // the user has gone back
                if let target = newValue.last ?? drawn.first { stack.report(.popped(to: target)) { _ in } }
            }
        }

        func show(_ root: any Presentable) { draw() }

        func apply(_ commit: HostCommit) {
            if commit.touched.contains(where: { $0 === stack.node }) { draw() }
            commit.acknowledge()
        }

        private func draw() { drawn = stack.screens.map { $0.node.id } }
    }
    // snippet.end

    // snippet.tab-bar-host
    final class TabBarHost: Host {
        private(set) var tabs: [NodeID] = []
        private weak var root: (any Presentable)?

        func show(_ root: any Presentable) {
            self.root = root
            let bar = root.node.layers.first?.node as? Container
            tabs = bar?.layout == .tabs ? bar?.children.map { $0.node.id } ?? [] : []
        }

        func apply(_ commit: HostCommit) {
            if let root = commit.root { show(root) }
            commit.acknowledge()
        }

        func tap(_ tab: NodeID) { root?.node.report(.selected(tab)) }
    }

    @Test static func tabBarHostKeepsTheContract() {
        HostContract.check(
            make: { _ in TabBarHost() },
            user: { host, action in
                guard case .tapTab(let tab) = action, host.tabs.contains(tab) else { return false }
                host.tap(tab)
                return true
            })
    }
    // snippet.end

    // snippet.view-host
    final class ViewHost: Host {
        private struct View {
            var isSplit = false
            var content: [NodeID?] = []
        }

        private var views: [NodeID: View] = [:]
        // snippet.hide
        var top: () -> NodeID? = { nil }
        // snippet.show
        private let time: any TimeSource

        init(time: any TimeSource) { self.time = time }

        func show(_ root: any Presentable) {
            views = [:]
            add(root.node.tree, as: root.node.id)
        }

        func apply(_ commit: HostCommit) {
            for step in commit.steps { play(step) }
            if !commit.isInteractive { animate(commit) }
        }

        func follow(_ gesture: Gesture, of commit: HostCommit) {
            switch gesture.phase {
            case .began, .changed: break  // move the views to gesture.progress
            case .ended: animate(commit)
            case .cancelled: if let root = commit.root { show(root) }
            }
        }

        private func animate(_ commit: HostCommit) {
            time.schedule(after: commit.duration(standard: .milliseconds(350))) {
                if commit.isWaiting { commit.acknowledge() }
            }
        }

        private func play(_ step: HostStep) {
            let (holder, subject) = (step.change.holder.id, step.change.subject.id)
            guard var view = views[holder] else { return }  // not shown yet: it comes with a later picture
            if let arrived = step.arrived { add(arrived, as: subject) }
            switch step.change.kind {
            case .inserted(let column) where view.isSplit: view.content[column] = subject
            case .removed(let column) where view.isSplit: view.content[column] = nil
            case .inserted(let index): view.content.insert(subject, at: index)
            case .removed(let index): view.content.remove(at: index)
            case .moved(let from, let to): view.content.insert(view.content.remove(at: from), at: to)
            default: break  // selections, modals, embedded views, alerts
            }
            views[holder] = view
        }

        private func add(_ tree: Tree, as id: NodeID) {
            let ids = tree.windows.compactMap(\.id)
            if !ids.isEmpty, ids != [id] { views[id] = View(content: ids) }  // a manager, with its windows
            for window in tree.windows {
                if let id = window.id { views[id] = View(content: window.content.map { [$0.id] } ?? []) }
                if let content = window.content { add(content) }
            }
        }

        private func add(_ node: Tree.Node) {
            if let id = node.id { views[id] = View(isSplit: node.kind == .split, content: node.columns.map { $0?.id }) }
            for inner in node.children + node.embedded { add(inner) }
            if let modal = node.presented { add(modal) }
        }
    }
    // snippet.end
}

extension WritingPageHost.ViewHost {
    /// What the views hold that can be reached from the first.
    fileprivate var reached: [NodeID: [NodeID?]] {
        var found: [NodeID: [NodeID?]] = [:]
        var waiting = [top()].compactMap(\.self)
        while let next = waiting.popLast() {
            guard let view = views[next] else { continue }
            found[next] = view.content
            waiting += view.content.compactMap(\.self)
        }
        return found
    }
}

@Suite("The page on writing: a host", .noUnhandledFailures) struct WritingPageHostTests {
    typealias AppCoordinator = FrontPageApp.AppCoordinator
    typealias PathHost = WritingPageHost.PathHost
    typealias PrintingHost = HostComments.PrintingHost
    typealias ViewHost = WritingPageHost.ViewHost

    @Test("a host is attached to what it shows") func attaching() {
        let time = ManualTime()
        // snippet.attach
        let app = AppCoordinator()
        let windows = WindowManager(WindowRoot(app, name: "main"), time: time)
        windows.attach(PrintingHost())
        // snippet.end
        app.trigger(.login)
        expect(windows, "main: {[news]*, [account]}^[email]")
    }

    @Test("the user's actions are reported") func reports() {
        let (list, tab, sheet) = (Screen("list"), Screen("tab"), Screen("sheet"))
        let stack = StackRoot(list, Screen("article"))
        let windows = WindowManager(WindowRoot(TabRoot(stack, tab)))
        stack.perform(.present(sheet))
        let host = TestHost(windows)
        // snippet.reports
        windows.report(.dismissed(sheet.node.id))  // a sheet dragged away
        windows.report(.popped(to: list.node.id))  // a back swipe
        windows.report(.selected(tab.node.id))  // a tab tapped
        // snippet.end
        expect(windows, "{[list], tab*}")
        #expect(host.commits.allSatisfy { $0.report != nil })
    }

    @Test("a host reports how many columns fit, and holds triggers while they collapse") func widths() {
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list, Screen("letter"))
        let window = WindowRoot(split, name: "main")
        let windows = WindowManager(window)
        // snippet.widths
        windows.report(.resized(window.node.id, .none))  // one column at a time
        windows.report(.resized(split.node.id, .all))  // room for all
        windows.report(.stepped(to: list.node.id))  // a touch, the keyboard, narrow the back button
        windows.report(.hid(column: 0, of: split.node.id))  // the user hides the sidebar
        // snippet.end
        // snippet.foreground
        windows.gatesChanged()  // standing gates are asked again
        // snippet.end
        expect(windows, "main/: (/[list]* | letter)")
        windows.report(.resized(window.node.id, .all))
        // snippet.movement
        let movement = split.beginMovement()
        // the toolkit collapses its columns
        split.report(.resized(split.node.id, .none))
        movement.end()
        // snippet.end
        expect(windows, "main: ([list]* | letter)/")
    }

    @Test("a path follows the stack, and the stack the path") func path() {
        let stack = StackRoot(Screen("home"), Screen("list"), Screen("article"))
        let host = PathHost(stack)
        stack.attach(host)
        #expect(host.path == stack.screens.dropFirst().map { $0.node.id })
        host.path.removeLast()
        expect(stack, "[home, list]")
        #expect(host.path == [stack.screens[1].node.id])
        host.path = []
        expect(stack, "[home]")
        #expect(host.path.isEmpty)
        stack.perform(.push(Screen("again")))
        #expect(host.path == [stack.screens[1].node.id])
    }

    @Test("views that are moved by hand keep the contract") func views() {
        let time = ManualTime()
        HostContract.check(
            make: { root in
                let host = ViewHost(time: time)
                host.top = { [weak node = root.node] in node?.id }
                return host
            },
            answer: { _ in time.advance(by: .seconds(1)) },
            shown: { $0.reached },
            expected: { root in
                let fresh = ViewHost(time: time)
                fresh.top = { root.node.id }
                fresh.show(root)
                return fresh.reached
            })
    }
}
