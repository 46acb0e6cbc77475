@_spi(Hosting) import Coordination
import CoordinationTools

extension Plan {
    /// Alerts and modals.
    var opened: [Measure] {
        [
            scaled("Show alerts, and answer them one by one", "alerts") { count in
                let stack = StackRoot(Screen("home"))
                return .direct {
                    for _ in 0..<count { stack.perform(.alert("Sure?", choices: [.cancel()])) }
                    for _ in 0..<count { stack.choose("Cancel") }
                }
            },
            scaled("Show alerts, and close them at once", "alerts") { count in
                let stack = StackRoot(Screen("home"))
                return .direct {
                    stack.perform(.multiple((0..<count).map { _ in .alert("Sure?", choices: [.cancel()]) }))
                    stack.perform(.dismissAll())
                }
            },
            scaled("Move alerts with the tree that they are before", "alerts") { count in
                let inner = StackRoot(Screen("inner"))
                for _ in 0..<count { inner.ask("Sure?", [Answer("Yes", true)]) { use($0) } }
                let stack = StackRoot(Screen("home"))
                return .direct { stack.perform(.push(inner)) }
            },
            scaled("Present one over the other, and dismiss them one by one", "modals") { count in
                let stack = StackRoot(Screen("home"))
                return .direct {
                    for _ in 0..<count { stack.perform(.present(Screen("modal"))) }
                    for _ in 0..<count { stack.perform(.dismiss()) }
                }
            },
            scaled("Present one over the other, and dismiss them at once", "modals") { count in
                let stack = StackRoot(Screen("home"))
                return .direct {
                    for _ in 0..<count { stack.perform(.present(Screen("modal"))) }
                    stack.perform(.dismissAll())
                }
            },
            scaled("Present one over the other in a window with a host", "modals") { count in
                let stack = StackRoot(Screen("home"))
                let windows = WindowManager(WindowRoot(stack))
                windows.attach(Answering())
                return .direct {
                    for _ in 0..<count { stack.perform(.present(Screen("modal"))) }
                    use(windows)
                }
            },
            scaled("Go back from one modal after the other", "modals") { count in
                let stack = StackRoot(Screen("home"))
                let windows = WindowManager(WindowRoot(stack))
                for _ in 0..<count { stack.perform(.present(Screen("modal"))) }
                return .direct {
                    for _ in 0..<count { windows.back() }
                }
            },
        ]
    }

    /// What is in one list.
    var listed: [Measure] {
        [
            scaled("Set screens of which most stay", "screens") { count in
                let former = screens(count)
                let stack = StackRoot(former)
                let next: [any Presentable] = former.enumerated().map { $0 % 8 == 3 ? Screen("new") : $1 }
                return .direct { stack.perform(.set(next)) }
            },
            scaled("Set screens with one more beneath", "screens") { count in
                let former = screens(count)
                let stack = StackRoot(former)
                return .direct {
                    stack.perform(.set([Screen("new")] + former))
                    stack.perform(.set([Screen("newer")] + former))
                    stack.perform(.set(former))
                }
            },
            scaled("Set screens in another order", "screens") { count in
                let former = screens(count)
                let stack = StackRoot(former)
                let next = shuffled(count).map { former[$0] }
                return .direct { stack.perform(.set(next)) }
            },
            scaled("Set screens the other way round", "screens") { count in
                let former = screens(count)
                let stack = StackRoot(former)
                return .direct { stack.perform(.set(former.reversed())) }
            },
            scaled("Insert tabs before the others, one by one", "tabs") { count in
                let tabs = TabRoot(Screen("first"))
                return .direct {
                    for _ in 0..<count { tabs.perform(.insert(Screen("tab"), at: 0)) }
                }
            },
            scaled("Remove tabs, the first one first", "tabs") { count in
                let all = screens(count)
                let tabs = TabRoot(all)
                return .direct {
                    for tab in all.dropLast() { tabs.perform(.remove(tab)) }
                }
            },
            scaled("Remove tabs in any order", "tabs") { count in
                let all = screens(count)
                let tabs = TabRoot(all)
                let order = shuffled(count)
                return .direct {
                    for index in order.dropLast() { tabs.perform(.remove(all[index])) }
                }
            },
            scaled("Insert tabs before the others, and select each", "tabs") { count in
                let first = screens(count)
                let tabs = TabRoot(first)
                return .direct {
                    tabs.perform(.insert(Screen("tab"), at: 0))
                    for tab in first { tabs.perform(.select(tab)) }
                }
            },
            scaled("Push screens under keys, and bring each to the top", "screens", from: 500) { count in
                let stack = StackRoot(Screen("home"))
                return .direct {
                    for key in 0..<count { stack.perform(.push(Later { Screen("page") }, key: key)) }
                    for key in (0..<count).reversed() { stack.perform(.push(Later { Screen("page") }, key: key)) }
                }
            },
            scaled("Take back what was done", "edits") { count in
                let stack = StackRoot(Screen("home"))
                let absent = Screen("absent")
                let steps: [Transition<StackRoot>] = screens(count).map { .push($0) }
                return .direct {
                    stack.perform(.multiple(steps + [.pop(to: absent)])) { use($0) }
                }
            },
            scaled("Take back what was shown under keys", "edits", from: 500) { count in
                let stack = StackRoot(Screen("home"))
                let absent = Screen("absent")
                let steps: [Transition<StackRoot>] = (0..<count).map { .push(Later { Screen("page") }, key: $0) }
                return .direct {
                    stack.perform(.multiple(steps + [.pop(to: absent)])) { use($0) }
                }
            },
            scaled("Tell apart trees whose screens are in another order", "screens") { count in
                let former = (0..<count).map { Screen("\($0)") }
                let first = StackRoot(former).node.tree
                let second = StackRoot(shuffled(count).map { Screen("\($0)") }).node.tree
                return .direct { use(second.difference(from: first)) }
            },
            scaled("Move windows to the front, one after the other", "windows") { count in
                let all = (0..<count).map { _ in WindowRoot(Screen("home")) }
                let windows = WindowManager()
                windows.perform(.multiple(all.map { .open($0) }))
                return .direct {
                    for window in all { windows.perform(.bringToFront(window)) }
                }
            },
            scaled("Open windows, and close them, the first one first", "windows") { count in
                let all = (0..<count).map { _ in WindowRoot(Screen("home")) }
                let windows = WindowManager(WindowRoot(Screen("main")))
                return .direct {
                    for window in all { windows.perform(.open(window)) }
                    for window in all { windows.perform(.close(window)) }
                }
            },
        ]
    }
}

/// A host that answers at once, and looks at nothing.
private final class Answering: Host {
    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) { commit.acknowledge() }
}
