import Testing
import UIKit

/// A window with a view controller in it.
@MainActor struct Shown {
    let window = UIWindow()
    let base: UIViewController

    init(_ base: UIViewController = UIViewController()) {
        Toolkit.reset()
        self.base = base
        window.rootViewController = base
        window.makeKeyAndVisible()
        Toolkit.idle()
    }
}

/// Hears everything that a delegate hears, in words.
@MainActor
final class Ear: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate, UIPageViewControllerDelegate, UIPageViewControllerDataSource,
    UIGestureRecognizerDelegate
{
    var heard: [String] = []
    var says = true
    var pages: [UIViewController] = []

    func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("shows \(viewController.title ?? "")") }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        heard.append("asked about \(viewController.title ?? "")")
        return says
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard.append("selected \(viewController.title ?? "")")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { says }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("will go")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("gone") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("tried")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { heard.append(completed ? "turned" : "not turned") }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, 1) }

    private func neighbour(_ page: UIViewController, _ step: Int) -> UIViewController? {
        heard.append("asked for \(step)")
        guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { says }
}

/// Hears what a scene's delegate hears of URLs and activities.
@MainActor final class SceneEar: NSObject, UIWindowSceneDelegate {
    var heard: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
        let what = urls + connectionOptions.userActivities.map(\.activityType)
        heard.append("connects with \(what.joined(separator: ", "))")
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { heard.append("opens \(context.url)") }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        heard.append("continues \(userActivity.activityType)")
    }
}

@MainActor func named(_ title: String) -> UIViewController {
    let view = UIViewController()
    view.title = title
    return view
}
