@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Which screens are asked whether they may be left, and what they may answer.
@Suite(.bothEnds, .noUnhandledFailures) struct LeavingAnswersTests {
    private let recorder = Recorder()

    @Test("a page that is turned away is asked, and one that stays among the pages is not") func pages() {
        let (draft, recorder) = (Manuscript(), Recorder())
        let pages = PageRoot(draft, Screen("b"))
        pages.perform(.turn(.forward), completion: recorder("turn"))
        #expect(recorder.outcome("turn") == .rejected(.stays("unsaved")))
        #expect(draft.departures == [.deselected])
        pages.perform(.set([draft, Screen("c")]), completion: recorder("set"))
        #expect(recorder.outcome("set")?.isCompleted == true)
        #expect(draft.departures.count == 1)
    }

    @Test("a tab that is not selected is asked when it is removed, not when others change") func tabs() {
        let (draft, recorder, tabs) = (Manuscript(), Recorder(), TabRoot(Screen("a"), Screen("b")))
        tabs.perform(.insert(draft, at: 2))
        tabs.perform(.select(index: 1))
        #expect(draft.departures.isEmpty)
        tabs.perform(.remove(draft), completion: recorder("remove"))
        #expect(recorder.outcome("remove") == .rejected(.stays("unsaved")))
        #expect(draft.departures == [.removed])
    }

    @Test("a screen whose question was answered to proceed is not asked again for the same trigger") func proceeds() {
        let app = Desk()
        let question = Verdict.ask(
            "Discard?", choices: [.proceed("Discard") { [recorder] in recorder.note("done") }, .cancel()])
        let drafts = [Manuscript { _ in question }, Manuscript { _ in question }]
        for draft in drafts { app.house.perform(.push(draft)) }
        app.house.trigger(.home, completion: recorder("home"))
        for asked in 1...2 {
            expect(app.manager, "main: {[home, draft, draft]*, other}!\"Discard?\"")
            app.house.choose("Discard", completion: nil)
            #expect(drafts.map(\.departures.count).reduce(0, +) >= asked)
        }
        expect(app.manager, "main: {[home]*, other}")
        #expect(recorder.lines == ["done", "done", "home: completed"])
        app.house.perform(.push(drafts[0]))
        app.house.trigger(.home, completion: recorder("again"))
        app.house.choose("Cancel", completion: nil)
        #expect(recorder.outcome("again") == .rejected(.stays("the answer to 'Discard?' was 'Cancel'")))
    }

    @Test("any number of drafts may be left, one question after the other") func many() {
        let app = Desk()
        for _ in 0..<6 {
            app.house.perform(.push(Manuscript { _ in .ask("Discard?", choices: [.proceed("Yes"), .cancel()]) }))
        }
        app.house.trigger(.home, completion: recorder("home"))
        for _ in 0..<6 { app.house.choose("Yes", completion: nil) }
        #expect(recorder.lines == ["home: completed"])
        expect(app.manager, "main: {[home]*, other}")
    }

    @Test("a gate that asks lets a trigger proceed by the answer, and asks again for the next one")
    func gateThatAsks() {
        let guarded = GuardedHouse()
        guarded.porter.answer = { _ in .ask("Sure?", choices: [.proceed("Yes"), AlertChoice("Maybe"), .cancel()]) }
        guarded.house.trigger(.secret, completion: recorder("maybe"))
        guarded.house.choose("Maybe", completion: nil)
        #expect(guarded.manager.tree.description.hasSuffix("!\"Sure?\""), "what changes nothing is asked again")
        guarded.house.choose("Yes", completion: nil)
        #expect(recorder.lines == ["maybe: completed"])
        guarded.house.trigger(.secret, completion: recorder("next"))
        guarded.house.choose("Cancel", completion: nil)
        #expect(recorder.outcome("next") == .rejected(.denied("the answer to 'Sure?' was 'Cancel'")))
    }

    @Test("a trigger made while a host asks about leaving is undone, and its completion may trigger")
    func askedByHost() throws {
        let stack = Stacked("a", "b")
        let draft = Manuscript { _ in .allow }
        stack.perform(.push(draft))
        draft.answer = { [unowned stack, recorder] _ in
            stack.trigger(.push("x")) { outcome in
                recorder.note("x: \(outcome)")
                stack.trigger(.push("y"), completion: recorder("y"))
            }
            return .allow
        }
        let first = try #require(stack.root.node.child(at: 0)?.node)
        #expect(stack.allows(.popped(to: first.id)))
        #expect(recorder.lines == ["x: cancelled: the commit that it had joined was undone", "y: completed"])
        expect(stack, "[a, b, draft, y]")
    }

    @Test("a screen that is asked whether it may be left may redirect, or require something first")
    func otherVerdicts() {
        let app = Desk()
        let draft = Manuscript { _ in .redirect(to: HouseRoute.push("why")) }
        app.house.perform(.push(draft))
        app.house.trigger(.home, completion: recorder("redirected"))
        expect(app.manager, "main: {[home, draft, why]*, other}")
        var isSaved = false
        draft.answer = { _ in isSaved ? .allow : .require(HouseRoute.login) }
        app.house.trigger(.home, completion: recorder("first"))
        isSaved = true
        app.house.login.map { $0.finish() }
        expect(app.manager, "main: {[home]*, other}")
        #expect(recorder.lines == ["redirected: completed", "first: completed"])
    }

    @Test("a host whose swipe is redirected shows the tree again, and gets the other route's commit")
    func redirectedReport() {
        let app = Desk()
        let draft = Manuscript { _ in .redirect(to: HouseRoute.push("why")) }
        app.house.perform(.push(draft))
        let before = app.manager.tree.description
        app.host.swipeBack(completion: recorder("it"))
        expect(app.manager, "main: {[home, draft, why]*, other}")
        #expect(app.host.shownAgain.first == before)
        #expect(app.host.commits.last?.report == nil)
    }

    @Test("a trigger made by a screen being asked joins the commit, and screens it removes are asked too")
    func triggers() {
        let app = Desk()
        let (one, two) = (Manuscript("one") { _ in .allow }, Manuscript("two"))
        app.house.perform(.multiple(.push(two), .push(one)))
        one.answer = { [unowned one, recorder] _ in
            one.answer = { _ in .allow }
            app.house.trigger(.home, completion: recorder("home"))
            return .allow
        }
        app.house.perform(.pop(), completion: recorder("pop"))
        #expect(two.departures == [.removed])
        #expect(recorder.outcome("pop") == .rejected(.stays("unsaved")))
        #expect(recorder.outcomes["home"]?.count == 1)
        expect(app.manager, "main: {[home, two, one]*, other}")
    }

    @Test("a host can ask beforehand whether a report is allowed, without any effect") func allows() {
        let app = Desk()
        let draft = Manuscript()
        app.house.perform(.push(draft))
        let home = app.house.root.node.child(at: 0)?.node.id ?? app.house.node.id
        #expect(!app.manager.allows(.popped(to: home)))
        #expect(!app.manager.allows(.selected(app.other.id)))
        draft.answer = { _ in .ask("Discard?", choices: [.cancel()]) }
        #expect(!app.manager.allows(.popped(to: home)))
        draft.answer = { _ in .allow }
        #expect(app.manager.allows(.popped(to: home)))
        expect(app.manager, "main: {[home, draft]*, other}")
        #expect(app.house.outcome(of: .push("next"))?.isCompleted == true)
        #expect(app.host.commits.count == 2)
    }

    @Test("a screen is asked once about a link that leaves it") func link() {
        let app = Desk()
        let draft = Manuscript { _ in .allow }
        app.house.perform(.push(draft))
        app.house.trigger(.home, then: HouseRoute.push("a"), HouseRoute.push("b"), completion: recorder("it"))
        #expect(draft.departures == [.removed])
        expect(app.manager, "main: {[home, a, b]*, other}")
    }

    @Test("a trigger made by a screen that then refuses ends with the refusal, and keeps nothing", arguments: 0..<3)
    func triggersWhileAsked(kind: Int) {
        weak var gone: Stacked?
        do {
            let stack = Stacked("home")
            gone = stack
            let draft = Manuscript { [recorder] _ in
                stack.trigger(.push("meanwhile"), completion: recorder("meanwhile"))
                switch kind {
                case 0: return .deny("unsaved")
                case 1: return .wait { _ in }
                default: return .ask("Sure?", choices: [])
                }
            }
            stack.perform(.multiple(.push(draft), .push(Screen("over"))))
            stack.perform(.popToRoot(), completion: recorder("leave"))
            #expect(
                recorder.outcome("meanwhile") == (kind == 0 ? .rejected(.stays("unsaved")) : .cancelled(.rolledBack)))
            #expect(recorder.outcomes["leave"]?.count == 1)
            expect(stack, "[home, draft, over]")
            draft.answer = { _ in .allow }
            stack.trigger(.push("next"), completion: recorder("next"))
            expect(stack, "[home, draft, over, next]")
            #expect(recorder.lines.count == 3)
        }
        #expect(gone == nil)
    }
}
