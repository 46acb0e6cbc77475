public import Foundation

@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { Toolkit.device.isPad ? .all : .allButUpsideDown }
}

@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    public let style: Style
    fileprivate var columns: [Column: UIViewController] = [:]

    public internal(set) var displayMode = DisplayMode.secondaryOnly
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { adopt(.program) } }
    }
    /// Where there is no room for all columns, one sidebar pushes the last one aside, or lies over it.
    public var splitBehavior: SplitBehavior {
        let room = viewIfLoaded?.window?.room ?? 2
        return room >= sidebars ? .tile : room == 1 ? .displace : .overlay
    }
    /// What changes its mode, and the way to end that at once.
    fileprivate var changing: (transition: RunningTransition, end: () -> Void)?
    public private(set) var isCollapsed = false

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    fileprivate var order: [Column] {
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
        if isShown(column) { place(made) }
    }

    open func show(_ column: Column) {
        guard isCollapsed else {
            guard let index = order.firstIndex(of: column) else { return }
            if index < sidebars { return change(to: max(shownSidebars, sidebars - index), by: .program) }
            return change(to: isDimmed ? splitBehavior == .displace ? 1 : 0 : shownSidebars, by: .program)
        }
        guard let primary, let wanted = columns[column], wanted !== primary else {
            if isCollapsed, columns[column] != nil { primary?.popToRootOfItsOwn(animated: isInWindow) }
            return
        }
        combine(upTo: column, animated: isInWindow)
    }

    open func hide(_ column: Column) {
        guard !isCollapsed, let index = order.firstIndex(of: column), index < sidebars else { return }
        change(to: min(shownSidebars, sidebars - index - 1), by: .program)
    }

    /// The first column that there is: narrow, the others are pushed on it.
    private var primary: UINavigationController? {
        order.lazy.compactMap { self.columns[$0] }.first as? UINavigationController
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        isCollapsed = traitCollection.horizontalSizeClass == .compact
        displayMode = mode(of: preferredSidebars)
        for column in order {
            guard let child = columns[column] else { continue }
            if !isCollapsed, !isShown(column) { continue }
            if isCollapsed, child !== primary { child.removeFromParent() } else { place(child) }
        }
        if isCollapsed { collapse() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setCollapsed(traitCollection.horizontalSizeClass == .compact)
        if !isCollapsed, mode(of: shownSidebars) != displayMode { adopt(.width) }
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
        // It may have been hidden.
        if let primary, primary.viewIfLoaded?.superview !== view { place(primary) }
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
        order.filter { isCollapsed || isShown($0) }.compactMap { columns[$0] }.filter { $0.parent === self }
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
        moveWithWindow()
        if isNarrow { return collapse() }
        primary?.popToRootOfItsOwn(animated: false)
        let proposed = mode(of: preferredSidebars)
        let wanted =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        displayMode = possible.contains(wanted) ? wanted : proposed
        for column in order {
            guard let child = columns[column] else { continue }
            if child.parent !== self { addChild(child) }
            if isShown(column) { place(child) } else { child.hasGone(animated: false) }
        }
        Toolkit.after { [self] in
            delegate?.splitViewControllerDidExpand(self)
            if Toolkit.device.tellsOfColumns, !isCollapsed {
                for column in order where isShown(column) { delegate?.splitViewController(self, didShow: column) }
            }
        }
    }

    private func moveWithWindow() {
        let turns = Toolkit.device.resizingTurns
        guard turns > 0, isInWindow else { return }
        let transition = RunningTransition(from: nil, to: nil, isAnimated: true)
        running = transition
        Toolkit.after(turns) { [self] in
            transition.end()
            if running === transition { running = nil }
        }
    }

    private func endAll() {
        changing?.end()
        for column in order { (columns[column] as? UINavigationController)?.comeToAnEnd() }
    }
}

// The columns side by side, as many as there is room for, or that are wanted.
extension UISplitViewController {
    fileprivate enum Cause { case program, user, width }

    /// How many columns can be before the last one, and are.
    package var sidebars: Int { order.count - 1 }
    package var shownSidebars: Int {
        switch displayMode {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the last column is beneath the others, or pushed aside: then it takes no touch.
    package var isDimmed: Bool {
        !isCollapsed && [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(displayMode)
    }

    fileprivate func isShown(_ column: Column) -> Bool {
        column == .secondary || (order.firstIndex(of: column) ?? 0) >= sidebars - shownSidebars
    }

    fileprivate var possible: [DisplayMode] { (0...sidebars).map(mode) }

    fileprivate func mode(of sidebars: Int) -> DisplayMode {
        switch splitBehavior {
        case .tile, .automatic: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary][sidebars]
        case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary][sidebars]
        case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary][sidebars]
        }
    }

    /// What is preferred, if there is room for it; else as many as there is room for.
    fileprivate var preferredSidebars: Int {
        if let preferred = possible.firstIndex(of: preferredDisplayMode) { return preferred }
        return splitBehavior == .tile ? sidebars : splitBehavior == .displace ? 1 : 0
    }

    fileprivate func adopt(_ cause: Cause) {
        if isViewLoaded, !isCollapsed { change(to: preferredSidebars, by: cause) }
    }

    /// The delegate hears before it begins of what the user or the width does, and late that it has ended; of what the
    /// program does, it only hears that the mode changes.
    fileprivate func change(to count: Int, by cause: Cause) {
        let wanted = mode(of: count)
        guard isViewLoaded, !isCollapsed, wanted != displayMode else { return }
        changing?.end()
        let before = order.filter(isShown)
        delegate?.splitViewController(self, willChangeTo: wanted)
        let (old, isTold) = (displayMode, cause != .program)
        displayMode = wanted
        let (come, gone) = (order.filter { isShown($0) && !before.contains($0) }, before.filter { !isShown($0) })
        displayMode = old
        if isTold {
            for column in gone { delegate?.splitViewController(self, willHide: column) }
            for column in come { delegate?.splitViewController(self, willShow: column) }
        }
        displayMode = wanted
        let (comers, goers) = (come.compactMap { columns[$0] }, gone.compactMap { columns[$0] })
        for child in goers { child.willGo(animated: isInWindow) }
        for child in comers {
            view.addSubview(child.view)
            if visibility == .here || visibility == .coming { child.willCome(animated: isInWindow) }
        }
        let transition = RunningTransition(from: nil, to: nil, isAnimated: isInWindow)
        let end = { [self] in
            if transition.hasEnded { return }
            if changing?.transition === transition { changing = nil }
            for child in goers where child.parent === self {
                child.hasGone(animated: transition.isAnimated)
                child.viewIfLoaded?.removeFromSuperview()
            }
            if visibility == .here {
                for child in comers where child.parent === self { child.hasCome(animated: transition.isAnimated) }
            }
            transition.end()
            if running === transition { running = nil }
            guard isTold, Toolkit.device.tellsOfColumns else { return }
            Toolkit.after { [self] in
                for column in gone { delegate?.splitViewController(self, didHide: column) }
                for column in come { delegate?.splitViewController(self, didShow: column) }
            }
        }
        guard isInWindow else { return end() }
        (running, changing) = (transition, (transition, end))
        Toolkit.after(Toolkit.animationTurns, end)
    }

    /// The window has another size.
    func resize(to size: CGSize) {
        viewIfLoaded?.frame.size = size
        if !isCollapsed, isInWindow { adopt(.width) }
    }

    /// The user shows so many sidebars: by a button, by a swipe, or by a touch of what is dimmed.
    ///
    /// - Returns: Whether that can be done.
    @discardableResult
    package func showSidebars(_ count: Int) -> Bool {
        guard isInWindow, !isCollapsed, (0...sidebars).contains(count), running == nil, mode(of: count) != displayMode,
            farthestAncestor.presentedViewController == nil, !takesNoTouch
        else { return false }
        change(to: count, by: .user)
        return true
    }
}

extension UIViewController {
    /// Whether it is in a column that is dimmed.
    package var takesNoTouch: Bool {
        withAncestors.contains { child in
            guard let split = child.parent as? UISplitViewController else { return false }
            return split.isDimmed && split.viewController(for: .secondary) === child
        }
    }
}
