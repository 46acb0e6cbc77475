@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Which animation a host is asked to play.
@Suite("Animations for hosts", .bothEnds, .noUnhandledFailures) struct HostAnimationTests {
    static let fade = TransitionAnimation("fade", duration: .milliseconds(200))
    static let slide = TransitionAnimation("slide", duration: .milliseconds(300), kind: .interactive)
    static let zoom = TransitionAnimation("zoom", duration: .milliseconds(100))
    static let both = TransitionAnimation("fade", duration: .milliseconds(200), dismissal: slide)

    private func played(_ host: TestHost) -> [String?] { host.commits.last?.changes.map { $0.animation?.name } ?? [] }

    @Test("two uses of one animation at once share no state") func twoUses() {
        let app = TwoWindows(isHolding: true)
        let (x, y) = (Screen("x"), Screen("y"))
        app.manager.perform(
            .multiple(
                .perform(.push(x, animation: Self.both), on: app.left.root),
                .perform(.push(y, animation: Self.both), on: app.right.root)), completion: app.recorder("both"))
        #expect(played(app.leftHost) == ["fade"] && played(app.rightHost) == ["fade"])
        app.leftHost.acknowledge()
        app.rightHost.refuse("no")
        #expect(x.animation == nil && y.animation == nil, "what went back has stored nothing")
        app.leftHost.isHolding = false
        app.rightHost.isHolding = false
        app.left.perform(.push(x, animation: Self.both))
        app.right.perform(.push(y, animation: Self.both))
        app.left.perform(.pop(animation: .default))
        app.right.perform(.pop())
        #expect(played(app.leftHost) == [nil])
        #expect(played(app.rightHost) == ["slide"])
        #expect(app.rightHost.commits.last?.duration() == .milliseconds(300))
    }

    @Test("an animation that only the tree keeps still plays when its screen goes, however it goes") func dismissal() {
        let shown = Shown("home")
        func push(_ name: String) { shown.home.perform(.push(Screen(name), animation: Self.both)) }
        push("a")
        shown.home.trigger(.pop)
        #expect(played(shown.host) == ["slide"])
        push("b")
        shown.manager.back()
        #expect(played(shown.host) == ["slide"])
        push("c")
        let swipe = shown.manager.beginBack()
        #expect(played(shown.host) == ["slide"])
        #expect(shown.host.commits.last?.changes.first?.animation?.kind == .interactive)
        swipe.finish()
        shown.home.perform(.present(Screen("m"), animation: Self.both))
        shown.home.perform(.dismiss())
        #expect(played(shown.host) == ["slide"])
    }

    @Test("a change that the user made is not animated again") func reports() {
        let shown = Shown("home")
        shown.home.perform(.push(Screen("a"), animation: Self.both))
        shown.host.swipeBack()
        #expect(shown.host.commits.last?.changes.map(\.isAnimated) == [false])
        #expect(shown.host.commits.last?.duration(standard: .seconds(1)) == .zero)
    }

    @Test("an animation given to a change counts for that change only, and none outlives a visit") func given() {
        let shown = Shown("home")
        let screen = Screen("a")
        shown.home.perform(.push(screen, animation: Self.both))
        shown.home.perform(.pop(animation: Self.zoom))
        #expect(played(shown.host) == ["zoom"])
        shown.home.perform(.push(screen, animation: nil))
        #expect(played(shown.host) == [nil])
        shown.home.trigger(.pop)
        shown.home.perform(.push(screen, animation: .default))
        #expect(played(shown.host) == [nil])
        shown.home.trigger(.pop)
        #expect(played(shown.host) == [nil])
    }

    @Test("each step of a commit has its own animation, and the longest is the commit's duration") func perStep() {
        let shown = Shown("home")
        shown.home.perform(
            .multiple(
                .push(Screen("a"), animation: Self.both),
                Transition.push(Screen("b"), animation: Self.both).with(.unanimated),
                .present(Screen("m"), animation: Self.zoom)))
        #expect(played(shown.host) == ["fade", "fade", "zoom"])
        #expect(shown.host.commits[0].changes.map(\.isAnimated) == [true, false, true])
        #expect(shown.host.commits[0].duration() == .milliseconds(200))
        #expect(shown.host.commits[0].duration(standard: .seconds(1)) == .milliseconds(200))
    }

    @Test("a window opens and closes with the animation that it was given") func windows() {
        let shown = Shown("home")
        let window = WindowRoot(Screen("x"))
        shown.manager.perform(.open(window, animation: Self.both))
        #expect(played(shown.host) == ["fade"])
        shown.manager.perform(.close(window))
        #expect(played(shown.host) == ["slide"])
    }
}
