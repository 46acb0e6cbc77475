@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Unhandled failures are the subject here: those of calls without a completion.
@Suite struct DiagnosticsTests {
    @Test("an unhandled failure is reported with the caller's file and line") func location() throws {
        let (news, app) = (NewsCoordinator(), AppCoordinator())
        var lines: [UInt] = []
        let found = collected {
            news.trigger(.close); lines.append(#line)
            news.perform(.pop()); lines.append(#line)
            news.root.perform(.pop()); lines.append(#line)
            app.trigger(.news, then: NewsRoute.close); lines.append(#line)
            news.top.send(AppRoute.logout); lines.append(#line)
            news.weakRouter.trigger(.close); lines.append(#line)
            news.choose("Yes"); lines.append(#line)
        }
        #expect(found.map(\.location?.line) == lines)
        #expect(Set(found.map(\.location?.fileID)) == [#fileID])
        let first = try #require(found.first)
        #expect(
            first.description == """
                CoordinationTests/DiagnosticsTests.swift:\(lines[0]): Can't dismiss: nothing is presented, and this root \
                is in no modal.

                  Stack: [news]

                Present something first, or pop what was pushed.
                """)
        #expect(first.message == first.error?.description)
    }

    @Test("a failure after waiting is reported where the trigger was made, not where it ran") func waitingLocation() {
        let news = NewsCoordinator()
        var lines: [UInt] = []
        let found = collected {
            news.perform(
                .effect("meanwhile") {
                    news.trigger(.close); lines.append(#line)
                    news.top.send(UsersRoute.list); lines.append(#line)
                })
        }
        #expect(found.map(\.location?.line) == lines)
    }

    @Test("a failure after waiting at a gate is reported where the trigger was made", arguments: 0..<3)
    func atAGate(kind: Int) {
        let (guarded, house) = (GuardedHouse(), House())
        let porter = Porter { _ in
            switch kind {
            case 0: .wait(upTo: .seconds(20)) { _ in }
            case 1: .require(UsersRoute.list)
            default: .redirect(to: HouseRoute.gateway)
            }
        }
        // A gate that keeps what it was given is one that is never answered.
        var kept: [Resumption] = []
        if kind == 0 { porter.answer = { _ in .wait(upTo: .seconds(20)) { kept.append($0) } } }
        guarded.house.gates[.secret] = [porter.gate]
        guarded.house.gates[.gateway] = [Gate("porter") { _ in .redirect(to: HouseRoute.secret) }]
        house.gates = guarded.house.gates
        var lines: [UInt] = []
        let found = collected {
            guarded.house.trigger(.secret); lines.append(#line)
            guarded.time.advance(by: .seconds(21))
            guard kind != 0 else { return }
            house.trigger(.secret); lines.append(#line)
        }
        #expect(found.map(\.location?.line) == lines)
        withExtendedLifetime(kept) {}
    }

    @Test("a failure of a joined trigger is reported where the commit was begun") func joinedLocation() {
        let probe = Probe(StackRoot(Screen("home")))
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1))
            return .push(Screen("a"))
        }
        probe.answers[1] = { .pop(to: Screen("absent")) }
        var line: UInt = 0
        let found = collected {
            probe.trigger(.run(0)); line = #line
        }
        #expect(found.map(\.location?.line) == [line])
    }

    @Test("a failure that a completion receives is not reported") func handled() {
        let (news, recorder) = (NewsCoordinator(), Recorder())
        let found = collected { news.trigger(.close, completion: recorder("close")) }
        #expect(found.isEmpty)
        #expect(recorder.lines.count == 1)
    }

    @Test("a completed trigger, or one without a change, is not reported") func noFailure() {
        let news = NewsCoordinator()
        #expect(collected { news.trigger(.article(id: 1)) }.isEmpty)
        #expect(collected { news.trigger(.nothing) }.isEmpty)
        #expect(collected { news.back() }.isEmpty)
        #expect(collected { news.back() }.isEmpty)
    }

    @Test("a failure that was awaited is not reported") @MainActor func awaited() async {
        let news = NewsCoordinator()
        await DiagnosticsHandler.withHandler(DiagnosticsHandler { Issue.record("\($0)") }) {
            _ = await #expect(throws: TransitionOutcome.Failure.self) { try await news.trigger(.close) }
        }
    }

    @Test("a commit that fails reports once, whatever joined it") func once() {
        let probe = Probe(StackRoot(Screen("home")))
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1))
            return .multiple(.push(Screen("a")), .pop(to: Screen("absent")))
        }
        #expect(collected { probe.trigger(.run(0)) }.count == 1)
    }

    @Test("a manager's own handler comes before the task's, for all that is in its windows") func manager() {
        let news = NewsCoordinator()
        let manager = WindowManager(WindowRoot(Screen("other")), WindowRoot(news))
        var own: [String] = []
        manager.diagnosticsHandler = { own.append($0.error?.verb ?? "") }
        let found = collected {
            news.trigger(.close)
            manager.perform(.close(WindowRoot(name: "help")))
        }
        #expect(found.isEmpty)
        #expect(own == ["dismiss", "close 'help'"])
        manager.diagnosticsHandler = nil
        #expect(collected { news.trigger(.close) }.count == 1)
        #expect(own.count == 2)
    }

    /// How something has left its tree.
    enum Departed: CaseIterable { case replaced, popped, withOthers, dismissed, finished, unembedded, windowClosed }

    @Test(
        "a screen that has left reports to its former manager, as long as that is alive", arguments: Departed.allCases)
    func left(_ departed: Departed) {
        let (picker, stack) = (Picker(), StackRoot(Screen("a")))
        let window = WindowRoot(stack, name: "main")
        var manager: WindowManager? = WindowManager(WindowRoot(Screen("other"), name: "other"), window)
        var own: [TransitionError.Detail?] = []
        manager?.diagnosticsHandler = { own.append($0.error?.detail) }
        let main = stack.screens[0]
        switch departed {
        case .replaced: stack.perform(.multiple(.push(picker), .replaceTop(Screen("b"))))
        case .popped: stack.perform(.multiple(.push(picker), .pop()))
        case .withOthers:
            stack.perform(.multiple(.push(StackRoot(Screen("b"), picker)), .push(Screen("c")), .popToRoot()))
        case .dismissed: stack.perform(.multiple(.present(picker), .dismissToRoot()))
        case .finished:
            stack.perform(.push(picker))
            picker.finish(with: 1)
        case .unembedded: stack.perform(.multiple(.embed(picker, in: main), .unembed(picker)))
        case .windowClosed:
            stack.perform(.push(picker))
            manager?.perform(.close(window))
        }
        #expect(own.isEmpty)
        picker.finish(with: 2)
        picker.send(NewsRoute.close)
        #expect(own.count == 1, "a finish that comes too late is no failure")
        let heard = own.count
        manager = nil
        #expect(collected { picker.send(NewsRoute.close) }.count == 1)
        #expect(own.count == heard)
    }

    private final class Picker: Finishing {
        typealias Output = Int
        let node = Screen("picker")
    }

    @Test("the nearest handler of the task is called") func nestedHandlers() {
        let news = NewsCoordinator()
        var inner = 0
        let outer = collected {
            news.trigger(.close)
            inner = collected { news.trigger(.close) }.count
        }
        #expect(inner == 1)
        #expect(outer.count == 1)
    }

    @Test("a root leaves out content that cannot be shown, and reports it when the root goes") func making() {
        let (shown, home) = (Screen("shown"), Stacked("home"))
        home.perform(.push(shown))
        let found = collected { expect(StackRoot(Screen("a"), shown), "[a]") }
        #expect(found.map(\.error?.detail) == [.alreadyShown(where: "in a stack")])
    }
}
