@_spi(Hosting) import Coordination
import TreeTools

extension Plan {
    /// What is due at some time, and what is kept until then.
    var timed: [Measure] {
        [
            scaled("Make calls that were asked for in any order", "calls") { count in
                let order = shuffled(count)
                return .direct {
                    let time = ManualTime()
                    for delay in order { time.schedule(after: .milliseconds(delay)) {} }
                    time.advance(by: .seconds(count))
                }
            },
            scaled("Take calls back, and look for the next each time", "calls") { count in
                let time = ManualTime()
                let order = shuffled(count)
                let calls = order.map { time.schedule(after: .milliseconds($0)) {} }
                return .direct {
                    for index in order {
                        calls[index].cancel()
                        use(time.nextDue)
                    }
                }
            },
            scaled("Ask for calls and take them back", "calls") { count in
                .direct {
                    let time = ManualTime()
                    for delay in (0..<count).reversed() { time.schedule(after: .milliseconds(delay)) {}.cancel() }
                    time.advance(by: .seconds(count))
                }
            },
        ]
    }

    /// What is kept when it is closed.
    var kept: [Measure] {
        [
            scaled("Show and close what is kept", "screens") { count in
                let cinema = Cinema()
                return .direct { cinema.showAndClose(count) }
            },
            scaled("Find again what is kept", "screens") { count in
                let cinema = Cinema()
                cinema.showAndClose(count)
                return .direct { cinema.showAndClose(count) }
            },
            scaled("Let go of what is kept as its time comes", "screens") { count in
                let cinema = Cinema()
                cinema.showAndClose(count)
                return .direct { cinema.time.advance(by: .seconds(2 * count)) }
            },
            scaled("Evict what is kept, one after the other", "screens") { count in
                let cinema = Cinema()
                cinema.showAndClose(count)
                return .direct {
                    for key in 0..<count { cinema.stack.evict(Screen.self, key: key) }
                }
            },
            scaled("Evict all that is kept", "screens") { count in
                let cinema = Cinema()
                cinema.showAndClose(count)
                return .direct { cinema.stack.evictAll() }
            },
            scaled("Begin anew where much is kept", "screens") { count in
                let cinema = Cinema()
                cinema.showAndClose(count)
                return .direct { cinema.windows.reset() }
            },
            scaled("Try to begin anew where much is kept", "screens") { count in
                let cinema = Cinema()
                cinema.showAndClose(count)
                let host = Holding()
                cinema.windows.attach(host)
                return .direct {
                    cinema.windows.reset { use($0) }
                    cinema.windows.perform(.refuse("begin", because: "it is tried")) { use($0) }
                    use(host)
                }
            },
            scaled("Keep what is in something that is kept", "screens", from: 100) { count in
                let cinema = Cinema()
                return .direct { cinema.showAndCloseInside(count) }
            },
        ]
    }
}

/// A stack whose screens are kept for a while, each under its own key.
private final class Cinema {
    let time = ManualTime()
    let stack = StackRoot(Screen("home"))
    let windows: WindowManager

    init() {
        let stack = stack
        var first: StackRoot? = stack
        windows = WindowManager(time: time) {
            defer { first = nil }
            return [WindowRoot(first ?? StackRoot(Screen("home")))]
        }
    }

    /// Shows as many, one after the other, and closes each.
    func showAndClose(_ count: Int) {
        for key in shuffled(count) {
            stack.perform(.push(stack.keep(for: .seconds(1 + key), key: key) { Screen("film") }))
            stack.perform(.pop())
        }
    }

    /// Shows as many in a stack that is kept, closes that, and then shows and closes as many beside it.
    func showAndCloseInside(_ count: Int) {
        let inner = StackRoot(Screen("inner"))
        stack.perform(.push(stack.keep(for: .seconds(count * 9), key: "inner") { inner }))
        for key in 0..<count { inner.perform(.push(inner.keep(for: .seconds(count * 9), key: key) { Screen("film") })) }
        stack.perform(.pop())
        for key in 0..<count {
            stack.perform(.push(stack.keep(for: .seconds(count * 9), key: "\(key)") { Screen("film") }))
            stack.perform(.pop())
        }
    }
}
