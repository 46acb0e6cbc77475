// What the GTK host of Docs/Adapters.md asks of libadwaita, as a thin binding of its C functions would have it. Signals
// are closures, and are emitted as the C functions document it.

class GtkWidget {}

final class GtkLabel: GtkWidget {
    let label: String
    init(_ label: String) { self.label = label }
}

final class AdwApplicationWindow: GtkWidget {
    var content: GtkWidget?
    var dialogs: [AdwDialog] = []
}

final class AdwNavigationPage: GtkWidget {
    let child: GtkWidget
    let title: String
    init(child: GtkWidget, title: String) { (self.child, self.title) = (child, title) }
}

final class AdwNavigationView: GtkWidget {
    private(set) var pages: [AdwNavigationPage] = []
    private(set) var calls: [String] = []
    var onPopped: ((AdwNavigationPage) -> Void)?

    func push(_ page: AdwNavigationPage) {
        calls.append("push")
        pages.append(page)
    }

    /// Emits `popped` for each page that it pops.
    func popToPage(_ page: AdwNavigationPage) {
        calls.append("pop")
        while pages.count > 1, pages.last !== page { onPopped?(pages.removeLast()) }
    }

    /// Has no animation, and emits `replaced`.
    func replace(_ pages: [AdwNavigationPage]) {
        calls.append("replace")
        self.pages = pages
    }

    /// The person goes back, by the button, a swipe or a key.
    func goBack() { if pages.count > 1 { onPopped?(pages.removeLast()) } }
}

final class AdwViewStack: GtkWidget {
    private(set) var children: [(child: GtkWidget, title: String)] = []
    var onNotifyVisibleChild: (() -> Void)?
    var visibleChild: GtkWidget? { didSet { if visibleChild !== oldValue { onNotifyVisibleChild?() } } }

    func addTitled(_ child: GtkWidget, title: String) {
        children.append((child, title))
        if children.count == 1 { visibleChild = child }
    }

    func remove(_ child: GtkWidget) {
        children.removeAll { $0.child === child }
        if visibleChild === child { visibleChild = children.first?.child }
    }
}

class AdwDialog: GtkWidget {
    var child: GtkWidget?
    var canClose = true
    var onClosed: (() -> Void)?
    var onCloseAttempt: (() -> Void)?
    private weak var window: AdwApplicationWindow?

    func present(_ window: AdwApplicationWindow) {
        self.window = window
        window.dialogs.append(self)
    }

    func forceClose() {
        window?.dialogs.removeAll { $0 === self }
        onClosed?()
    }

    /// The person closes it, or swipes it down.
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

    /// The person presses a button.
    func respond(_ id: String) {
        super.forceClose()
        onResponse?(id)
    }
}
