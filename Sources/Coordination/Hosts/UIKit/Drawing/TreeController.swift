#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) public import Coordination
    public import UIKit

    /// Shows a tree with UIKit: as a window's root, or pushed or presented in an app that navigates otherwise.
    ///
    /// ```swift
    /// window.rootViewController = TreeController(ShopCoordinator(), style: ShopStyle())
    /// ```
    ///
    /// It keeps the tree, which goes with it. The tree keeps no view controller that has left it.
    @MainActor public final class TreeController: UIViewController, ShowingInFront {
        /// What is shown, as it was given.
        public let app: any Presentable

        /// The node of all that is shown: of the manager of windows that was made around ``app``, else of ``app``.
        ///
        /// What is stored of it, and restored on it, has the modals and alerts of the window as well:
        /// `NSUserActivity(storing: controller.node)`.
        public var node: Node { windows?.node ?? app.node }

        /// The windows that were made around it.
        private let windows: WindowManager?

        /// Whether a navigation controller that is not ours is to push this: a stack goes on there.
        let isPushed: Bool

        /// What takes the view controllers to where the tree is. For `HostContract`.
        @_spi(Hosting) public var host: any Coordination.Host { drawing }

        private let drawing: UIKitHost

        /// Has the host, which the tree keeps, let go of the views.
        private let ending: Ending

        /// What fills it.
        private(set) var content: UIViewController?
        var shown: UIViewController? { content }

        /// Shows an app, or a part of one.
        ///
        /// - Parameters:
        ///   - app: A coordinator, a root or a screen; or a window. Of a manager of windows the one in front is shown,
        ///     and of what is in one already, that.
        ///   - style: What the app says of its looks. It is kept.
        ///   - isPushed: Whether a navigation controller that is not ours is to push this. The first screen of a stack
        ///     fills it then, and the others go on that navigation controller, so that there is one bar.
        ///   - time: What deadlines are measured by, where `app` is in no manager's windows, and what is waited by for
        ///     UIKit. Without one, UIKit is waited for by the time of `app`, if that is a manager which has one, else
        ///     by the main run loop's.
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
            if let windows { windows.attach(drawing) } else { app.node.attach(drawing) }
        }

        /// Makes none: a tree is no part of an archive.
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

        /// What can be seen of the tree, read off the view controllers: `{[a, b]*, users}^[m]!Sure?`.
        ///
        /// Written like a tree; nested stacks are one, and alerts end it. Whenever the host has answered, this is what
        /// the tree says. `(list | -article)` says that the second column is covered: a narrow window draws a split as
        /// one stack, and the user has gone back from the bottom of that column. The tree stays, and the next commit in
        /// a column, or a wide window, shows it again. As long as there is no window, commits are answered, and modals
        /// and alerts are presented when there is one.
        public var drawn: String { drawing.drawn }

        /// What shows a node now; nil where that has not been drawn.
        public func viewController(for id: NodeID) -> UIViewController? { drawing[id].view }

        /// What was presented before there was a window is presented as soon as there is one.
        public override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            drawing.draw()
        }

        /// Pushed, that of its first screen.
        public override var title: String? {
            get { isPushed ? content?.title : super.title }
            set { super.title = newValue }
        }

        /// Pushed, that of its first screen: the bar shows its buttons.
        public override var navigationItem: UINavigationItem {
            isPushed ? content?.navigationItem ?? super.navigationItem : super.navigationItem
        }

        /// What fills it: the screen in front says how the status bar looks.
        public override var childForStatusBarStyle: UIViewController? { content }

        /// What fills it: the screen in front says whether there is a status bar.
        public override var childForStatusBarHidden: UIViewController? { content }

        /// What fills it: the screen in front says whether the home indicator hides.
        public override var childForHomeIndicatorAutoHidden: UIViewController? { content }

        /// What fills it: the screen in front says at which edges its own gestures come first.
        public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

        /// What the screen in front supports.
        public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }

        /// Has something fill it.
        func fill(with view: UIViewController) {
            if view === content { return }
            content?.letGo()
            content = view
            take(view, in: self.view)
        }
    }

    /// Calls back when what keeps it goes. UIKit lets go of view controllers on the main thread.
    private final class Ending {
        private let act: () -> Void
        init(_ act: @escaping () -> Void) { self.act = act }
        deinit { act() }
    }

    extension UIKitHost {
        /// Lets go of all views, and answers what waits: nothing is drawn any more.
        fileprivate func end() {
            (root, modals) = (nil, [])
            draw()
        }
    }

    extension UIViewController {
        /// Takes another one in, which fills a view of this one's.
        func take(_ child: UIViewController, in place: UIView) {
            addChild(child)
            child.view.frame = place.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(child.view)
            child.didMove(toParent: self)
        }

        /// Is taken out of what it was put in.
        func letGo() {
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
    }
#endif
