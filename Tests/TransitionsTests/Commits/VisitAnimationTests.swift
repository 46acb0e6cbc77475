import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// An animation that is stored with something belongs to that visit.
@Suite("The animation of a visit", .bothEnds, .noUnhandledFailures) struct VisitAnimationTests {
    static let fade = TransitionAnimation(
        "come", duration: .milliseconds(200),
        dismissal: TransitionAnimation("go", duration: .milliseconds(200)))

    /// What a visit was, how it ended, and how the next one begins, each a commit of its own.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: @Sendable (StackRoot, Screen) -> [Transition<StackRoot>]

        init(_ name: String, _ steps: @escaping @Sendable (StackRoot, Screen) -> [Transition<StackRoot>]) {
            (testDescription, self.steps) = (name, steps)
        }
    }

    static let rows: [Row] = [
        Row("popped and pushed") { [.push($1, animation: fade), .pop(), .push($1), .pop()] },
        Row("popped with an animation") { [.push($1, animation: fade), .pop(animation: fade), .push($1), .pop()] },
        Row("popped to and pushed") { [.push($1, animation: fade), .popToRoot(), .push($1), .popToRoot()] },
        Row("popped with others") {
            [.multiple(.push($1, animation: fade), .push(Screen("c"))), .popToRoot(), .push($1), .pop()]
        },
        Row("dismissed and presented") { [.present($1, animation: fade), .dismiss(), .present($1), .dismiss()] },
        Row("a modal becomes content") { [.present($1, animation: fade), .dismiss(), .push($1), .pop()] },
        Row("content becomes a modal") { [.push($1, animation: fade), .pop(), .present($1), .dismiss()] },
        Row("replaced and put back") {
            [.push($1, animation: fade), .replaceTop(Screen("c")), .replaceTop($1), .pop()]
        },
        Row("set away and set again") {
            [.set([$0.screens[0], $1], animation: fade), .set([$0.screens[0]]), .set([$0.screens[0], $1]), .pop()]
        },
        Row("embedded again") {
            [.embed($1, in: $0, animation: fade), .unembed($1), .embed($1, in: $0), .unembed($1)]
        },
    ]

    @Test("an animation of a visit does not play on the next one", arguments: rows) func next(_ row: Row) {
        let (stack, b) = (StackRoot(Screen("a")), Screen("b"))
        for (index, step) in row.steps(stack, b).enumerated() {
            let changes = outcome { stack.perform(step, completion: $0) }?.changes ?? []
            let played = changes.filter { $0.subject.name == "b" }.compactMap { $0.animation?.name }
            #expect(played == [["come"], ["go"], [], []][index], "step \(index)")
            #expect(b.animation == (index == 0 ? Self.fade : nil), "step \(index)")
        }
    }

    @Test("a visit that is moved within one commit keeps its animation") func moved() {
        let (stack, b) = (StackRoot(Screen("a")), Screen("b"))
        stack.perform(.push(b, animation: Self.fade))
        let moved = outcome { stack.perform(.multiple(.pop(), .present(b)), completion: $0) }
        #expect(moved?.changes.map { $0.animation?.name } == ["go", "come"])
        #expect(b.animation == Self.fade)
        stack.perform(.set([Screen("c")]))
        #expect(b.animation == Self.fade, "what it is over is changed, and it stays")
        stack.perform(.dismiss())
        #expect(b.animation == nil)
    }

    @Test("a screen that stays keeps the animation of its visit") func staying() {
        let (stack, b) = (StackRoot(Screen("a")), Screen("b"))
        let other = TransitionAnimation("other", duration: .zero)
        stack.perform(.push(b, animation: Self.fade))
        stack.perform(.set([b], animation: other))
        #expect(b.animation == Self.fade)
        let same = outcome { stack.perform(.set([b], animation: other), completion: $0) }
        #expect(same == .noChange)
        #expect(b.animation == Self.fade)
    }

    @Test("an end that is undone leaves the animation of the visit") func undone() {
        let (stack, b) = (StackRoot(Screen("a")), Screen("b"))
        stack.perform(.push(b, animation: Self.fade))
        stack.perform(.multiple(.pop(), .refused("to go on")), completion: { _ in })
        #expect(b.animation == Self.fade)
        stack.perform(.pop())
        stack.perform(.multiple(.push(b, animation: Self.fade), .refused("to go on")), completion: { _ in })
        #expect(b.animation == nil)
        let again = outcome { stack.perform(.push(b), completion: $0) }
        #expect(again?.changes.map { $0.animation?.name } == [nil])
    }

    @Test("a commit that a host refuses, or a finger turns back, ends no visit") func settling() {
        let (stack, b) = (StackRoot(Screen("a")), Screen("b"))
        let manager = WindowManager(WindowRoot(stack, name: "main"))
        stack.perform(.push(b, animation: Self.fade))
        let swipe = manager.beginBack { _ in }
        expect(manager, "main: [a]")
        #expect(b.animation == Self.fade)
        swipe.cancel()
        #expect(b.animation == Self.fade)
        let again = manager.beginBack()
        again.finish()
        #expect(b.animation == nil)
    }

    @Test("a window that is closed and opened again has no animation of the former visit") func window() {
        let (main, other) = (WindowRoot(Screen("a"), name: "main"), WindowRoot(Screen("b"), name: "other"))
        let manager = WindowManager(main)
        let names = { (transition: Transition<WindowManager>) in
            outcome { manager.perform(transition, completion: $0) }?.changes.map { $0.animation?.name }
        }
        #expect(names(.open(other, animation: Self.fade)) == ["come"])
        #expect(names(.close(other)) == ["go"])
        #expect(names(.open(other)) == [nil])
        #expect(names(.close(other)) == [nil])
    }

    @Test("a visit that ends with its tree takes its animation with it") func treeGone() {
        let b = Screen("b")
        do {
            let stack = StackRoot(Screen("a"))
            stack.perform(.push(b, animation: Self.fade))
        }
        #expect(b.animation == nil)
        let other = StackRoot(Screen("a"))
        let again = outcome { other.perform(.push(b), completion: $0) }
        #expect(again?.changes.map { $0.animation?.name } == [nil])
    }
}
