@_spi(Hosting) import Coordination

extension Plan {
    /// What is held while it is shown, and many trees at once.
    var memory: Chapter {
        let count = isQuick ? 10_000 : 100_000
        return Chapter(
            "Memory, and many trees",
            [
                held("Keep a screen on a stack", "screen", count) {
                    StackRoot((0..<count).map { _ in Screen("page") })
                } floor: {
                    HandStack("", (0..<count).map { _ in HandScreen("page") })
                },
                held("Keep a coordinator with one screen, as a tab", "coordinator", count) {
                    TabRoot((0..<count).map { _ in Walker() })
                } floor: {
                    (0..<count).map { _ in HandWalker() }
                },
                held("Keep a window with one screen", "window", count) {
                    let windows = WindowManager()
                    windows.perform(.multiple((0..<count).map { _ in .open(WindowRoot(Screen("home"))) }))
                    return windows
                } floor: {
                    (0..<count).map { _ in HandStack("", [HandScreen("home")]) }
                },
                held("Keep a session, which is a tree with a coordinator", "session", count) {
                    (0..<count).map { _ in Session() }
                } floor: {
                    (0..<count).map { _ in HandWalker() }
                },
                held("Keep a session that has pushed and popped", "session", count) {
                    (0..<count).map { _ in Session().used() }
                } floor: {
                    (0..<count).map { _ in HandWalker() }
                },
                sessions(count),
            ])
    }

    private func held(
        _ name: String, _ unit: String, _ count: Int, ours: @escaping () -> Any, floor: @escaping () -> Any
    ) -> Measure {
        Measure(
            name, .init(count, "\(unit)s"), each: unit, times: count, against: "by hand", figure: .heldBytes
        ) {
            keep(ours)
        } floor: {
            keep(floor)
        }
    }

    private func sessions(_ count: Int) -> Measure {
        Measure(
            "Trigger a push in each of many sessions", .init(count, "sessions"), each: "trigger", times: count,
            against: "by hand"
        ) {
            let sessions = (0..<count).map { _ in Session() }
            return .direct {
                for session in sessions { session.walker.trigger(.push) }
            }
        } floor: {
            let walkers = (0..<count).map { _ in HandWalker() }
            return .direct {
                for walker in walkers { walker.go(to: .push) }
            }
        }
    }
}

/// A tree of its own for each person that a server serves.
private final class Session {
    let walker = Walker()
    let windows: WindowManager

    init() {
        windows = WindowManager(WindowRoot(walker))
    }

    /// Pushes and pops once.
    func used() -> Session {
        walker.trigger(.push)
        walker.trigger(.pop)
        return self
    }
}

/// Makes something in the run, and keeps it as long as the run is kept.
func keep(_ make: @escaping () -> Any) -> Measure.Run {
    let place = Place()
    return .direct { place.content = make() }
}

private final class Place {
    var content: Any?
}
