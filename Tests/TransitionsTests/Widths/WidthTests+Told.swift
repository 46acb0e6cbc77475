@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// What screens are told of a step and of a fold, and what they are asked.
extension WidthTests {
    @Test("a resize sends appearance, and no screen view; a step is one screen view") func screenViews() {
        host.unfold()
        var lines: [String] = []
        let observer = manager.observeVisibility { change in
            lines.append("\(change.front?.title ?? "-") +\(change.appeared.map(\.title))")
        }
        lines = []
        host.fold()
        #expect(lines == [])
        host.step(to: detail)
        #expect(lines.count == 1 && lines[0].hasPrefix("letter"))
        host.unfold()
        #expect(lines.count == 1)
        withExtendedLifetime(observer) {}
    }

    @Test("a fold hides what it takes out of sight, and unfolding shows it again") func events() {
        split.perform(.showDetail(detail))
        var events: [String] = []
        let observations = [list.screens[0].node, letter.node].map { node in
            node.observe { events.append("\(node.name) \($0)") }
        }
        host.unfold()
        host.fold()
        host.step(to: list)
        host.unfold()
        #expect(
            events == [
                "list appeared", "list disappeared", "letter disappeared", "list appeared", "letter appeared",
            ])
        withExtendedLifetime(observations) {}
    }

    @Test("a fold while columns come into sight leaves each told what it is in the end") func foldInBetween() {
        let screens = ["a", "b"].map { Screen($0) }
        let split = SplitRoot(screens[0], screens[1])
        let tabs = TabRoot(Screen("x"), split)
        let manager = WindowManager(WindowRoot(tabs, name: "main"))
        let host = TestHost(manager)
        var events = ""
        for screen in screens {
            screen.observe { events += ($0 == .appeared ? "+" : "-") + screen.name }
        }
        host.isHolding = true
        tabs.perform(.select(index: 1))
        host.fold()
        host.acknowledge()
        expect(manager, "main/: {x, (a* | b)*}")
        #expect(events == "+a+b-b")
    }

    @Test("screens hear of a width whose showing is refused or cut short by a recovery, as it stays")
    func keptWidth() {
        var events = ""
        let letter = detail.top
        letter.observe { events += $0 == .appeared ? "+" : "-" }
        host.isHolding = true
        host.unfold()
        tabs.recover(to: .none())
        #expect(events == "+" && letter.node.isVisible)
        host.acknowledge()
        host.isHolding = false
        host.nextRefusal = "no"
        let refused = outcome { host.fold(completion: $0) }
        #expect(refused?.error != nil && events == "+-" && !letter.node.isVisible)
    }

    @Test("a question about a form in a hidden column takes that, and asks no other form") func question() {
        let forms = [Form("list"), Form("letter")]
        let split = SplitRoot(forms[0], forms[1])
        let windows = WindowManager(WindowRoot(split, name: "mail"))
        let host = TestHost(windows)
        host.fold()
        expect(windows, "mail/: (list* | letter)")
        split.perform(.clear(column: 1)) { _ in }
        expect(windows, #"mail/: (list | letter)!"Unsaved letter""#)
        #expect(forms.map(\.questions) == [0, 1])
        host.answer("Throw away")
        expect(windows, "mail/: (list | )")
    }

    @Test("a form that a step hides is asked; a fold hides it unasked") func leaving() {
        let form = Form("draft")
        let split = SplitRoot(Screen("list"), form, columns: 2, inHand: 1)
        let windows = WindowManager(WindowRoot(split, name: "mail"))
        let host = TestHost(windows)
        host.step(to: split.columns[0]!)
        #expect(form.questions == 0, "wide, it stays in sight")
        host.step(to: form)
        host.fold()
        #expect(form.questions == 0)
        windows.back()
        expect(windows, #"mail/: (list | draft)!"Unsaved draft""#)
        host.answer("Throw away")
        expect(windows, "mail/: (list* | draft)")
        host.step(to: form)
        split.perform(.show(split.columns[0]!)) { _ in }
        expect(windows, #"mail/: (list | draft)!"Unsaved draft""#)
        host.answer("Throw away")
        expect(windows, "mail/: (list* | draft)")
    }
}

/// A form that asks before it is left.
private final class Form: Presentable {
    let node: Screen
    private(set) var questions = 0

    init(_ name: String) { node = Screen(name) }

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        questions += 1
        return .ask("Unsaved \(node.name)", choices: [.proceed("Throw away"), .cancel("Stay")])
    }
}
