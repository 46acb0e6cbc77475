@_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting

/// The small app in which things go wrong.
enum ErrorWorld {
    enum NewsRoute: Route { case list, article(id: Int), members }

    final class NewsCoordinator: Coordinator {
        let root: StackRoot
        var gate: Gate?

        init(_ root: StackRoot = StackRoot()) { self.root = root }

        func gates(for route: NewsRoute) -> [Gate] { route == .members ? [gate].compactMap(\.self) : [] }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article: .push(Screen("article"))
            case .members: .push(Screen("members"))
            }
        }
    }

    enum HelpRoute: Route { case contents, search }

    enum AppRoute: Route { case start, logIn }

    final class AppCoordinator: Coordinator {
        let root = TabRoot()

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .start: .set([NewsCoordinator().started(), StackRoot(Screen("account"))])
            case .logIn: .present(Screen("login"))
            }
        }
    }

    final class ArticleModel: Presentable {
        let node = Screen("article")
    }

    final class Draft: Presentable {
        let node = Screen("draft")
        func verdict(forLeavingBy departure: Departure) -> Verdict { .deny("the draft is not saved") }
    }

    final class StorePicker: Finishing {
        typealias Output = String
        let node = Screen("pick-a-store")
    }

    final class Store: StateStore {
        private var text: String?
        func read() -> String? { text }
        func write(_ text: String?) { self.text = text }
    }

    struct Checkout: Flow {
        var store: String?
        func next() -> FlowStep<Checkout, String> { .ask(StorePicker(), \.store) }
    }

    struct TwoStores: Flow {
        var first: String?
        var second: String?

        func next() -> FlowStep<TwoStores, [String]> {
            guard let first else { return .ask(StorePicker(), \.first) }
            guard let second else { return .ask(StorePicker(), \.second) }
            return .done([first, second])
        }
    }

    struct SoldOut: Error, CustomStringConvertible {
        let description = "it is sold out"
    }

    final class SilentHost: Host {
        func show(_ root: any Presentable) {}
        func apply(_ commit: HostCommit) {}
    }

    final class DeckRoot: ContainerRoot {
        let node = Container(.tabs, name: "deck")
    }

    /// News in a window, which a host shows.
    final class Shown {
        let news = NewsCoordinator().started()
        let time = ManualTime()
        let windows: WindowManager
        let host: TestHost

        init(isHolding: Bool = false) {
            windows = WindowManager(WindowRoot(news, name: "main"), time: time)
            host = TestHost(windows, isHolding: isHolding)
        }
    }
}

extension ErrorWorld.NewsCoordinator {
    func started() -> Self {
        trigger(.list)
        return self
    }
}

extension ErrorWorld.AppCoordinator {
    func started() -> Self {
        trigger(.start)
        return self
    }

    var news: (any Router<ErrorWorld.NewsRoute>)? { children.first as? ErrorWorld.NewsCoordinator }
}
