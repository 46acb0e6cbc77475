// What the GTK host of Terminal-and-GTK.md asks of libadwaita, with the names of the binding in Docs/Examples/GTK. Signals
// are emitted when the C functions emit them, for what the program does as for what the user does.

class GtkWidget {
    fileprivate(set) weak var parent: GtkWidget?

    /// Takes a child, unless it has another parent: GTK says so on the console, and leaves the place empty.
    fileprivate func adopt<Child: GtkWidget>(_ child: Child?, insteadOf former: Child?) -> Child? {
        if child === former { return former }
        former?.parent = nil
        guard let child, child.parent == nil else { return nil }
        child.parent = self
        return child
    }

    func drop(_ child: GtkWidget) {}
}

final class GtkLabel: GtkWidget {
    let label: String
    init(_ label: String) { self.label = label }
}

final class GtkBox: GtkWidget {
    private(set) var children: [GtkWidget] = []

    init(_ children: [GtkWidget]) {
        super.init()
        for child in children { append(child) }
    }

    func append(_ child: GtkWidget) {
        if let child = adopt(child, insteadOf: nil) { children.append(child) }
    }

    override func drop(_ child: GtkWidget) {
        children.removeAll { $0 === child }
        child.parent = nil
    }
}

final class AdwHeaderBar: GtkWidget {}

final class AdwApplicationWindow: GtkWidget {
    var isActive = false { didSet { if isActive != oldValue { onNotifyIsActive?() } } }
    var onNotifyIsActive: (() -> Void)?
    private var kept: GtkWidget?
    var content: GtkWidget? {
        get { kept }
        set { kept = adopt(newValue, insteadOf: kept) }
    }
    fileprivate(set) var dialogs: [AdwDialog] = []
    private var breakpoints: [AdwBreakpoint] = []
    private var width = 900

    /// True for as long as an animation goes on, which is until the next call of ``runTicks()``.
    var isMoving: Bool { isSlow && !isRunningTicks }
    var isSlow = false
    private var isRunningTicks = false
    private var ticks: [() -> Void] = []

    func addTick(_ run: @escaping () -> Void) { ticks.append(run) }

    func runTicks() {
        isRunningTicks = true
        defer { isRunningTicks = false }
        while !ticks.isEmpty { ticks.removeFirst()() }
    }

    func add(_ breakpoint: AdwBreakpoint) { breakpoints.append(breakpoint) }

    func resize(width: Int, height _: Int) {
        let former = self.width
        self.width = width
        for breakpoint in breakpoints {
            let (was, isNow) = (Double(former) <= breakpoint.maxWidth, Double(width) <= breakpoint.maxWidth)
            if was != isNow { isNow ? breakpoint.onApply?() : breakpoint.onUnapply?() }
        }
    }

    override func drop(_ child: GtkWidget) { content = nil }
}

final class AdwBreakpoint {
    var onApply: (() -> Void)?
    var onUnapply: (() -> Void)?
    fileprivate let maxWidth: Double
    init(maxWidth: Double) { self.maxWidth = maxWidth }
}

final class AdwNavigationPage: GtkWidget {
    var canPop = true
    private var kept: GtkWidget?
    var child: GtkWidget? {
        get { kept }
        set { kept = adopt(newValue, insteadOf: kept) }
    }

    init(child: GtkWidget, title _: String) {
        super.init()
        self.child = child
    }

    override func drop(_ child: GtkWidget) { self.child = nil }
}

final class AdwNavigationView: GtkWidget {
    private(set) var navigationStack: [AdwNavigationPage] = []
    private(set) var calls: [String] = []
    var onPopped: ((AdwNavigationPage) -> Void)?

    func push(_ page: AdwNavigationPage) {
        calls.append("push")
        page.parent = self
        navigationStack.append(page)
    }

    func popToPage(_ page: AdwNavigationPage) {
        calls.append("pop")
        pop(to: page)
    }

    /// Has no animation, and emits `replaced`.
    func replace(_ pages: [AdwNavigationPage]) {
        calls.append("replace")
        for page in pages { page.parent = self }
        navigationStack = pages
    }

    /// The user goes back, by the button, a swipe or a key; further than a page by the menu of the button.
    func goBack(to page: AdwNavigationPage? = nil) {
        guard navigationStack.last?.canPop == true else { return }
        if let page = page ?? navigationStack.dropLast().last { pop(to: page) }
    }

    /// Takes all pages off, and then emits `popped` for each, the uppermost first.
    private func pop(to page: AdwNavigationPage) {
        guard let index = navigationStack.firstIndex(where: { $0 === page }) else { return }
        let popped = navigationStack[(index + 1)...]
        navigationStack.removeSubrange((index + 1)...)
        for page in popped.reversed() { onPopped?(page) }
    }
}

/// Keeps its children in a row.
class RowOfWidgets: GtkWidget {
    fileprivate(set) var children: [GtkWidget] = []

    fileprivate func insert(_ child: GtkWidget) {
        if let child = adopt(child, insteadOf: nil) { children.append(child) }
    }

    override func drop(_ child: GtkWidget) {
        children.removeAll { $0 === child }
        child.parent = nil
    }
}

final class AdwViewStack: RowOfWidgets {
    var onNotifyVisibleChild: (() -> Void)?
    private var isNotifying = false
    private var isToNotifyAgain = false
    private var isFrozen = false

    var visibleChild: GtkWidget? { didSet { if visibleChild !== oldValue { notify() } } }

    func addTitled(_ child: GtkWidget, title _: String, iconName _: String) {
        insert(child)
        if children.count == 1 { visibleChild = child }
    }

    override func drop(_ child: GtkWidget) {
        super.drop(child)
        if visibleChild === child { visibleChild = children.first }
    }

    /// The user clicks a child's button in the switcher.
    func click(_ child: GtkWidget) { visibleChild = child }

    /// `notify` is a signal that does not recurse: what changes while it is emitted is reported when the handlers
    /// have returned.
    private func notify() {
        isToNotifyAgain = true
        if isNotifying || isFrozen { return }
        isNotifying = true
        while isToNotifyAgain {
            isToNotifyAgain = false
            onNotifyVisibleChild?()
        }
        isNotifying = false
    }

    /// Notifies of nothing until it is thawed, and then once.
    func freezeNotify() { isFrozen = true }

    func thawNotify() {
        isFrozen = false
        if isToNotifyAgain { notify() }
    }
}

final class AdwViewSwitcherBar: GtkWidget {
    init(_: AdwViewStack) {}
}

final class AdwCarousel: RowOfWidgets {
    private(set) var visibleChild: GtkWidget?
    var onPageChanged: (() -> Void)?

    func append(_ child: GtkWidget) {
        insert(child)
        if children.count == 1 { visibleChild = child }
    }

    /// Emits `page-changed` at its end, for the program as for the user.
    func scroll(to child: GtkWidget) {
        visibleChild = child
        onPageChanged?()
    }

    override func drop(_ child: GtkWidget) {
        super.drop(child)
        if visibleChild === child { visibleChild = children.first }
    }
}

final class AdwNavigationSplitView: GtkWidget {
    private var kept: (sidebar: AdwNavigationPage?, content: AdwNavigationPage?)
    var sidebar: AdwNavigationPage? {
        get { kept.sidebar }
        set { kept.sidebar = adopt(newValue, insteadOf: kept.sidebar) }
    }
    var content: AdwNavigationPage? {
        get { kept.content }
        set { kept.content = adopt(newValue, insteadOf: kept.content) }
    }
    var collapsed = false
    var showContent = false { didSet { if showContent != oldValue { onNotifyShowContent?() } } }
    var onNotifyShowContent: (() -> Void)?

    /// The user goes back to the sidebar of a narrow window, by the button or a swipe.
    func goBack() { if content?.canPop == true { showContent = false } }
}

class AdwDialog: GtkWidget {
    private var kept: GtkWidget?
    var child: GtkWidget? {
        get { kept }
        set { kept = adopt(newValue, insteadOf: kept) }
    }
    var canClose = true
    var onClosed: (() -> Void)?
    var onCloseAttempt: (() -> Void)?
    private weak var window: AdwApplicationWindow?

    func present(_ window: AdwApplicationWindow) {
        self.window = window
        window.dialogs.append(self)
    }

    /// Emits `closed` when it begins to close. It keeps its child until that has been animated.
    func forceClose() {
        window?.dialogs.removeAll { $0 === self }
        onClosed?()
    }

    /// The user closes it, or swipes it down.
    func close() { canClose ? forceClose() : onCloseAttempt?() ?? () }

    override func drop(_ child: GtkWidget) { self.child = nil }
}

final class AdwAlertDialog: AdwDialog {
    let heading: String
    let body: String
    var responses: [(id: String, label: String)] = []
    var closeResponse = "close"
    var onResponse: ((String) -> Void)?

    init(heading: String, body: String) { (self.heading, self.body) = (heading, body) }

    func addResponse(_ id: String, label: String) { responses.append((id, label)) }

    /// Emits `response` for the close response, as it was not answered.
    override func forceClose() {
        super.forceClose()
        onResponse?(closeResponse)
    }

    /// The user presses a button.
    func respond(_ id: String) {
        super.forceClose()
        onResponse?(id)
    }
}
