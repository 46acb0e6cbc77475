import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Animations of verbs", .bothEnds, .noUnhandledFailures) struct AnimationTests {
    static let fade = TransitionAnimation("fade", duration: .milliseconds(200))
    static let slide = TransitionAnimation("slide", duration: .milliseconds(300), kind: .interactive)
    static let zoom = TransitionAnimation("zoom", duration: .milliseconds(100))
    static let both = TransitionAnimation("fade", duration: .milliseconds(200), dismissal: slide)

    private func played(_ stack: StackRoot, _ transition: Transition<StackRoot>) -> [String?] {
        var changes: [TreeChange] = []
        stack.perform(transition) { changes = $0.changes }
        return changes.map { $0.animation?.name }
    }

    @Test("an animation that is stored when a screen is shown plays when it goes")
    func stored() throws {
        let stack = StackRoot(Screen("a"))
        let b = Screen("b")
        #expect(played(stack, .push(b, animation: Self.both)) == ["fade"])
        #expect(b.animation == Self.both)
        #expect(played(stack, .pop()) == ["slide"])
        #expect(played(stack, .push(b)) == [nil])
        #expect(played(stack, .pop(animation: Self.zoom)) == ["zoom"])
        #expect(b.animation == nil)
        #expect(played(stack, .push(b, animation: .default)) == [nil])
        #expect(b.animation == .default)
        #expect(played(stack, .pop()) == [nil])
    }

    @Test("each verb plays what it is given or what was stored")
    func verbs() throws {
        let stack = StackRoot(Screen("a"))
        #expect(played(stack, .present(Screen("m"), animation: Self.both)) == ["fade"])
        #expect(played(stack, .dismiss()) == ["slide"])
        #expect(played(stack, .replaceTop(Screen("b"), animation: Self.both)) == [nil, "fade"])
        #expect(played(stack, .replaceTop(Screen("c"))) == ["slide", nil])
        let e = Screen("e")
        #expect(played(stack, .embed(e, in: stack, animation: Self.both)) == ["fade"])
        #expect(played(stack, .unembed(e)) == ["slide"])
        #expect(played(stack, .push(Later { Screen("k") }, key: 1, animation: Self.both)) == ["fade"])
        #expect(played(stack, .popToRoot(animation: Self.zoom)) == ["zoom"])
        #expect(played(stack, .set([Screen("p"), Screen("q")], animation: Self.both)) == [nil, "fade", "fade"])
    }

    @Test("an undone commit rolls back the animations that it stored")
    func undone() throws {
        let stack = StackRoot(Screen("a"))
        let b = Screen("b")
        stack.perform(.push(b, animation: Self.both))
        stack.perform(.multiple(.pop(animation: .default), .refused("to go on")), completion: { _ in })
        #expect(b.animation == Self.both)
        let c = Screen("c")
        stack.perform(.multiple(.push(c, animation: Self.both), .refused("to go on")), completion: { _ in })
        #expect(c.animation == nil)
    }

    @Test("a change says whether anything plays, by the options of its step")
    func isAnimated() throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        var changes: [TreeChange] = []
        let move = Transition<StackRoot>("move") { editor in try editor.move(from: 0, to: 1) }
        for options in [TransitionOptions.animated, .unanimated] {
            let steps = Transition<StackRoot>.multiple(
                .push(Screen("c")), .pop(), .present(Screen("m")), .dismiss(), .alert("Sure", choices: [.cancel()]),
                .dismiss(), move, .embed(Screen("e"), in: stack))
            stack.perform(steps, with: options) { changes = $0.changes }
            #expect(changes.map(\.isAnimated) == Array(repeating: options.isAnimated, count: 8))
        }
        stack.perform(.multiple(.push(Screen("c")), Transition.pop().with(.unanimated))) { changes = $0.changes }
        #expect(changes.map(\.isAnimated) == [true, false])
    }

    @Test("two uses of one animation share nothing")
    func twoUses() throws {
        let (one, other) = (StackRoot(Screen("a")), StackRoot(Screen("a")))
        let (b, c) = (Screen("b"), Screen("c"))
        one.perform(.push(b, animation: Self.both))
        other.perform(.push(c, animation: Self.both))
        one.perform(.pop())
        one.perform(.push(b, animation: .default))
        #expect(b.animation == .default)
        #expect(c.animation == Self.both)
    }

    @Test("a transition has its animation, and a duration is never negative")
    func values() {
        #expect(Transition<StackRoot>.push(Screen("a"), animation: Self.both).animation == Self.both)
        #expect(Transition<StackRoot>.push(Screen("a")).animation == nil)
        #expect(TransitionAnimation("odd", duration: .seconds(-1)).duration == .zero)
    }
}
