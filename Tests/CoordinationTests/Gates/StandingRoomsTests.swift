@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// Rooms in rooms, beside others, in pages, kept and embedded; and signals at any moment.
@Suite("Rooms behind standing gates", .bothEnds, .noUnhandledFailures) struct StandingRoomsTests {
    let parlour = Parlour()
    let manager: WindowManager
    let host: TestHost

    init() {
        manager = WindowManager(WindowRoot(parlour, name: "main"))
        host = TestHost(manager)
    }

    private func change(to user: Int?) {
        parlour.session.user = user
        manager.gatesChanged()
    }

    // MARK: - Where rooms are

    @Test("an embedded room is covered, and back") func embedded() {
        parlour.trigger(.panel)
        expect(manager, "main: [home]+panel")
        change(to: nil)
        expect(manager, "main: [home]+(panel^login)")
        change(to: 1)
        expect(manager, "main: [home]+panel")
    }

    @Test("a page that does not hold is covered when it is turned to") func pages() {
        parlour.trigger(.album)
        change(to: nil)
        expect(manager, "main: [home, <one*, two>]")
        parlour.album.root.perform(.turn(.forward))
        expect(manager, "main: [home, <one, two^login*>]")
        parlour.album.root.perform(.turn(.reverse))
        expect(manager, "main: [home, <one*, two^login>]")
    }

    @Test("a room in a room is covered by itself, once the room around it is open") func inner() {
        parlour.session.hasFlag = true
        parlour.trigger(.wing)
        parlour.wing.trigger(.cellar)
        expect(manager, "main: [home, [hall, cellar]]")
        (parlour.session.user, parlour.session.hasFlag) = (nil, false)
        manager.gatesChanged()
        // The cellar is beneath the cover.
        expect(manager, "main: [home, [hall, cellar]^login]")
        change(to: 1)
        expect(manager, "main: [home, [hall]]")
    }

    @Test("of two rooms side by side, the one that a fold brings into sight is covered then") func sideBySide() {
        let (one, two) = (Parlour(parlour.session), Parlour(parlour.session))
        let folding = WindowManager(WindowRoot(SplitRoot(one, two), name: "main"))
        let host = TestHost(folding)
        one.trigger(.room)
        two.trigger(.room)
        parlour.session.user = nil
        folding.gatesChanged()
        for part in [one, two] {
            host.fold()
            host.step(to: part)
            #expect(folding.top.node.name == "login" && !part.root.screens[1].node.isVisible)
            host.unfold()
        }
        parlour.session.user = 1
        folding.gatesChanged()
        #expect(!"\(folding.tree)".contains("login"))
    }

    @Test("a modal over a column that is out of sight keeps its cover in sight") func modalOverColumn() {
        let (one, two) = (Parlour(parlour.session), Parlour(parlour.session))
        let folding = WindowManager(WindowRoot(SplitRoot(one, two), name: "main"))
        let host = TestHost(folding)
        two.trigger(.presented)
        host.fold()
        host.step(to: one)
        parlour.session.user = nil
        folding.gatesChanged()
        #expect(folding.top.node.name == "login" && folding.top.node.isVisible)
    }

    @Test("a kept room is covered when it comes back") func kept() {
        parlour.trigger(.wing)
        parlour.root.perform(.pop())
        change(to: nil)
        parlour.root.perform(.push(parlour.wing))
        expect(manager, "main: [home, [hall]]")
        parlour.root.perform(.pop())
        change(to: 1)
        parlour.trigger(.wing)
        parlour.wing.trigger(.room)
        parlour.root.perform(.pop())
        change(to: nil)
        // What is in it is a room by itself.
        parlour.root.perform(.push(parlour.wing))
        expect(manager, "main: [home, [hall, room^login]]")
    }

    @Test("a tree that is a room itself is covered, and back") func alone() {
        let hall = GatedHall()
        hall.trigger(.room)
        GatedHall.isOpen = false
        hall.gatesChanged()
        expect(hall, "[hall]^open")
        GatedHall.isOpen = true
        hall.gatesChanged()
        expect(hall, "[hall]")
    }

    @Test("a tab that does not hold is covered where it comes after the signal") func lateTab() {
        parlour.session.isOpen = false
        manager.gatesChanged()
        parlour.root.perform(.push(RoomTab(parlour.session)))
        expect(manager, "main: [home, {[stand]^closed*}]")
    }

    // MARK: - Whose rooms they are

    @Test("a first screen stays covered while another user is there, and is back with its own") func firstScreen()
        throws
    {
        let booth = FirstRoom(parlour.session)
        let other = WindowManager(WindowRoot(booth, name: "main"))
        booth.trigger(.room)
        expect(other, "main: [room]")
        parlour.session.user = nil
        other.gatesChanged()
        expect(other, "main: [room^login]")
        parlour.session.user = 2
        other.gatesChanged()
        expect(other, "main: [room^login]")
        try other.frontmost(ChapterLogin.self).finish()
        expect(other, "main: [room^member]")
        other.gatesChanged()
        expect(other, "main: [room^member]")
        parlour.session.user = 1
        other.gatesChanged()
        expect(other, "main: [room]")
    }

    @Test("a cover that another user finishes takes the room along, before any signal") func finishedByAnother() throws
    {
        parlour.trigger(.room)
        change(to: nil)
        parlour.session.user = 2
        try manager.frontmost(ChapterLogin.self).finish()
        expect(manager, "main: [home]")
    }

    @Test("what another user enters stays, where the first one has left nothing", arguments: [false, true])
    func nextUser(isSaid: Bool) {
        parlour.trigger(.room)
        manager.gatesChanged()
        manager.back()
        parlour.session.user = 2
        if isSaid { manager.gatesChanged() }
        parlour.trigger(.room)
        expect(manager, "main: [home, room]")
        manager.gatesChanged()
        expect(manager, "main: [home, room]")
    }

    @Test("what another user enters elsewhere stays, and what stood for the first one goes") func beside() {
        let (one, two) = (Parlour(parlour.session), Parlour(parlour.session))
        let tabs = WindowManager(WindowRoot(TabRoot(one, two), name: "main"))
        one.trigger(.room)
        parlour.session.user = 2
        two.trigger(.room)
        expect(tabs, "main: {[home]*, [home, room]}")
    }

    @Test(
        "what is kept and comes back for another user is without what the first one has left in it",
        arguments: [true, false])
    func keptForAnother(isSaid: Bool) {
        parlour.wing.trigger(.room)
        parlour.root.perform(.push(parlour.wing))
        expect(manager, "main: [home, [hall, room]]")
        if isSaid { manager.gatesChanged() }
        parlour.root.perform(.pop())
        change(to: nil)
        change(to: 2)
        parlour.root.perform(.push(parlour.wing))
        expect(manager, "main: [home, [hall]]")
    }

    @Test("what a launch opens stands for the user who is there", arguments: ["door", "signal", "nothing left"])
    func launched(before: String) {
        let session = parlour.session
        var latest: Parlour?
        let windows = WindowManager {
            let parlour = Parlour(session)
            parlour.root.perform(.push(parlour.album))
            latest = parlour
            return [WindowRoot(parlour, name: "main")]
        }
        switch before {
        case "door": latest?.trigger(.room)
        case "signal": windows.gatesChanged()
        default:
            latest?.root.perform(.popToRoot())
            windows.gatesChanged()
        }
        session.user = 2
        windows.reset()
        windows.gatesChanged()
        expect(windows, "main: [home, <one*, two>]")
        session.user = 1
        windows.gatesChanged()
        expect(windows, "main: [home, <one*, two^member>]")
    }

    @Test("what a commit takes out before a gate meets another user has stood for the one before")
    func takenOutBefore() {
        parlour.trigger(.wing)
        parlour.wing.trigger(.room)
        expect(manager, "main: [home, [hall, room]]")
        parlour.session.user = 2
        parlour.perform(.multiple(.pop(), .trigger(.room, on: parlour)))
        expect(manager, "main: [home, room]")
        manager.gatesChanged()
        parlour.trigger(.wing)
        expect(manager, "main: [home, room, [hall]]")
    }

    @Test("what the commit of another tree lets in stands for the user who was there") func enteredFromElsewhere() {
        manager.gatesChanged()
        StackRoot(Screen("other")).perform(.trigger(ParlourRoute.room, on: parlour))
        expect(manager, "main: [home, room]")
        change(to: 2)
        expect(manager, "main: [home]")
    }

    // MARK: - Circles

    @Test("two places that replace each other end as a failure, and are not in sight") func circle() {
        let caught = Caught()
        manager.diagnosticsHandler = { caught.diagnostics.append($0) }
        parlour.session.isAdult = true
        parlour.trigger(.left)
        parlour.session.isAdult = false
        manager.gatesChanged()
        #expect(!["left", "right"].contains(manager.top.node.name), "\(manager.tree)")
        #expect(caught.diagnostics.count == 1)
    }

    // MARK: - Signals

    @Test("two signals in a turn are told once each") func twice() {
        parlour.trigger(.room)
        parlour.session.user = nil
        var told: [TransitionOutcome] = []
        parlour.root.perform(
            Transition("signals") { [manager] _ in
                manager.gatesChanged { told.append($0) }
                manager.gatesChanged { told.append($0) }
            })
        #expect(told.count == 2 && told[0].isCompleted && told[1] == .noChange)
        expect(manager, "main: [home, room^login]")
    }

    @Test("a signal in the completion of a signal asks again") func inside() {
        parlour.trigger(.room)
        parlour.session.user = nil
        var told: [TransitionOutcome] = []
        manager.gatesChanged { [manager, parlour] outcome in
            told.append(outcome)
            parlour.session.user = 1
            manager.gatesChanged { told.append($0) }
        }
        #expect(told.count == 2 && told.allSatisfy(\.isCompleted))
        expect(manager, "main: [home, room]")
    }

    @Test("a signal that waits when a recovery comes is followed after it") func recovered() {
        parlour.trigger(.room)
        var told: [TransitionOutcome] = []
        parlour.root.perform(
            Transition("recovers") { [manager, parlour] _ in
                parlour.session.user = nil
                manager.gatesChanged { told.append($0) }
                parlour.recover(to: .panel)
            })
        #expect(told.count == 1 && told[0] != .cancelled(.recovery))
        #expect(manager.tree.description.contains("room^login") || !manager.tree.description.contains("room"))
    }

    @Test("what replaces a place that goes with its stack is taken where that was") func replacedWithItsStack() throws {
        manager.diagnosticsHandler = { _ in }
        parlour.session.isAdult = true
        let inner = Parlour(parlour.session)
        parlour.root.perform(.push(inner))
        inner.root.perform(.set([]))
        inner.trigger(.left)
        parlour.session.isAdult = false
        manager.gatesChanged()
        #expect(manager.waiting.isEmpty && inner.root.waiting.isEmpty)
        #expect(!manager.tree.description.contains("left"))
    }

    @Test("an empty tree has nothing to repair") func empty() {
        let windows = WindowManager()
        #expect(outcome { windows.gatesChanged(completion: $0) } == .noChange)
        let stack = StackRoot()
        #expect(outcome { stack.gatesChanged(completion: $0) } == .noChange)
        expect(stack, "[]")
    }

    @Test("a host that refuses a repair is shown it all the same") func refused() {
        parlour.trigger(.room)
        host.nextRefusal = "no"
        parlour.session.user = nil
        let told = outcome { manager.gatesChanged(completion: $0) }
        #expect(told?.isCompleted == true)
        expect(manager, "main: [home, room^login]")
        #expect(host.shown.description.contains("login"))
    }

    @Test("a host that holds a repair hears of the next signal all the same") func held() {
        parlour.trigger(.room)
        host.isHolding = true
        change(to: nil)
        expect(manager, "main: [home, room^login]")
        change(to: 1)
        expect(manager, "main: [home, room]")
        host.acknowledge()
        expect(manager, "main: [home, room]")
    }

    @Test("a repair does not wait for a movement of the host") func movement() {
        parlour.trigger(.room)
        let movement = manager.beginMovement()
        change(to: nil)
        expect(manager, "main: [home, room^login]")
        movement.end()
        expect(manager, "main: [home, room^login]")
    }
}

private final class Caught {
    var diagnostics: [Diagnostic] = []
}

/// A coordinator whose type has the gate, for one test.
private final class GatedHall: Coordinator {
    nonisolated(unsafe) static var isOpen = true
    static var gates: [Gate] { [Gate("open") { _ in .allow }.standing(while: { isOpen }, else: .remove)] }
    let root = StackRoot(Screen("hall"))

    func prepareTransition(for route: ParlourRoute) -> Transition<StackRoot> { .push(Screen("room")) }
}
