import Coordination
import CoordinationMoves

enum ReaderRoute: Route, Codable { case story(Int), account, search(String), draft, quiz, add }

/// A reader of news: stories that can be opened, deleted and searched for, and a draft that may not be lost.
final class Reader: Coordinator {
    typealias RouteType = ReaderRoute

    final class List: Presentable, Offering {
        let node = Screen("list")
        var stories = [1, 2]
        var taken: [String] = []

        var offers: [Offer] {
            stories.map { Offer("open", title: "Story \($0)", ReaderRoute.story($0)) }
                + stories.map { story in
                    Offer("delete", about: "story \(story)") { completion in
                        self.stories.removeAll { $0 == story }
                        completion(.noChange)
                    }
                } + [
                    Offer("account", ReaderRoute.account), Offer("write", ReaderRoute.draft),
                    Offer("search", taking: .text(prompt: "Search for", limit: 5)) { ReaderRoute.search($0) },
                    Offer("sort", taking: .choice(["by date", "by name"])) { choice, completion in
                        self.taken.append(choice)
                        completion(.noChange)
                    },
                ]
        }
    }

    final class Draft: Presentable {
        let node = Screen("draft")
        var isSaved = false
        func verdict(forLeavingBy departure: Departure) -> Verdict { isSaved ? .allow : .deny("it is not saved") }
    }

    var isSignedIn = false
    var trials = 0
    var claims: (Report) -> ReaderRoute? = { _ in nil }
    let list = List()
    let draft = Draft()
    let news: StackRoot
    let root: TabRoot

    init() {
        news = StackRoot(list, name: "news")
        root = TabRoot(news, StackRoot(Screen("help"), name: "help"))
    }

    func gates(for route: ReaderRoute) -> [Gate] {
        switch route {
        case .account:
            [
                Gate("signed in") { request in
                    if request.isTrial { self.trials += 1 }
                    return self.isSignedIn ? .allow : .deny("nobody is signed in")
                }
            ]
        default: []
        }
    }

    func route(for report: Report) -> ReaderRoute? { claims(report) }

    func prepareTransition(for route: ReaderRoute) -> Transition<TabRoot> {
        switch route {
        case .story(let id): .perform(.push(Screen("story \(id)")), on: news)
        case .account: .perform(.push(Screen("account")), on: news)
        case .search(let text): .perform(.push(Screen("results for \(text)")), on: news)
        case .draft: .present(draft)
        case .quiz: .present(Screen("quiz"), style: .sheet().dismissible(false))
        case .add: .effect("add") { self.list.stories.append(9) }
        }
    }
}
