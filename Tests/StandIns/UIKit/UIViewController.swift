public import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let bottom = UIRectEdge(rawValue: 4)
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

@MainActor open class UIViewController: UIResponder {
    /// Is written over what its items say.
    open var title: String? {
        didSet { (navigationItem.title, tabBarItem.title) = (title, title) }
    }
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var hidesBottomBarWhenPushed = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredContentSize = CGSize.zero

    public private(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?
    open private(set) var viewIfLoaded: UIView?

    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    package var presented: UIViewController?
    package weak var presenter: UIViewController?
    /// What moves in it, and what it moves in with what it presents or is presented by.
    var running: RunningTransition?
    var presentingTransition: RunningTransition?
    var presentation: UIPresentationController?

    /// What is called back after a change of its width.
    var traitHandlers: [(UITraitCollection) -> Void] = []

    /// How much of it can be seen, as it was last told.
    package internal(set) var visibility = VisibilityChange.gone
    package enum VisibilityChange { case gone, coming, here, going }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            if viewIfLoaded == nil { loadView() }
            return viewIfLoaded
        }
        set {
            let isFirst = viewIfLoaded == nil
            viewIfLoaded = newValue
            if isFirst { viewDidLoad() }
        }
    }

    open var isViewLoaded: Bool { viewIfLoaded != nil }
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    open func loadViewIfNeeded() { if viewIfLoaded == nil { loadView() } }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        Toolkit.device.isPad ? .all : .allButUpsideDown
    }
    open func setNeedsStatusBarAppearanceUpdate() { asked.insert(.statusBar) }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { asked.insert(.homeIndicator) }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { asked.insert(.edges) }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { asked.insert(.orientations) }

    /// What it was asked anew since this was emptied.
    package var asked: Set<Asked> = []
    package enum Asked: CaseIterable { case statusBar, homeIndicator, edges, orientations }

    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        if childController.parent !== self { childController.parent?.children.removeAll { $0 === childController } }
        children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Those of its children that come and go with it.
    var childrenInVisibility: [UIViewController] {
        children.filter { child in viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false }
    }
}

extension UIViewController {
    public var navigationController: UINavigationController? { nearest() }
    public var tabBarController: UITabBarController? { nearest() }
    public var splitViewController: UISplitViewController? { nearest() }

    private func nearest<Wanted: UIViewController>() -> Wanted? {
        var next = parent
        while let current = next {
            if let wanted = current as? Wanted { return wanted }
            next = current.parent
        }
        return nil
    }

    /// The one in which it stands, with all between.
    var farthestAncestor: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    var withAncestors: [UIViewController] {
        Array(sequence(first: self, next: \.parent))
    }

    var isInWindow: Bool { viewIfLoaded?.window != nil }
}

extension UIViewController {
    /// What is put into something in sight appears.
    package func bringIn(_ child: UIViewController) {
        if visibility == .here { child.hasCome(animated: false) }
    }

    func willCome(animated: Bool) {
        guard visibility == .gone || visibility == .going else { return }
        visibility = .coming
        viewWillAppear(animated)
        for child in childrenInVisibility { child.willCome(animated: animated) }
    }

    func hasCome(animated: Bool) {
        if visibility != .coming { willCome(animated: animated) }
        guard visibility == .coming else { return }
        visibility = .here
        viewDidAppear(animated)
        for child in childrenInVisibility { child.hasCome(animated: animated) }
    }

    func willGo(animated: Bool) {
        guard visibility == .here || visibility == .coming else { return }
        visibility = .going
        viewWillDisappear(animated)
        for child in childrenInVisibility { child.willGo(animated: animated) }
    }

    func hasGone(animated: Bool) {
        willGo(animated: animated)
        guard visibility == .going else { return }
        visibility = .gone
        viewDidDisappear(animated)
        for child in childrenInVisibility { child.hasGone(animated: animated) }
    }

    /// What it stood in is removed from the screen.
    func forceAway() {
        hasGone(animated: false)
        viewIfLoaded?.removeFromSuperview()
        presented?.forceAway()
    }
}
