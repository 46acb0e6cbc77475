public import Foundation

@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { Toolkit.device.isPad ? .all : .allButUpsideDown }
}

@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    public private(set) var isCollapsed = false

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    private var order: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// What is no navigation controller is put in one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard order.contains(column) || column == .compact else {
            return Toolkit.fault("Column \(column) is not valid for the style \(style)")
        }
        let old = columns[column]
        if old === vc { return }
        let base = primary
        if isCollapsed, let old { takeOut(old) }
        old?.takeAway()
        let isStack = vc is UINavigationController
        columns[column] = isStack || column == .compact ? vc : vc.map(UINavigationController.init(rootViewController:))
        if isCollapsed {
            guard let primary, primary !== base else { return }
            base?.takeAway()
            primary.takeAway()
            addChild(primary)
            return place(primary)
        }
        guard let made = columns[column] else { return }
        addChild(made)
        place(made)
    }

    open func show(_ column: Column) {
        guard isCollapsed, let primary, let wanted = columns[column], wanted !== primary else {
            if isCollapsed, columns[column] != nil { primary?.popToRootOfItsOwn(animated: isInWindow) }
            return
        }
        combine(upTo: column, animated: isInWindow)
    }

    /// The first column that there is: narrow, the others are pushed on it.
    private var primary: UINavigationController? {
        order.lazy.compactMap { self.columns[$0] }.first as? UINavigationController
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        isCollapsed = traitCollection.horizontalSizeClass == .compact
        for column in order {
            guard let child = columns[column] else { continue }
            if isCollapsed, child !== primary { child.removeFromParent() } else { place(child) }
        }
        if isCollapsed { collapse() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setCollapsed(traitCollection.horizontalSizeClass == .compact)
    }

    private func place(_ child: UIViewController) {
        guard isViewLoaded else { return }
        view.addSubview(child.view)
        if visibility == .here { child.hasCome(animated: false) }
    }

    /// The columns become one stack: what is in the others, up to the one on top, is pushed on the first one's, as it
    /// is. The rest is out of sight.
    private func collapse() {
        let proposed = order.last { columns[$0] != nil } ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        combine(upTo: top, animated: false)
        for child in columns.values where child.parent === self && child !== primary { child.takeAway() }
        Toolkit.after { [weak self] in
            guard let self else { return }
            delegate?.splitViewControllerDidCollapse(self)
        }
    }

    private func combine(upTo top: Column, animated: Bool) {
        guard let primary, let last = order.firstIndex(of: top) else { return }
        let others = order[...last].compactMap { columns[$0] }.filter { $0 !== primary }
        let own = primary.viewControllers.filter { view in !columns.values.contains { $0 === view } }
        if primary.viewControllers == own + others { return }
        for other in others { other.removeFromParentForCombining() }
        primary.isCombining = true
        primary.setViewControllers(own + others, animated: animated)
        primary.isCombining = false
    }

    private func takeOut(_ column: UIViewController) {
        guard let primary, primary.viewControllers.contains(column) else { return }
        primary.setViewControllers(primary.viewControllers.filter { $0 !== column }, animated: false)
    }

    override var childrenInVisibility: [UIViewController] {
        order.compactMap { columns[$0] }.filter { $0.parent === self }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
}

extension UINavigationController {
    fileprivate func popToRootOfItsOwn(animated: Bool) {
        let own = viewControllers.prefix { !($0 is UINavigationController) }
        if own.count < viewControllers.count { setViewControllers(Array(own), animated: animated) }
    }
}

extension UIViewController {
    /// Goes out of sight, and out of what it is in.
    fileprivate func takeAway() {
        hasGone(animated: false)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    fileprivate func removeFromParentForCombining() {
        if parent is UISplitViewController {
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
    }
}

// The device's hand.
extension UISplitViewController {
    /// The window has become narrow, or wide.
    package func setCollapsed(_ isNarrow: Bool) {
        guard isViewLoaded, isNarrow != isCollapsed else { return }
        endAll()
        isCollapsed = isNarrow
        // Those that hear of the end may begin something.
        endAll()
        if isNarrow { return collapse() }
        primary?.popToRootOfItsOwn(animated: false)
        for column in order {
            guard let child = columns[column] else { continue }
            if child.parent !== self { addChild(child) }
            place(child)
        }
        Toolkit.after { [self] in delegate?.splitViewControllerDidExpand(self) }
    }

    private func endAll() {
        for column in order { (columns[column] as? UINavigationController)?.comeToAnEnd() }
    }
}
