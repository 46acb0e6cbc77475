@_spi(Hosting) import Coordination

extension Plan {
    /// What an app has: a window, and a host that shows it.
    var hosted: Chapter {
        Chapter(
            "In an app, with a host",
            [
                pushAndPop("Push and pop in a window with a host", AnsweringHost.init, HandScreenView()),
                pushAndPop(
                    "Push and pop in a window with a host that reads what changed", ReadingHost.init, HandReadingView()),
                moving, awaited, presentAndDismiss, observed,
            ] + sizes(0, 10, 1_000, 100_000, quick: 10_000).map(depth),
            growths: [
                Growth(
                    "Push and pop high up with a host, held against the bottom",
                    of: "Push and pop on a stack in a window with a host that reads what changed", from: 0)
            ])
    }

    private func depth(_ count: Int) -> Measure {
        Measure(
            "Push and pop on a stack in a window with a host that reads what changed", .init(count, "screens deep"),
            each: "pair", times: 200, against: "by hand, with a view"
        ) {
            let screens = [Screen("home")] + (0..<count).map { _ in Screen("page") }
            let app = App(ReadingHost(), Walker(StackRoot(screens)))
            return .direct {
                for _ in 0..<200 {
                    app.walker.trigger(.push)
                    app.walker.trigger(.pop)
                }
            }
        } floor: {
            let view = HandReadingView()
            let walker = HandWalker(HandStack("", (0...count).map { _ in HandScreen("page") }))
            return walk(HandScene(view, walker), pairs: 200, keeping: view)
        }
    }

    private func pushAndPop(
        _ name: String, _ host: @escaping () -> any Host, _ view: any HandView
    ) -> Measure {
        Measure(name, each: "pair", times: 500, against: "by hand, with a view") {
            let app = App(host())
            return .direct {
                for _ in 0..<500 {
                    app.walker.trigger(.push)
                    app.walker.trigger(.pop)
                }
            }
        } floor: {
            walk(HandScene(view), pairs: 500, keeping: view)
        }
    }

    private var moving: Measure {
        Measure(
            "Push and pop in a window with a host that answers later", each: "pair", times: 500,
            against: "by hand, with a view that answers later"
        ) {
            let host = MovingHost()
            let app = App(AnsweringHost())
            app.windows.attach(host)
            return .direct {
                for _ in 0..<500 {
                    app.walker.trigger(.push)
                    host.hasMoved()
                    app.walker.trigger(.pop)
                    host.hasMoved()
                }
            }
        } floor: {
            let view = HandMovingView()
            let scene = HandScene(view)
            return .direct {
                for _ in 0..<500 {
                    scene.go(to: .push)
                    scene.hasShown()
                    scene.go(to: .pop)
                    scene.hasShown()
                }
                withExtendedLifetime(view) {}
            }
        }
    }

    private var awaited: Measure {
        Measure(
            "Await a push and a pop in a window with a host", each: "pair", times: 500,
            against: "by hand, with a view, behind a continuation"
        ) {
            let app = App(AnsweringHost())
            return .awaited {
                for _ in 0..<500 {
                    _ = try? await app.walker.trigger(.push)
                    _ = try? await app.walker.trigger(.pop)
                }
            }
        } floor: {
            let view = HandScreenView()
            let scene = HandScene(view)
            return .awaited {
                for _ in 0..<500 {
                    await withCheckedContinuation { done in
                        scene.go(to: .push)
                        done.resume()
                    }
                    await withCheckedContinuation { done in
                        scene.go(to: .pop)
                        done.resume()
                    }
                }
                withExtendedLifetime(view) {}
            }
        }
    }

    private var presentAndDismiss: Measure {
        Measure(
            "Present and dismiss in a window with a host", each: "pair", times: 500, against: "by hand, with a view"
        ) {
            let app = App(AnsweringHost())
            return .direct {
                for _ in 0..<500 {
                    app.walker.trigger(.present)
                    app.walker.trigger(.dismiss)
                }
            }
        } floor: {
            let view = HandScreenView()
            let scene = HandScene(view)
            return .direct {
                for _ in 0..<500 {
                    scene.go(to: .present)
                    scene.go(to: .dismiss)
                }
                withExtendedLifetime(view) {}
            }
        }
    }

    private var observed: Measure {
        Measure(
            "Push and pop in a window with a host and an observer of commits", each: "pair", times: 500,
            against: "by hand, with a view and an observer"
        ) {
            let app = App(AnsweringHost())
            app.windows.observeCommits { use($0.outcome) }
            return .direct {
                for _ in 0..<500 {
                    app.walker.trigger(.push)
                    app.walker.trigger(.pop)
                }
            }
        } floor: {
            let view = HandScreenView()
            let scene = HandScene(view)
            scene.observe { use($0) }
            return walk(scene, pairs: 500, keeping: view)
        }
    }
}

/// A coordinator in a window, and a host.
private final class App {
    let walker: Walker
    let windows: WindowManager

    init(_ host: any Host, _ walker: Walker = Walker()) {
        self.walker = walker
        windows = WindowManager(WindowRoot(walker))
        windows.attach(host)
        walker.warm()
    }
}

/// A push and a pop by hand. What is passed along lives as long.
private func walk(_ scene: HandScene, pairs: Int, keeping others: Any) -> Measure.Run {
    .direct {
        for _ in 0..<pairs {
            scene.go(to: .push)
            scene.go(to: .pop)
        }
        withExtendedLifetime(others) {}
    }
}
