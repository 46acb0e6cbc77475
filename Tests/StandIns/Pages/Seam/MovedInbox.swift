import Coordination
import CoordinationUIKit
import Testing
import UIKit

private enum InboxRoute: Route { case list, thread }

private final class ThreadViewController: UIViewController {
    convenience init(viewModel: ThreadModel) { self.init(nibName: nil, bundle: nil) }
}

// snippet.migrated-uikit
fileprivate final class InboxCoordinator: @MainActor Coordinator, UIKitTab {
    let root = StackRoot()
    let tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
    var unread = 0 { didSet { tabBarItem.badgeValue = unread > 0 ? "\(unread)" : nil } }

    init() { trigger(.list) }

    func prepareTransition(for route: InboxRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("inbox")])
        case .thread: .push(ThreadModel())
        }
    }
}

fileprivate final class ThreadModel: @MainActor Presentable, UIKitScreen {
    let node = Screen("thread")

    func makeViewController() -> UIViewController {
        let viewController = ThreadViewController(viewModel: self)
        viewController.hidesBottomBarWhenPushed = true
        return viewController
    }
}
// snippet.end

@Suite("What UIKit held, moved", .serialized) @MainActor struct MovedInbox {
    @Test("a tab keeps its item, and a screen hides the tab bar") func inbox() throws {
        Toolkit.reset()
        let inbox = InboxCoordinator()
        let tree = TreeController(TabRoot(inbox, Screen("settings")))
        let window = UIWindow()
        window.rootViewController = tree
        window.makeKeyAndVisible()
        Toolkit.idle()
        let tabs = try #require(tree.children.first as? UITabBarController)
        let tab = try #require(tabs.viewControllers?.first as? UINavigationController)
        inbox.unread = 3
        #expect(tab.tabBarItem.title == "Inbox")
        #expect(tab.tabBarItem.badgeValue == "3")
        inbox.trigger(.thread)
        Toolkit.idle()
        #expect(tab.viewControllers.last is ThreadViewController)
        #expect(tab.viewControllers.last?.hidesBottomBarWhenPushed == true)
        #expect(tree.drawn == "{[inbox, thread]*, settings}")
    }
}
