import Coordination
import CoordinationTesting
import Testing

/// The code in the comments on transitions and on the editor.
enum TransitionComments {
    enum NewsRoute: Route { case list, article(id: Int), close }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()

        // snippet.answers-routes
        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(ArticleModel(id: id))
            case .close: .dismiss()
            }
        }
        // snippet.end
    }

    // snippet.presentable
    final class ArticleModel: Presentable {
        let node = Screen("article")
        let id: Int
        init(id: Int) { self.id = id }
    }
    // snippet.end

    struct Catalogue {
        func store(_ id: Int) -> String? { id == 1 ? "corner" : nil }
    }

    static let catalogue = Catalogue()

    static func show(store id: Int) -> Transition<StackRoot> {
        // snippet.refuse
        guard let store = catalogue.store(id) else {
            return .refuse("show store \(id)", because: "there is no such store")
        }
        return .push(Screen(store))
        // snippet.end
    }
}

// snippet.swap-top
extension Transition where Root == StackRoot {
    static func swapTop(with p: any Presentable) -> Transition {
        Transition("swapTop", [p]) { editor in
            try editor.perform(.pop())
            try editor.perform(.push(p))
        }
    }
}
// snippet.end

extension Transition where Root == TabRoot {
    fileprivate static func putFirst(_ p: any Presentable) -> Transition {
        Transition("putFirst") { editor in
            try editor.insert(p, at: 0)
        }
    }
}

@Suite("Comments on transitions", .noUnhandledFailures) struct TransitionCommentsTests {
    @Test("routes are answered") func routes() {
        let news = TransitionComments.NewsCoordinator()
        news.trigger(.list)
        news.trigger(.article(id: 7))
        expect(news, "[news, article]")
        news.root.perform(.present(Screen("help")))
        news.trigger(.close)
        expect(news, "[news, article]")
    }

    @Test("a verb of one's own swaps the top, whole or not at all") func swapTop() {
        let stack = StackRoot(Screen("a"), Screen("b"))
        stack.perform(.swapTop(with: Screen("p")))
        expect(stack, "[a, p]")
        stack.perform(.swapTop(with: stack)) { _ in }
        expect(stack, "[a, p]")
    }

    @Test("a route to a store that does not exist is refused") func refuse() {
        let stack = StackRoot(Screen("map"))
        stack.perform(TransitionComments.show(store: 1))
        expect(stack, "[map, corner]")
        var outcome: TransitionOutcome?
        stack.perform(TransitionComments.show(store: 2)) { outcome = $0 }
        #expect(outcome?.error?.description == "Can't show store 2: there is no such store.")
    }

    @Test("a reason is compared by its kind") func reason() {
        let stack = StackRoot(Screen("home"))
        var isClosed = false
        func close() { isClosed = true }
        let outcome = CoordinationTesting.outcome { stack.perform(.pop(), completion: $0) }
        // snippet.reason
        if outcome?.error?.reason == .nothingToPop { close() }
        // snippet.end
        #expect(isClosed)
    }

    @Test("a refusal is caught, and the transition goes on") func open() {
        let (list, detail) = (Screen("list"), Screen("detail"))
        let stack = StackRoot(Screen("home"), Screen("settings"))
        // snippet.open
        let open = Transition<StackRoot>("open") { editor in
            do { try editor.perform(.pop(to: list)) } catch { try editor.perform(.popToRoot()) }
            try editor.perform(.push(detail))
        }
        // snippet.end
        stack.perform(open)
        expect(stack, "[home, detail]")
    }

    @Test("a verb of one's own takes a builder") func build() {
        let tabs = TabRoot(Screen("a"))
        tabs.perform(.putFirst(Later { Screen("b") }))
        expect(tabs, "{b, a*}")
    }
}
