#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    /// A controller for a screen without a view controller of its own. It shows the screen's name.
    final class ScreenController: UIViewController, EmbeddingViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel(frame: view.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.text = title
            label.textAlignment = .center
            label.numberOfLines = 0
            view.addSubview(label)
        }

        func place(for embedded: any Presentable) -> UIView? { view }
    }

    /// A view controller that shows another one in front. That one decides on the status bar.
    @MainActor protocol ShowingInFront: UIViewController {
        var shown: UIViewController? { get }
    }

    extension UIViewController {
        /// The innermost view controller in front.
        var inFront: UIViewController {
            var front = self
            while let next = (front as? any ShowingInFront)?.shown { front = next }
            return front
        }
    }

    /// The controller of a stack.
    final class StackController: UINavigationController, ShowingInFront {
        override func viewDidLoad() {
            super.viewDidLoad()
            guardSwipes()
        }

        /// Makes swipes back ask first. UIKit may make a recognizer only when something is shown.
        func guardSwipes() {
            for recognizer in recognizers { recognizer.delegate = delegate as? any UIGestureRecognizerDelegate }
        }

        /// The recognizers of swipes that go back: from the edge, and from anywhere.
        var recognizers: [UIGestureRecognizer] {
            [interactivePopGestureRecognizer, anywhere].compactMap(\.self)
        }

        /// The recognizer of swipes that go back from anywhere.
        var anywhere: UIGestureRecognizer? {
            guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return nil }
            return interactiveContentPopGestureRecognizer
        }

        var shown: UIViewController? { topViewController }
        override var childForStatusBarStyle: UIViewController? { shown }
        override var childForStatusBarHidden: UIViewController? { shown }
        override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
    }

    /// The controller of tabs.
    final class TabsController: UITabBarController, ShowingInFront {
        var shown: UIViewController? { selectedViewController }
        override var childForStatusBarStyle: UIViewController? { shown }
        override var childForStatusBarHidden: UIViewController? { shown }
        override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
    }

    /// The controller of pages.
    final class PagesController: UIPageViewController, ShowingInFront {
        /// The page beside the last one, if two are shown and the last has no partner.
        let blank = UIViewController()

        /// True while the user is turning a page.
        var isHeld: Bool {
            let scrolls = view.subviews.compactMap { $0 as? UIScrollView }
            return scrolls.contains { $0.isTracking || $0.isDecelerating }
                || gestureRecognizers.contains { [.began, .changed].contains($0.state) }
        }

        var shown: UIViewController? { viewControllers?.first }
        override var childForStatusBarStyle: UIViewController? { shown }
        override var childForStatusBarHidden: UIViewController? { shown }
        override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
    }

    /// The controller of a split.
    final class SplitController: UISplitViewController, ShowingInFront {
        /// The column in hand.
        var front: Column?

        /// The mode that the app prefers.
        var mode = DisplayMode.automatic

        /// The column in hand; in a narrow window, its one stack.
        var shown: UIViewController? { isCollapsed ? stack : front.flatMap(viewController) ?? stack }

        override var childForStatusBarStyle: UIViewController? { shown }
        override var childForStatusBarHidden: UIViewController? { shown }
        override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            shown?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
    }

    /// A controller around one that UIKit does not accept in its place: tabs and splits on a stack, or under *More*.
    final class FrameController: UIViewController, ShowingInFront {
        let content: UIViewController

        init(_ content: UIViewController) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
            take(content, in: view)
        }

        required init?(coder: NSCoder) { nil }

        // A bar shows the content's title and items.
        override var title: String? {
            get { content.title }
            set { content.title = newValue }
        }
        override var tabBarItem: UITabBarItem! {
            get { content.tabBarItem }
            set { content.tabBarItem = newValue }
        }
        override var navigationItem: UINavigationItem { content.navigationItem }

        var shown: UIViewController? { content }
        override var childForStatusBarStyle: UIViewController? { shown }
        override var childForStatusBarHidden: UIViewController? { shown }
        override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            content.supportedInterfaceOrientations
        }
    }

    /// An invisible view that reports when the view around it comes or goes, which UIKit reports nowhere else.
    final class Sentinel: UIView {
        /// The host to report to. Another tree has its own sentinel in the same view.
        private(set) weak var host: UIKitHost?

        init(for host: UIKitHost) {
            self.host = host
            super.init(frame: .zero)
            isHidden = true
            isUserInteractionEnabled = false
        }

        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            host?.draw()
        }
    }
#endif
