@_spi(Hosting) import Coordination

extension Plan {
    /// A push and a pop with an observer, held against the same without one.
    var watching: Chapter {
        Chapter(
            "Gates, hosts and observers",
            [
                compare("Pass a gate that allows", with: "no gate") {
                    Guarded()
                } to: {
                    Unguarded()
                },
                compare("Hand it to a host that answers at once", with: "no host") { _, windows in
                    windows.attach(AnsweringHost())
                },
                compare("Skip an ImmediateHost, which is known by its class", with: "no host") { _, windows in
                    windows.attach(ImmediateHost())
                },
                compare("Tell an observer of the stack", with: "no observer") { walker, _ in
                    walker.observe { use($0) }
                },
                compare("Tell an observer of commits", with: "no observer") { _, windows in
                    windows.observeCommits { use($0.outcome) }
                },
            ])
    }

    /// The same coordinator in two trees, one of them with an observer.
    private func compare(
        _ name: String, with other: String, arrange: @escaping (Walker, WindowManager) -> Void
    ) -> Measure {
        Measure(name, each: "pair", times: 500, against: other) {
            let walker = Walker()
            let windows = WindowManager(WindowRoot(walker))
            arrange(walker, windows)
            return walk(walker, pairs: 500, keeping: windows)
        } floor: {
            let walker = Walker()
            return walk(walker, pairs: 500, keeping: WindowManager(WindowRoot(walker)))
        }
    }

    private func compare<One: Coordinator<WalkerRoute, StackRoot>, Other: Coordinator<WalkerRoute, StackRoot>>(
        _ name: String, with other: String, _ one: @escaping () -> One, to two: @escaping () -> Other
    ) -> Measure {
        Measure(name, each: "pair", times: 500, against: other) {
            let one = one().warm()
            return .direct {
                for _ in 0..<500 {
                    one.trigger(.push)
                    one.trigger(.pop)
                }
            }
        } floor: {
            let two = two().warm()
            return .direct {
                for _ in 0..<500 {
                    two.trigger(.push)
                    two.trigger(.pop)
                }
            }
        }
    }
}
