#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    /// Shows a screen that says no view controller of its own: its name, where there is no bar either.
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

    /// Shows something in front, which says how the status bar looks, and the like.
    @MainActor protocol ShowingInFront: UIViewController {
        var shown: UIViewController? { get }
    }

    extension UIViewController {
        /// What is in front of all that is in it.
        var inFront: UIViewController {
            var front = self
            while let next = (front as? any ShowingInFront)?.shown { front = next }
            return front
        }
    }

    /// Shows a stack.
    final class StackController: UINavigationController, ShowingInFront {
        override func viewDidLoad() {
            super.viewDidLoad()
            guardSwipes()
        }

        /// Has swipes ask first. A recognizer may not be there before something is shown.
        func guardSwipes() {
            for recognizer in recognizers { recognizer.delegate = delegate as? any UIGestureRecognizerDelegate }
        }

        /// By which the user swipes back: from the edge, and anywhere.
        var recognizers: [UIGestureRecognizer] {
            [interactivePopGestureRecognizer, anywhere].compactMap(\.self)
        }

        /// By which the user swipes back from anywhere.
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

    /// Shows tabs.
    final class TabsController: UITabBarController, ShowingInFront {
        var shown: UIViewController? { selectedViewController }
        override var childForStatusBarStyle: UIViewController? { shown }
        override var childForStatusBarHidden: UIViewController? { shown }
        override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
    }

    /// Shows pages.
    final class PagesController: UIPageViewController, ShowingInFront {
        /// What stands beside the last page, where two are shown and it has no partner.
        let blank = UIViewController()

        /// Whether the user is turning a page.
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

    /// Shows a split.
    final class SplitController: UISplitViewController, ShowingInFront {
        /// In a narrow window all columns are one stack.
        var shown: UIViewController? {
            let places: [Column] = isCollapsed ? [.primary] : [.secondary, .supplementary, .primary]
            return places.lazy.compactMap { self.viewController(for: $0) }.first
        }

        override var childForStatusBarStyle: UIViewController? { shown }
        override var childForStatusBarHidden: UIViewController? { shown }
        override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            shown?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
    }

    /// Stands around what UIKit does not let be in its place: tabs and splits on a stack, or under *More*.
    final class FrameController: UIViewController, ShowingInFront {
        let content: UIViewController

        init(_ content: UIViewController) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
            take(content, in: view)
        }

        required init?(coder: NSCoder) { nil }

        // What a bar shows of it is what it shows of the content.
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

    /// A view that cannot be seen, and tells when what it is in comes or goes, which UIKit says nowhere else.
    final class Sentinel: UIView {
        /// Who hears it. Another tree has one of its own in the same view.
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
