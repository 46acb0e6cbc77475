@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// A screen that will not be left.
@Suite(.bothEnds, .noUnhandledFailures) struct LeavingTests {
    private let recorder = Recorder()

    @Test("a screen refuses back, a swipe, a tab change, a link and a reset alike", arguments: WayOut.allCases)
    func refuses(_ way: WayOut) {
        let app = Desk()
        let draft = Manuscript()
        app.house.perform(.push(draft))
        let before = app.manager.tree
        way.leave(app, recorder("it"))
        #expect(recorder.outcome("it") == .rejected(.stays("unsaved")))
        #expect(app.manager.tree == before)
        #expect(draft.departures == [way.departure])
        #expect(app.host.shown == before)
        if way.isReport { #expect(app.host.shownAgain.last == before.description) }
    }

    @Test("a screen asks first, and the answer lets the trigger proceed", arguments: WayOut.allCases, [true, false])
    func asks(_ way: WayOut, byItself: Bool) {
        let app = Desk()
        let draft = Manuscript()
        draft.answer = { [unowned draft] _ in
            let discard =
                byItself
                ? AlertChoice.proceed("Discard", role: .destructive)
                : AlertChoice("Discard", role: .destructive) { [unowned draft] in draft.answer = { _ in .allow } }
            return .ask("Discard?", choices: [discard, .cancel("Go on")])
        }
        app.house.perform(.push(draft))
        let before = app.manager.tree.description
        way.leave(app, recorder("it"))
        #expect(
            app.manager.tree.description == before + "!Discard?"
                || app.manager.tree.description == before + "!\"Discard?\"")
        #expect(recorder.lines.isEmpty)
        #expect(app.host.shown == app.manager.tree)
        app.house.choose("Go on", completion: nil)
        #expect(recorder.outcome("it") == .rejected(.stays("the answer to 'Discard?' was 'Go on'")))
        #expect(app.manager.tree.description == before)
        recorder.forget()
        way.leave(app, recorder("it"))
        app.house.choose("Discard", completion: nil)
        #expect(recorder.outcome("it")?.isCompleted == true)
        #expect(!draft.node.isVisible)
        #expect(app.host.shown == app.manager.tree)
        if way.isReport { #expect(app.host.commits.last?.report == nil, "the host shows the tree before it again") }
    }

    @Test("a gesture is rejected if the screen to be left would ask or refuses") func gestures() {
        let app = Desk()
        let draft = Manuscript { _ in .ask("Discard?", choices: [.cancel()]) }
        app.house.perform(.push(draft))
        app.manager.beginBack(completion: recorder("back")).finish()
        #expect(recorder.outcome("back") == .rejected(.stays("it cannot wait for 'draft', which says: ask 'Discard?'")))
        draft.answer = { _ in .deny("unsaved") }
        app.house.begin(.home, completion: recorder("home")).finish()
        #expect(recorder.outcome("home") == .rejected(.stays("unsaved")))
        expect(app.manager, "main: {[home, draft]*, other}")
    }

    @Test("a recovery does not ask the screens that it removes") func recovery() {
        let app = Desk()
        let draft = Manuscript()
        app.house.perform(.push(draft))
        app.house.recover(to: .home, completion: recorder("it"))
        #expect(recorder.outcome("it")?.isCompleted == true)
        #expect(draft.departures.isEmpty)
        app.house.perform(.push(draft))
        app.manager.recover(to: .reset(), completion: recorder("reset"))
        #expect(recorder.outcome("reset")?.isCompleted == true)
        #expect(draft.departures.isEmpty)
    }

    @Test("a screen that finishes is not asked, but one pushed on it is") func finishing() {
        let app = Desk()
        let draft = FinishingDraft()
        app.house.perform(.push(draft))
        draft.finish(completion: recorder("alone"))
        #expect(recorder.outcome("alone")?.isCompleted == true)
        let onTop = Manuscript("top")
        app.house.perform(.multiple(.push(draft), .push(onTop)))
        draft.finish(completion: recorder("under"))
        #expect(recorder.outcome("under") == .rejected(.stays("unsaved")))
        expect(app.manager, "main: {[home, finishing, top]*, other}")
    }

    @Test("a screen that is only covered is not asked: by a push, a modal, an alert or a window") func covering() {
        let app = Desk()
        let draft = Manuscript()
        app.house.perform(.push(draft))
        app.house.perform(.multiple(.push(Screen("a")), .present(Screen("m"), style: .fullScreen)))
        app.house.perform(.alert("Sure", choices: [.cancel()]))
        app.manager.perform(.open(WindowRoot(Screen("w"))))
        #expect(draft.departures.isEmpty)
    }

    @Test("a screen anywhere inside a removed container is asked") func deep() {
        for place in 0..<5 {
            let (app, draft) = (Desk(), Manuscript())
            let holder = Screen("holder")
            let deep: any Presentable =
                switch place {
                case 0: StackRoot(Screen("a"), StackRoot(draft))
                case 1: StackRoot(draft, Screen("over"))
                case 2: TabRoot(Screen("front"), draft)
                default: StackRoot(holder)
                }
            app.house.perform(.push(deep))
            if place == 3 { (deep as? StackRoot)?.perform(.present(draft)) }
            if place == 4 { (deep as? StackRoot)?.perform(.embed(draft, in: holder)) }
            let before = app.manager.tree
            app.house.perform(.popToRoot(), completion: recorder("\(place)"))
            #expect(recorder.outcome("\(place)") == .rejected(.stays("unsaved")))
            #expect(draft.departures == [.removed])
            #expect(app.manager.tree == before)
        }
    }

    @Test("several screens are asked from the front to the back, and the first that refuses decides") func several() {
        let app = Desk()
        var asked: [String] = []
        func draft(_ name: String, _ verdict: Verdict) -> Manuscript {
            Manuscript(name) { _ in
                asked.append(name)
                return verdict
            }
        }
        let drafts = [draft("1", .deny("first")), draft("2", .allow), draft("3", .deny("third"))]
        app.house.perform(.multiple(.push(drafts[0]), .push(StackRoot(drafts[1], drafts[2]))))
        app.house.perform(.popToRoot(), completion: recorder("it"))
        #expect(asked == ["3"])
        #expect(recorder.outcome("it") == .rejected(.stays("third")))
        drafts[2].answer = { _ in .allow }
        app.house.perform(.popToRoot(), completion: recorder("again"))
        #expect(recorder.outcome("again") == .rejected(.stays("first")))
    }

    @Test("several dirty screens ask one after the other") func severalAsk() {
        let app = Desk()
        func draft(_ name: String) -> Manuscript {
            let draft = Manuscript(name)
            draft.answer = { [unowned draft] _ in
                .ask("\(name)?", choices: [AlertChoice("Discard") { draft.answer = { _ in .allow } }, .cancel()])
            }
            return draft
        }
        app.house.perform(.multiple(.push(draft("one")), .push(draft("two"))))
        app.house.trigger(.home, completion: recorder("it"))
        #expect(app.house.alerts.map(\.title) == ["two?"])
        app.house.choose("Discard", completion: nil)
        #expect(app.house.alerts.map(\.title) == ["one?"])
        app.house.choose("Discard", completion: nil)
        expect(app.manager, "main: {[home]*, other}")
        #expect(recorder.lines == ["it: completed"])
    }

    @Test("a screen that a commit shows and removes, or only moves, is not asked") func passingThrough() {
        let app = Desk()
        let (passing, staying) = (Manuscript("passing"), Manuscript("staying"))
        app.house.perform(.push(staying))
        app.house.perform(.multiple(.push(passing), .pop(), .push(Screen("a"))), completion: recorder("it"))
        app.house.perform(.set([staying, Screen("b")]), completion: recorder("set"))
        #expect(recorder.lines == ["it: completed", "set: completed"])
        #expect(passing.departures.isEmpty && staying.departures.isEmpty)
    }

    @Test("a screen inside a newly shown container is not asked if the same commit hides or removes it")
    func passingInside() {
        let app = Desk()
        let draft = Manuscript()
        app.house.perform(.multiple(.push(StackRoot(Screen("a"), draft)), .pop()), completion: recorder("pop"))
        let inner = StackRoot(Screen("a"), draft)
        app.house.perform(
            .multiple(.push(inner), .perform(.popToRoot(), on: inner), .pop()), completion: recorder("inner"))
        let tabs = TabRoot(draft, Screen("b"))
        app.house.perform(
            .multiple(.push(tabs), .perform(.select(index: 1), on: tabs)), completion: recorder("tabs"))
        #expect(recorder.lines == ["pop: completed", "inner: completed", "tabs: completed"])
        #expect(draft.departures.isEmpty)
    }

    @Test("a screen is asked once, even if it is moved into another container before it goes") func movedInside() {
        let app = Desk()
        let (draft, old, outer) = (Manuscript(), StackRoot(), StackRoot(Screen("outer")))
        old.perform(.push(draft))
        app.house.perform(.push(old))
        app.house.perform(
            .multiple(.popToRoot(), .push(outer), .perform(.push(old), on: outer), .popToRoot()),
            completion: recorder("it"))
        #expect(recorder.outcome("it") == .rejected(.stays("unsaved")))
        #expect(draft.departures == [.removed])
        app.house.perform(
            .multiple(.popToRoot(), .present(old), .dismiss()), completion: recorder("twice"))
        #expect(recorder.outcome("twice") == .rejected(.stays("unsaved")))
        draft.answer = { _ in .allow }
        app.house.perform(.multiple(.popToRoot(), .present(old), .dismiss()))
        #expect(draft.departures.count == 3)
    }
}

private final class FinishingDraft: Finishing {
    typealias Output = Void
    let node = Screen("finishing")
    func verdict(forLeavingBy departure: Departure) -> Verdict { .deny("not by finishing") }
}
