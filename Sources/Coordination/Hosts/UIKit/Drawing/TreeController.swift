#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) public import Coordination
    public import UIKit

    /// A view controller that shows a tree: as a window's root, or pushed or presented in an app that navigates
    /// otherwise.
    ///
    /// ```swift
    /// window.rootViewController = TreeController(ShopCoordinator(), style: ShopStyle())
    /// ```
    ///
    /// The controller retains the tree, which goes with it. View controllers of screens that leave the tree are
    /// released.
    @MainActor public final class TreeController: UIViewController, ShowingInFront {
        /// The presentable that is shown, as it was passed.
        public let app: any Presentable

        /// The node of all that is shown: of the manager of windows made around ``app``, or else of ``app``.
        ///
        /// Store this node to include the window's modals and alerts: `NSUserActivity(storing: controller.node)`.
        public var node: Node { windows?.node ?? app.node }

        /// The manager of windows made around an app without one.
        private let windows: WindowManager?

        /// True if a navigation controller of the app pushes this: its stack goes on there.
        let isPushed: Bool

        /// The host that draws the tree, for `HostContract`.
        @_spi(Hosting) public var host: any Coordination.Host { drawing }

        private let drawing: UIKitHost

        /// An object whose release makes the host, which the tree retains, release the views.
        private let ending: Ending

        /// The view controller that fills this.
        private(set) var content: UIViewController?
        var shown: UIViewController? { content }

        /// Creates a controller that shows an app, or a part of one.
        ///
        /// - Parameters:
        ///   - app: A coordinator, a root, a screen or a window, also one in a manager of windows; or such a manager,
        ///     whose front window is shown.
        ///   - style: The app's style. It is retained.
        ///   - isPushed: True if a navigation controller of the app is to push this. Then the first screen of a stack
        ///     fills this, and the others go on that navigation controller, so that there is one bar.
        ///   - time: The time source for waiting for UIKit and, unless `app` is or belongs to a manager of windows, for
        ///     deadlines. Without one, the host waits by the manager's time if `app` is one, else by the main run
        ///     loop's.
        public init(
            _ app: any Presentable, style: any TreeStyle = PlainTreeStyle(), isPushed: Bool = false,
            time: (any TimeSource)? = nil
        ) {
            let isInWindow = (Self.outermost(of: app.node) as? Container)?.layout.kind == .windows
            windows = isInWindow ? nil : Self.windows(around: app, time: time)
            self.app = app
            self.isPushed = isPushed
            let drawing = UIKitHost(style: style, time: time ?? (app as? WindowManager)?.time ?? LoopTime())
            self.drawing = drawing
            ending = Ending { drawing.end() }
            super.init(nibName: nil, bundle: nil)
            definesPresentationContext = true
            drawing.base = self
            drawing.followWidth(of: self)
            if let windows { windows.attach(drawing) } else { app.node.attach(drawing) }
        }

        /// Returns nil: a tree is no part of an archive.
        public required init?(coder: NSCoder) { nil }

        private static func outermost(of node: Node) -> Node {
            var node = node
            while let parent = node.parent { node = parent }
            return node
        }

        private static func windows(around app: any Presentable, time: (any TimeSource)?) -> WindowManager {
            let isWindow = (app.node as Node as? Container)?.layout.kind == .window
            return WindowManager(isWindow ? app : WindowRoot(app), time: time)
        }

        /// The visible tree, read off the view controllers: `{[a, b]*, users}^[m]!Sure?`.
        ///
        /// It is written like a tree, with nested stacks as one, and an alert last. It matches the tree whenever the
        /// host has answered. A `/` is before each column that is out of sight: a narrow window draws a split as one
        /// stack, `(list | /article)`, of which only the column in hand is seen. Without a system window, commits are
        /// answered, but modals and alerts wait for one.
        public var drawn: String { drawing.drawn }

        /// Returns a node's view controller; nil if the node is not drawn.
        public func viewController(for id: NodeID) -> UIViewController? { drawing[id].view }

        /// Presents modals that waited for a window.
        public override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            drawing.draw()
        }

        /// The title; if pushed, the first screen's.
        public override var title: String? {
            get { isPushed ? content?.title : super.title }
            set { super.title = newValue }
        }

        /// The navigation item; if pushed, the first screen's, for its buttons.
        public override var navigationItem: UINavigationItem {
            isPushed ? content?.navigationItem ?? super.navigationItem : super.navigationItem
        }

        /// The content: the screen in front decides on the style of the status bar.
        public override var childForStatusBarStyle: UIViewController? { content }

        /// The content: the screen in front decides whether there is a status bar.
        public override var childForStatusBarHidden: UIViewController? { content }

        /// The content: the screen in front decides whether the home indicator hides.
        public override var childForHomeIndicatorAutoHidden: UIViewController? { content }

        /// The content: the screen in front decides at which edges its own gestures come first.
        public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

        /// The orientations that the screen in front supports.
        public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }

        /// Fills this with a view controller.
        func fill(with view: UIViewController) {
            if view === content { return }
            content?.removeFromParentAndSuperview()
            content = view
            take(view, in: self.view)
        }
    }

    /// An object that calls back when it is released. UIKit releases view controllers on the main thread.
    private final class Ending {
        private let act: () -> Void
        init(_ act: @escaping () -> Void) { self.act = act }
        deinit { act() }
    }

    extension UIViewController {
        /// Adds a child, which fills a view of this.
        func take(_ child: UIViewController, in place: UIView) {
            addChild(child)
            child.view.frame = place.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(child.view)
            child.didMove(toParent: self)
        }

        /// Removes this from its parent.
        func removeFromParentAndSuperview() {
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
    }
#endif
