import Coordination
import Testing

/// How routes are put into words, in messages and logs.
@Suite struct WordingTests {
    enum Nested: Route {
        enum Tab: Hashable { case news, archive(year: Int) }
        struct Filter: Hashable, Sendable { var text = "" }
        enum Spoken: CustomStringConvertible {
            case aloud
            var description: String { "aloud!" }
        }

        case start, tab(Tab), both(Tab, over: Tab), named(String), labelled(id: Int), maybe(Int?), many([Tab])
        case filter(Filter), spoken(Spoken)
    }

    @Test(
        "a route is printed as it is written in code",
        arguments: [
            (Nested.start, "start"),
            (.tab(.news), "tab(news)"),
            (.tab(.archive(year: 2024)), "tab(archive(year: 2024))"),
            (.both(.news, over: .archive(year: 1)), "both(news, over: archive(year: 1))"),
            (.named("a \"b\""), #"named("a \"b\"")"#),
            (.labelled(id: 7), "labelled(id: 7)"),
            (.maybe(7), "maybe(Optional(7))"),
            (.maybe(nil), "maybe(nil)"),
            (.many([.news, .news]), "many([news, news])"),
            (.filter(.init(text: "tea")), #"filter(Filter(text: "tea"))"#),
            (.spoken(.aloud), "spoken(aloud!)"),
        ])
    func words(route: Nested, words: String) {
        #expect("\(Hop(route))" == "Nested.\(words)")
        let router = BasicCoordinator<Nested, StackRoot>(root: StackRoot(Screen("a"))) { _ in .none() }
        let transition: Transition<StackRoot> = .trigger(route, on: router)
        #expect(transition.description == "trigger(\(words) on BasicCoordinator<Nested, StackRoot>)")
    }

    @Test("a commit's record prints as one line") func record() {
        let app = BasicCoordinator<Nested, StackRoot>(root: StackRoot(Screen("a"))) { _ in .pop() }
        let windows = WindowManager(WindowRoot(app))
        var lines: [String] = []
        windows.observeCommits { lines.append("\($0)") }
        app.trigger(.tab(.news)) { _ in }
        #expect(
            lines == [
                "tab(news) on BasicCoordinator<Nested, StackRoot>: failed: Can't pop: there is nothing to go back to."
            ])
    }
}
