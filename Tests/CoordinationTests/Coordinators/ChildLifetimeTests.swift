import Coordination
import CoordinationTesting
import Testing

/// A weak reference is nil on the line after the verb that took the child off.
@Suite(.bothEnds, .noUnhandledFailures) struct ChildLifetimeTests {
    @Test("a child lives from the verb that shows it to the verb that takes it off", arguments: ChildPlace.allCases)
    func shownAndTaken(place: ChildPlace) {
        let life = ChildLife(place)
        life.show()
        #expect(life.child != nil)
        life.cover()
        #expect(life.child != nil, "covered")
        life.take()
        #expect(life.child == nil)
    }

    @Test("a child goes with its parent", arguments: ChildPlace.allCases)
    func parentDropped(place: ChildPlace) {
        let life = ChildLife(place)
        life.show()
        #expect(life.child != nil && life.content != nil)
        if let window = life.window { life.manager.perform(.close(window)) }
        #expect(life.child == nil)
        #expect(life.content == nil)
    }

    @Test("a child goes when its window gets another root", arguments: ChildPlace.allCases)
    func rootReplaced(place: ChildPlace) {
        let life = ChildLife(place)
        life.show()
        life.window?.perform(.setRoot(Screen("login")))
        #expect(life.child == nil)
    }

    @Test("a child that an undone commit had shown is gone with that commit", arguments: ChildPlace.allCases)
    func undone(place: ChildPlace) {
        let life = ChildLife(place)
        let recorder = Recorder()
        life.show(then: .close(WindowRoot()), completion: recorder("show"))
        #expect(recorder.error("show")?.detail == .notOpen)
        #expect(life.child == nil)
    }

    @Test("a child lives through a commit that took it off and was undone", arguments: ChildPlace.allCases)
    func takenAndPutBack(place: ChildPlace) {
        let life = ChildLife(place)
        life.show()
        let before = life.manager.tree
        let recorder = Recorder()
        life.take(then: .close(WindowRoot()), completion: recorder("take"))
        #expect(recorder.error("take")?.detail == .notOpen)
        #expect(life.child != nil)
        #expect(life.manager.tree == before)
        life.take()
        #expect(life.child == nil)
    }

    @Test("a coordinator that is used alone goes with its last reference, with all that it showed")
    func usedAlone() {
        var news: NewsCoordinator? = NewsCoordinator()
        weak let weakNews = news
        let model = ArticleModel(id: 1)
        weak var other: ArticleModel?
        do {
            let pushed = ArticleModel(id: 2)
            other = pushed
            news?.perform(.multiple(.push(model), .push(pushed), .present(NewsCoordinator())))
        }
        #expect(other != nil)
        news = nil
        #expect(weakNews == nil)
        #expect(other == nil)
        #expect(model.node.parent == nil, "what a test keeps has no place any more")
    }

    @Test("a screen removed from one place can be shown in another") func shownAgain() {
        let (model, first, second) = (ArticleModel(id: 1), NewsCoordinator(), NewsCoordinator())
        first.perform(.push(model))
        first.perform(.pop())
        second.perform(.push(model))
        expect(first, "[news]")
        expect(second, "[news, article]")
    }

    @Test("an outcome keeps nothing alive") func outcomesKeepNothing() {
        let (news, recorder) = (NewsCoordinator(), Recorder())
        news.trigger(.article(id: 1), completion: recorder("push"))
        weak let model = news.top as? ArticleModel
        #expect(model != nil)
        news.perform(.pop(), completion: recorder("pop"))
        #expect(model == nil)
        #expect(recorder.lines == ["push: completed", "pop: completed"])
    }

    @Test("removing one of two child flows on a stack leaves the other") func twoFlows() {
        let home = Stacked("home")
        weak var about: Stacked?
        weak var legal: Stacked?
        do {
            let (first, second) = (Stacked("about"), Stacked("legal"))
            (about, legal) = (first, second)
            home.perform(.multiple(.push(first), .push(second)))
        }
        expect(home, "[home, [about], [legal]]")
        legal?.perform(.finish())
        expect(home, "[home, [about]]")
        #expect(legal == nil && about != nil)
        about?.perform(.push(Screen("web")))
        expect(home, "[home, [about, web]]")
        about?.perform(.finish())
        #expect(about == nil)
        expect(home, "[home]")
    }

    @Test("a flow under another on one stack goes with all that was pushed on it") func lowerFlowFinishes() {
        let home = Stacked("home")
        weak var upper: Stacked?
        let lower = Stacked("about")
        do {
            let second = Stacked("legal")
            upper = second
            home.perform(.multiple(.push(lower), .push(second)))
        }
        lower.perform(.finish())
        expect(home, "[home]")
        #expect(upper == nil)
    }

    @Test("a child ends itself from its own route, and its completion still comes") func endsItself() {
        let home = Stacked("home")
        let recorder = Recorder()
        weak var child: Probe<StackRoot>?
        do {
            let made = Probe(StackRoot(Screen("about")))
            made.answers[0] = { .finish() }
            child = made
            home.perform(.push(made))
        }
        child?.trigger(.run(0), completion: recorder("finish"))
        #expect(recorder.lines == ["finish: completed"])
        #expect(child == nil)
        expect(home, "[home]")
    }
}
