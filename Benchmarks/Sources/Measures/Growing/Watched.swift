import Coordination

extension Plan {
    /// Those who are told of things.
    var watched: [Measure] {
        [
            scaled("Begin to observe commits", "observers") { count in
                let windows = WindowManager(WindowRoot(Screen("home")))
                return .direct {
                    for _ in 0..<count { windows.observeCommits { use($0.outcome) } }
                }
            },
            scaled("Begin to observe commits, and end it at once", "observers") { count in
                let windows = WindowManager(WindowRoot(Screen("home")))
                return .direct {
                    for _ in 0..<count { windows.observeCommits { use($0.outcome) }.end() }
                }
            },
            scaled("End observers of commits in any order while others begin", "observers") { count in
                let windows = WindowManager(WindowRoot(Screen("home")))
                let order = shuffled(count)
                return .direct {
                    let observers = order.map { _ in windows.observeCommits { use($0.outcome) } }
                    for index in order {
                        observers[index].end()
                        windows.observeCommits { use($0.outcome) }.end()
                    }
                }
            },
            scaled("Begin to observe screen views", "observers") { count in
                let windows = WindowManager(WindowRoot(Screen("home")))
                return .direct {
                    for _ in 0..<count { windows.observeVisibility { use($0) } }
                }
            },
            scaled("Begin to observe a screen", "observers") { count in
                let screen = Screen("home")
                return .direct {
                    for _ in 0..<count { screen.observe { use($0) } }
                }
            },
            scaled("End observers of a screen in any order while others begin", "observers") { count in
                let screen = Screen("home")
                let order = shuffled(count)
                return .direct {
                    let observers = order.map { _ in screen.observe { use($0) } }
                    for index in order {
                        observers[index].end()
                        screen.observe { use($0) }.end()
                    }
                }
            },
            scaled("Observe screens, and close them one by one", "screens") { count in
                let stack = StackRoot(Screen("home"))
                let windows = WindowManager(WindowRoot(stack))
                return .direct {
                    for _ in 0..<count {
                        let screen = Screen("page")
                        screen.observe { use($0) }
                        stack.push(screen)
                    }
                    for _ in 0..<count { stack.perform(.pop()) }
                    use(windows)
                }
            },
            scaled("Observe screens, and close them at once", "screens") { count in
                let stack = StackRoot(Screen("home"))
                let windows = WindowManager(WindowRoot(stack))
                let screens = screens(count)
                for screen in screens { screen.node.observe { use($0) } }
                return .direct {
                    stack.perform(.set(screens))
                    stack.perform(.set([Screen("home")]))
                    use(windows)
                }
            },
            scaled("Mirror what presents, and close it all at once", "modals") { count in
                let stack = StackRoot(Screen("home"))
                let windows = WindowManager(WindowRoot(stack))
                for _ in 0..<count { stack.present(Screen("modal")) }
                use(stack.node.mirror)
                return .direct {
                    stack.perform(.dismissToRoot())
                    use(windows)
                }
            },
            scaled("Wait for the results of one screen", "results") { count in
                let form = Form()
                return .direct {
                    for _ in 0..<count { form.onFinish { use($0) } }
                }
            },
            scaled("Wait for the results of screens, and finish them one by one", "results") { count in
                let stack = StackRoot(Screen("home"))
                let windows = WindowManager(WindowRoot(stack))
                let forms = (0..<count).map { _ in Form() }
                return .direct {
                    for form in forms {
                        form.onFinish { use($0) }
                        stack.push(form)
                    }
                    for form in forms.reversed() { form.finish(with: 1) }
                    use(windows)
                }
            },
            scaled("Wait for the results of screens, and close them at once", "results") { count in
                let stack = StackRoot(Screen("home"))
                let windows = WindowManager(WindowRoot(stack))
                let forms = (0..<count).map { _ in Form() }
                return .direct {
                    for form in forms {
                        form.onFinish { use($0) }
                        stack.push(form)
                    }
                    stack.perform(.popToRoot())
                    use(windows)
                }
            },
        ]
    }
}

private final class Form: Finishing {
    typealias Output = Int
    let node = Screen("form")
}
