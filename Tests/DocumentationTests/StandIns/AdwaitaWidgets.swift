// What the GTK host of Terminal-and-GTK.md asks of libadwaita, as a thin binding of its C functions would have it. Signals
// are closures. They are emitted when the C functions emit them, for what the program does as for what the user does.

class GtkWidget {
    fileprivate(set) weak var parent: GtkWidget?

    /// Takes a child, unless it has another parent: GTK says so on the console, and leaves the place empty.
    fileprivate func adopt(_ child: GtkWidget?, insteadOf former: GtkWidget?) -> GtkWidget? {
        if child === former { return former }
        former?.parent = nil
        guard let child, child.parent == nil else { return nil }
        child.parent = self
        return child
    }
}

final class GtkLabel: GtkWidget {
    let label: String
    init(_ label: String) { self.label = label }
}

final class AdwApplicationWindow: GtkWidget {
    private var kept: GtkWidget?
    var content: GtkWidget? {
        get { kept }
        set { kept = adopt(newValue, insteadOf: kept) }
    }
    fileprivate(set) var dialogs: [AdwDialog] = []
}

final class AdwNavigationPage: GtkWidget {
    private var kept: GtkWidget?
    var child: GtkWidget? {
        get { kept }
        set { kept = adopt(newValue, insteadOf: kept) }
    }
    let title: String

    init(child: GtkWidget, title: String) {
        self.title = title
        super.init()
        self.child = child
    }
}

final class AdwNavigationView: GtkWidget {
    private(set) var navigationStack: [AdwNavigationPage] = []
    private(set) var calls: [String] = []
    var onPopped: ((AdwNavigationPage) -> Void)?

    func push(_ page: AdwNavigationPage) {
        calls.append("push")
        navigationStack.append(page)
    }

    func popToPage(_ page: AdwNavigationPage) {
        calls.append("pop")
        pop(to: page)
    }

    /// Has no animation, and emits `replaced`.
    func replace(_ pages: [AdwNavigationPage]) {
        calls.append("replace")
        navigationStack = pages
    }

    /// The user goes back, by the button, a swipe or a key; further than a page by the menu of the button.
    func goBack(to page: AdwNavigationPage? = nil) {
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

final class AdwViewStack: GtkWidget {
    private(set) var children: [(child: GtkWidget, title: String)] = []
    var onNotifyVisibleChild: (() -> Void)?
    private var isNotifying = false
    private var isToNotifyAgain = false
    private var isFrozen = false

    var visibleChild: GtkWidget? { didSet { if visibleChild !== oldValue { notify() } } }

    func addTitled(_ child: GtkWidget, title: String) {
        guard let child = adopt(child, insteadOf: nil) else { return }
        children.append((child, title))
        if children.count == 1 { visibleChild = child }
    }

    func remove(_ child: GtkWidget) {
        children.removeAll { $0.child === child }
        child.parent = nil
        if visibleChild === child { visibleChild = children.first?.child }
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
