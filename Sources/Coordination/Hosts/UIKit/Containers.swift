#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    /// Shows a screen that says no view controller of its own.
    final class ScreenController: UIViewController, EmbeddingViewController {
        func place(for embedded: any Presentable) -> UIView? { view }
    }

    /// Shows a stack. What is on top says how the status bar looks.
    final class StackController: UINavigationController {
        /// Who says whether the user may swipe back. There are recognizers once there is a view.
        weak var swipeDelegate: (any UIGestureRecognizerDelegate)?

        override func viewDidLoad() {
            super.viewDidLoad()
            for recognizer in recognizers { recognizer.delegate = swipeDelegate }
        }

        /// By which the user swipes back: from the edge, and anywhere.
        var recognizers: [UIGestureRecognizer] {
            var all = [interactivePopGestureRecognizer]
            if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
                all.append(interactiveContentPopGestureRecognizer)
            }
            return all.compactMap(\.self)
        }

        override var childForStatusBarStyle: UIViewController? { topViewController }
        override var childForStatusBarHidden: UIViewController? { topViewController }
        override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    }

    /// Shows tabs.
    final class TabsController: UITabBarController {
        override var childForStatusBarStyle: UIViewController? { selectedViewController }
        override var childForStatusBarHidden: UIViewController? { selectedViewController }
        override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
    }

    /// Shows pages.
    final class PagesController: UIPageViewController {
        /// What stands beside the last page, where two are shown and it has no partner.
        let blank = UIViewController()

        override var childForStatusBarStyle: UIViewController? { viewControllers?.first }
        override var childForStatusBarHidden: UIViewController? { viewControllers?.first }
        override var childForHomeIndicatorAutoHidden: UIViewController? { viewControllers?.first }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { viewControllers?.first }
    }

    /// Shows a split.
    final class SplitController: UISplitViewController {
        override var childForStatusBarStyle: UIViewController? { viewController(for: .secondary) }
        override var childForStatusBarHidden: UIViewController? { viewController(for: .secondary) }
    }

    /// Stands around what UIKit does not let be in its place: tabs and splits on a stack, or under *More*.
    final class FrameController: UIViewController {
        let content: UIViewController

        init(_ content: UIViewController) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
            title = content.title
            take(content, in: view)
        }

        required init?(coder: NSCoder) { nil }

        override var childForStatusBarStyle: UIViewController? { content }
        override var childForStatusBarHidden: UIViewController? { content }
        override var childForHomeIndicatorAutoHidden: UIViewController? { content }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            content.supportedInterfaceOrientations
        }
    }

    /// A view that cannot be seen, and tells when what it is in comes or goes, which UIKit says nowhere else.
    final class Sentinel: UIView {
        private let onMove: () -> Void

        init(onMove: @escaping () -> Void) {
            self.onMove = onMove
            super.init(frame: .zero)
            isHidden = true
            isUserInteractionEnabled = false
        }

        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            onMove()
        }
    }
#endif
