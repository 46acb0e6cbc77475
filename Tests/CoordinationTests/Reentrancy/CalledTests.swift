@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What triggers as it is called is run, whatever called it.
@Suite("Triggers made by called code", .bothEnds, .noUnhandledFailures) struct CalledTests {
    nonisolated(unsafe) static let ways: [PlazaWay] = [
        PlazaWay("an effect") { plaza in plaza.root.perform(.effect("act") { [unowned plaza] in plaza.act() }) },
        PlazaWay("an effect before another") { plaza in
            plaza.root.perform(
                .multiple(.effect("act") { [unowned plaza] in plaza.act() }, .push(Screen("x")), .effect("other") {}))
        },
        PlazaWay("a completion") { plaza in plaza.root.perform(.push(Screen("x"))) { [unowned plaza] _ in plaza.act() }
        },
        PlazaWay("the completion of a failure") { plaza in
            plaza.root.perform(.pop()) { [unowned plaza] _ in plaza.act() }
        },
        PlazaWay("a builder") { plaza in
            plaza.root.perform(
                .push { [unowned plaza] in
                    plaza.act()
                    return Screen("x")
                })
        },
        PlazaWay("a builder that throws") { plaza in
            plaza.root.perform(
                .push { [unowned plaza] () throws -> Screen in
                    plaza.act()
                    throw TransitionError(cannot: "build", because: "it is closed")
                }
            ) { _ in }
        },
        PlazaWay("a transition of one's own") { plaza in
            plaza.root.perform(
                Transition("own") { [unowned plaza] editor in
                    try editor.perform(.push(Screen("x")))
                    plaza.act()
                    try editor.perform(.push(Screen("y")))
                })
        },
        PlazaWay("a route") { plaza in
            plaza.app.answer = { [unowned plaza] _ in
                plaza.act()
                return .push(Screen("x"))
            }
            plaza.app.trigger(.here)
        },
        PlazaWay("a gate of a router") { plaza in
            plaza.app.gates = [
                Gate("gate") { [unowned plaza] _ in
                    plaza.act()
                    return .allow
                }
            ]
            plaza.app.trigger(.guarded)
        },
        PlazaWay("a gate that denies") { plaza in
            plaza.app.gates = [
                Gate("gate") { [unowned plaza] _ in
                    plaza.act()
                    return .deny("it is closed")
                }
            ]
            plaza.app.trigger(.guarded) { _ in }
        },
        PlazaWay("a gate of the windows") { plaza in
            plaza.windows.gates = [
                Gate("gate") { [unowned plaza] _ in
                    plaza.act()
                    return .allow
                }
            ]
            plaza.app.trigger(.here)
        },
        PlazaWay("the closure that begins a wait") { plaza in
            plaza.app.gates = [
                Gate("gate") { [unowned plaza] request in
                    request.attempt > 1
                        ? .allow
                        : .wait { [unowned plaza] resumption in
                            plaza.act()
                            resumption()
                        }
                }
            ]
            plaza.app.trigger(.guarded)
        },
        PlazaWay("a screen that is asked whether it may be left") { plaza in
            plaza.root.perform(.push(Stubborn { [unowned plaza] in plaza.act() }))
            plaza.root.perform(.pop())
        },
        PlazaWay("a coordinator that claims a report") { plaza in
            plaza.root.perform(.push(Screen("x")))
            plaza.app.claims = { [unowned plaza] in
                plaza.act()
                return nil
            }
            plaza.windows.report(.popped(to: plaza.root.screens[0].node.id)) { _ in }
        },
        PlazaWay("an observer of a node") { plaza in
            let screen = Screen("x")
            screen.observe { [unowned plaza] _ in plaza.act() }
            plaza.root.perform(.push(screen))
        },
        PlazaWay("an observer of commits") { plaza in
            plaza.windows.observeCommits { [unowned plaza] _ in plaza.act() }
            plaza.root.perform(.push(Screen("x")))
        },
        PlazaWay("an observer of screen views") { plaza in
            var views = 0
            plaza.windows.observeVisibility { [unowned plaza] _ in
                views += 1
                if views > 1 { plaza.act() }
            }
            plaza.root.perform(.push(Screen("x")))
        },
        PlazaWay("a host that is attached") { plaza in
            let host = Calling { [unowned plaza] in plaza.act() }
            plaza.kept.append(host)
            plaza.other.attach(host)
        },
        PlazaWay("a host that applies a commit") { plaza in
            let host = Calling { [unowned plaza] in plaza.act() }
            host.shows = false
            plaza.kept.append(host)
            plaza.other.attach(host)
            plaza.other.perform(.push(Screen("x")))
        },
        PlazaWay("a host that is asked what it draws") { plaza in
            let host = Calling { [unowned plaza] in plaza.act() }
            (host.shows, host.applies) = (false, false)
            plaza.kept.append(host)
            plaza.other.attach(host)
            plaza.windows.diagnosticsHandler = { _ in }
            plaza.other.perform(.present(Screen("x"), style: .custom("own")))
        },
        PlazaWay("the end of a host's commit") { plaza in
            let host = Calling {}
            host.onEnd = { [unowned plaza] in plaza.act() }
            plaza.kept.append(host)
            plaza.other.attach(host)
            plaza.other.perform(.push(Screen("x")))
        },
        PlazaWay("the choice of an alert") { plaza in
            plaza.root.perform(
                .alert("Sure?", choices: [AlertChoice("Yes") { [unowned plaza] in plaza.act() }]))
            plaza.root.perform(.choose("Yes"))
        },
        PlazaWay("the answer to a question") { plaza in
            plaza.root.ask("Sure?", [Answer("Yes", 1)]) { [unowned plaza] _ in plaza.act() }
            plaza.root.perform(.choose("Yes"))
        },
        PlazaWay("a result") { plaza in
            let picker = Chosen()
            picker.onFinish { [unowned plaza] _ in plaza.act() }
            plaza.root.perform(.push(picker))
            picker.finish(with: 1)
        },
        PlazaWay("the end without a result") { plaza in
            let picker = Chosen()
            picker.onFinish { [unowned plaza] _ in plaza.act() }
            plaza.root.perform(.push(picker))
            plaza.root.perform(.pop())
        },
        PlazaWay("a flow that is asked what comes next") { plaza in
            plaza.root.perform(.run(Acting { [unowned plaza] in plaza.act() }, onEnd: { _ in }))
        },
        PlazaWay("the end of a flow") { plaza in
            plaza.root.perform(.run(Acting {}, onEnd: { [unowned plaza] _ in plaza.act() }))
        },
        PlazaWay("the launch of a reset") { plaza in
            plaza.isToStay = false
            plaza.launch.act = { [unowned plaza] in plaza.act() }
            plaza.windows.reset()
        },
        PlazaWay("a diagnostics handler") { plaza in
            plaza.windows.diagnosticsHandler = { [unowned plaza] _ in plaza.act() }
            plaza.root.perform(.pop())
            plaza.windows.diagnosticsHandler = nil
        },
        PlazaWay("the closure that awaits the end of keeping") { plaza in
            plaza.root.perform(
                .push(
                    plaza.app.keep(until: { [unowned plaza] _ in plaza.act() }, key: 1) { Chosen() }))
        },
        PlazaWay("the hash of a key") { plaza in
            plaza.root.perform(.push(Later { Screen("x") }, key: KeyCaller(hash: { [unowned plaza] in plaza.act() })))
        },
        PlazaWay("the comparison of a key") { plaza in
            plaza.root.perform(.push(Later { Screen("x") }, key: KeyCaller()))
            plaza.root.perform(
                .push(Later { Screen("y") }, key: KeyCaller(compare: { [unowned plaza] in plaza.act() })))
        },
        PlazaWay("the comparison of a key that is kept") { plaza in
            plaza.root.perform(.push(plaza.app.keep(for: .seconds(1), key: KeyCaller()) { Chosen() }))
            plaza.root.perform(.pop())
            let key = KeyCaller(compare: { [unowned plaza] in plaza.act() })
            plaza.root.perform(.push(plaza.app.keep(for: .seconds(1), key: key) { Chosen() }))
        },
        PlazaWay("the comparison of a key that is given up") { plaza in
            plaza.root.perform(.push(plaza.app.keep(for: .seconds(1), key: KeyCaller()) { Chosen() }))
            plaza.root.perform(.pop())
            plaza.app.evict(Chosen.self, key: KeyCaller(compare: { [unowned plaza] in plaza.act() }))
        },
        PlazaWay("the words of a transition") { plaza in
            plaza.windows.observeCommits { _ = $0.cause.description }
            plaza.root.perform(Transition("\(Worded { [unowned plaza] in plaza.act() })") { _ in })
        },
        PlazaWay("the words of a push under a key") { plaza in
            plaza.windows.observeCommits { _ = $0.cause.description }
            let key = KeyCaller(words: { [unowned plaza] in plaza.act() })
            plaza.root.perform(.push(Later { Screen("x") }, key: key))
        },
        PlazaWay("a time source") { plaza in
            let time = Ticking()
            let stack = StackRoot(Screen("x"))
            let windows = WindowManager(WindowRoot(stack, name: "timed"), time: time)
            plaza.kept.append(windows)
            time.act = { [unowned plaza] in
                stack.perform(.push(Screen("y")))
                plaza.act()
            }
            stack.perform(.push(plaza.app.keep(for: .seconds(1), key: 1) { Chosen() })) { _ in }
            let host = TestHost(windows, isHolding: true)
            stack.perform(.push(Screen("z")))
            host.acknowledge()
        },
        PlazaWay("the property of a node that is asked for") { plaza in
            plaza.root.perform(.push(Inquired { [unowned plaza] in plaza.act() }))
        },
        PlazaWay("the beginning of a gesture") { plaza in
            plaza.root.perform(.push(Screen("x")))
            let gesture = plaza.root.begin(.pop()) { [unowned plaza] _ in plaza.act() }
            gesture.finish()
            plaza.host?.acknowledge()
        },
        PlazaWay("a gesture that is cancelled") { plaza in
            plaza.root.perform(.push(Screen("x")))
            let gesture = plaza.root.begin(.pop()) { [unowned plaza] _ in plaza.act() }
            gesture.cancel()
            plaza.host?.acknowledge()
        },
    ]

    @Test("a trigger made by called code is handled", arguments: ways.indices, [false, true])
    func called(index: Int, isShown: Bool) throws {
        let plaza = Plaza(isShown: isShown)
        try Self.ways[index].go(plaza)
        plaza.check(Self.ways[index].name)
    }
}

private final class Stubborn: Presentable {
    let node = Screen("stubborn")
    private let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        act()
        return .allow
    }
}

private final class Inquired: Presentable {
    private let screen = Screen("asked")
    private let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    var node: Screen {
        act()
        return screen
    }
}

private final class Chosen: Finishing {
    typealias Output = Int
    let node = Screen("chosen")
}

private struct Acting: Flow {
    var act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    func next() -> FlowStep<Acting, Int> {
        act()
        return .done(1)
    }
}

private struct Worded: CustomStringConvertible {
    let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    var description: String {
        act()
        return "words"
    }
}

/// A key that acts as it is hashed, compared or put into words. All are equal.
private final class KeyCaller: Hashable, CustomStringConvertible, @unchecked Sendable {
    private let hash: () -> Void
    private let compare: () -> Void
    private let words: () -> Void

    init(
        hash: @escaping () -> Void = {}, compare: @escaping () -> Void = {}, words: @escaping () -> Void = {}
    ) {
        self.hash = hash
        self.compare = compare
        self.words = words
    }

    var description: String {
        words()
        return "key"
    }

    static func == (one: KeyCaller, other: KeyCaller) -> Bool {
        one.compare()
        other.compare()
        return true
    }

    func hash(into hasher: inout Hasher) { hash() }
}

/// A host that acts in whatever is called of it.
private final class Calling: Host {
    var shows = true
    var applies = true
    var onEnd: () -> Void = {}
    private let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    func show(_ root: any Presentable) { if shows { act() } }

    func apply(_ commit: HostCommit) {
        commit.onEnd = onEnd
        if applies { act() }
        commit.acknowledge()
    }

    func draws(_ style: PresentationStyle) -> Bool {
        act()
        return false
    }
}

private final class Ticking: TimeSource {
    var act: () -> Void = {}
    private let time = ManualTime()

    var now: Duration {
        act()
        return time.now
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        act()
        return time.schedule(after: delay, action)
    }
}
