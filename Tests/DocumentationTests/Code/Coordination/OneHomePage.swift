import Coordination
import CoordinationTesting
import Testing

/// The code of the page on composing children, of one home for a phone and a tablet.
enum OneHomePage {
    // snippet.one-home
    enum HomeRoute: Route { case tab(Int), story(Int), help }

    final class HomeCoordinator: Coordinator {
        let tabs = TabRoot(StackRoot(Screen("news")), StackRoot(Screen("saved")))
        let story = StackRoot()
        let root: SplitRoot
        init() { root = SplitRoot(tabs, story) }

        func prepareTransition(for route: HomeRoute) -> Transition<SplitRoot> {
            switch route {
            case .tab(let index): .perform(.select(index: index), on: tabs)
            case .story(let id): .perform(.set([Screen("story-\(id)")]), on: story)
            case .help: .present(Screen("help"))
            }
        }
    }
    // snippet.end
}

@Suite("The page on composing children, of one home", .noUnhandledFailures) struct OneHomePageTests {
    @Test("a phone shows one place of the home, and a tablet both") func oneHome() {
        typealias HomeCoordinator = OneHomePage.HomeCoordinator
        // snippet.one-home-use
        let home = HomeCoordinator()
        let host = TestHost(home)
        home.trigger(.story(7))
        expect(home, "({[news]*, [saved]} | [story-7])")
        host.fold()
        home.trigger(.tab(1))
        expect(home, "({[news], [saved]*}* | [story-7])/")
        host.unfold()
        expect(home, "({[news], [saved]*}* | [story-7])")
        // snippet.end
    }

    @Test("its routes lead to the same tree at any width") func folds() {
        expectFolds([
            JourneyStep("opens a story") { $0.trigger(.story(7)) },
            JourneyStep("takes another tab") { $0.trigger(.tab(1)) },
            JourneyStep("asks for help") { $0.trigger(.help) },
        ]) { OneHomePage.HomeCoordinator() }
    }
}
