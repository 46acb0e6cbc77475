import CoordinationTesting

extension AdwApplicationWindow {
    static func forTests() -> AdwApplicationWindow {
        let window = AdwApplicationWindow()
        window.isSlow = true
        return window
    }

    func destroy() {}

    /// Makes the window narrow, or wide.
    func setNarrow(_ isNarrow: Bool) { resize(width: isNarrow ? 400 : 900, height: 600) }

    /// Lets everything come to its end.
    func settle() {
        for stack in viewStacks { stack.thawNotify() }
        runTicks()
    }

    /// Has the user do something to what can be touched of a host's widgets.
    func play(_ action: UserAction, on host: GTKHost) -> Bool {
        let front = (dialogs.last.map { $0.child } ?? content).map(seen) ?? []
        func isSeen(_ widget: GtkWidget) -> Bool { front.contains { $0 === widget } }
        switch action {
        case .tapTab(let id):
            guard let box = host.frames[id]?.box, let stack = box.parent as? AdwViewStack, isSeen(stack),
                stack.visibleChild !== box
            else { return false }
            stack.click(box)
        case .goBack(to: let id):
            guard let page = host.frames[id]?.box.parent as? AdwNavigationPage,
                let view = page.parent as? AdwNavigationView
            else { return false }
            if isSeen(view), view.navigationStack.last !== page {
                view.goBack(to: page)
            } else if let split = front.lazy.compactMap({ $0 as? AdwNavigationSplitView }).first, split.collapsed,
                split.showContent, view.parent?.parent === split.sidebar
            {
                split.goBack()
            } else {
                return false
            }
        case .dragAway(let id):
            guard let dialog = dialogs.last, let box = host.frames[id]?.box, box === dialog.child else { return false }
            dialog.close()
        case .answer(let title, alert: _):
            guard let alert = dialogs.last as? AdwAlertDialog else { return false }
            alert.respond(title)
        case .turnPage(to: let id):
            guard let box = host.frames[id]?.box, let pages = box.parent as? AdwCarousel, isSeen(pages),
                pages.visibleChild !== box
            else { return false }
            pages.scroll(to: box)
        case .closeWindow, .focusWindow: return false
        }
        return true
    }

    /// All tabs that are shown, however deep.
    var viewStacks: [AdwViewStack] {
        (dialogs.compactMap(\.child) + (content.map { [$0] } ?? [])).flatMap(seen).compactMap { $0 as? AdwViewStack }
    }

    /// A widget, and what can be seen in it.
    private func seen(_ widget: GtkWidget) -> [GtkWidget] {
        let inner: [GtkWidget?] =
            switch widget {
            case let box as GtkBox: box.children
            case let view as AdwNavigationView: [view.navigationStack.last?.child]
            case let stack as AdwViewStack: [stack.visibleChild]
            case let pages as AdwCarousel: [pages.visibleChild]
            case let split as AdwNavigationSplitView:
                split.collapsed
                    ? [(split.showContent ? split.content : split.sidebar)?.child]
                    : [split.sidebar?.child, split.content?.child]
            default: []
            }
        return [widget] + inner.compactMap(\.self).flatMap(seen)
    }
}
