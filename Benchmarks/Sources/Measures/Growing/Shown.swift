@_spi(Hosting) import Coordination

extension Plan {
    /// Many windows, and a host for each.
    var shownByHosts: [Measure] {
        [
            scaled("Change every window, where nothing shows them", "windows") { count in
                let desk = Desk(count)
                return .direct { desk.pushEverywhere() }
            },
            scaled("Change every window, where each has a host that answers at once", "windows") { count in
                let desk = Desk(count)
                desk.attach { Looking() }
                return .direct { desk.pushEverywhere() }
            },
            scaled("Change every window, where each has a host that answers later", "windows") { count in
                let desk = Desk(count)
                let hosts = desk.attach { Holding() }
                return .direct {
                    desk.pushEverywhere()
                    for host in hosts { host.answer() }
                }
            },
            scaled("Attach hosts while a commit settles", "windows") { count in
                let desk = Desk(count)
                let host = Holding()
                desk.windows.attach(host)
                desk.pushEverywhere()
                return .direct {
                    desk.attach { Holding() }
                    host.answer()
                }
            },
            scaled("Begin anew with windows", "windows") { count in
                let desk = Desk(count)
                return .direct { desk.windows.reset() }
            },
            scaled("Begin anew with windows that hosts show", "windows") { count in
                let desk = Desk(count)
                desk.attach { Looking() }
                return .direct { desk.windows.reset() }
            },
            scaled("Select in every window, and ask who may be left", "windows") { count in
                let desk = Desk(count)
                return .direct { desk.selectEverywhere() }
            },
            scaled("Change trees of their own in one commit", "trees") { count in
                let stack = StackRoot(Screen("home"))
                let trees = (0..<count).map { _ in StackRoot(Screen("home")) }
                return .direct {
                    stack.perform(.multiple(trees.map { .perform(.push(Screen("page")), on: $0) }))
                }
            },
            scaled("Change windows of their own in one commit, with observers", "trees") { count in
                let stack = StackRoot(Screen("home"))
                let stacks = (0..<count).map { _ in StackRoot(Screen("home")) }
                let windows = stacks.map { WindowManager(WindowRoot($0)) }
                for stack in stacks { stack.node.observe { use($0) } }
                return .direct {
                    stack.perform(.multiple(stacks.map { .perform(.push(Screen("page")), on: $0) }))
                    use(windows)
                }
            },
        ]
    }
}

/// Windows, each with two tabs, the first of which is a stack.
private final class Desk {
    let stacks: [StackRoot]
    let tabs: [TabRoot]
    let windows: WindowManager

    init(_ count: Int) {
        let stacks = (0..<count).map { _ in StackRoot(Screen("home")) }
        let tabs = stacks.map { TabRoot($0, Screen("other")) }
        (self.stacks, self.tabs) = (stacks, tabs)
        var isFirst = true
        windows = WindowManager {
            defer { isFirst = false }
            return isFirst ? tabs.map { WindowRoot($0) } : (0..<count).map { _ in WindowRoot(Screen("new")) }
        }
    }

    @discardableResult
    func attach<H: Host>(_ make: () -> H) -> [H] {
        windows.windows.map { window in
            let host = make()
            window.node.attach(host)
            return host
        }
    }

    func pushEverywhere() {
        windows.perform(.multiple(stacks.map { .perform(.push(Screen("page")), on: $0) })) { use($0) }
    }

    func selectEverywhere() {
        windows.perform(.multiple(tabs.map { .perform(.select(index: 1), on: $0) })) { use($0) }
    }
}

/// A host that looks at all that it is told, and answers at once.
final class Looking: Host {
    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        use((commit.changes, commit.appearing, commit.disappearing, commit.touched))
        commit.acknowledge()
    }
}
