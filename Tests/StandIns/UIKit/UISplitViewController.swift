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
        if isCollapsed, let old { takeOut(old) }
        old?.hasGone(animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.removeFromParent()
        let isStack = vc is UINavigationController
        columns[column] = isStack || column == .compact ? vc : vc.map(UINavigationController.init(rootViewController:))
        guard let made = columns[column] else { return }
        if isCollapsed, column != order.first { return }
        addChild(made)
        place(made)
    }

    open func show(_ column: Column) {
        guard isCollapsed, let primary, let wanted = columns[column], wanted !== primary else {
            if isCollapsed, column == order.first { primary?.popToRootOfItsOwn(animated: isInWindow) }
            return
        }
        combine(upTo: column, animated: isInWindow)
    }

    private var primary: UINavigationController? { order.first.flatMap { columns[$0] as? UINavigationController } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        isCollapsed = traitCollection.horizontalSizeClass == .compact
        for column in order {
            guard let child = columns[column] else { continue }
            if isCollapsed, column != order.first { child.removeFromParent() } else { place(child) }
        }
        if isCollapsed { collapse() }
    }

    private func place(_ child: UIViewController) {
        guard isViewLoaded else { return }
        view.addSubview(child.view)
        if visibility == .here { child.hasCome(animated: false) }
    }

    /// The columns become one stack: what is in the others is pushed on the first one's, as it is.
    private func collapse() {
        let proposed = order.last { columns[$0] != nil } ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        combine(upTo: top, animated: false)
        Toolkit.after { [weak self] in
            guard let self else { return }
            delegate?.splitViewControllerDidCollapse(self)
        }
    }

    private func combine(upTo top: Column, animated: Bool) {
        guard let primary, let last = order.firstIndex(of: top), last > 0 else { return }
        let others = order[1...last].compactMap { columns[$0] }
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
        for column in order { (columns[column] as? UINavigationController)?.comeToAnEnd() }
        isCollapsed = isNarrow
        if isNarrow { return collapse() }
        primary?.popToRootOfItsOwn(animated: false)
        for column in order {
            guard let child = columns[column] else { continue }
            if child.parent !== self { addChild(child) }
            place(child)
        }
        Toolkit.after { [self] in delegate?.splitViewControllerDidExpand(self) }
    }
}
