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
        let touch = touch(for: action, on: host)
        touch?()
        return touch != nil
    }

    /// Returns what does something when it is called, as a touch does; nil if nothing can be touched for it.
    func touch(for action: UserAction, on host: GTKHost) -> (() -> Void)? {
        let front = (dialogs.last.map { $0.child } ?? content).map(seen) ?? []
        func isSeen(_ widget: GtkWidget) -> Bool { front.contains { $0 === widget } }
        switch action {
        case .tapTab(let id):
            guard let box = host.frames[id]?.box, let stack = box.parent as? AdwViewStack, isSeen(stack),
                stack.visibleChild !== box
            else { return nil }
            return { stack.click(box) }
        case .goBack(to: let id):
            guard let page = host.frames[id]?.box.parent as? AdwNavigationPage,
                let view = page.parent as? AdwNavigationView
            else { return nil }
            if isSeen(view), let top = view.navigationStack.last, top !== page {
                return top.canPop && !hasOwnBack(top) ? { view.goBack(to: page) } : nil
            }
            guard let split = front.lazy.compactMap({ $0 as? AdwNavigationSplitView }).first, split.collapsed,
                split.showContent, view.parent?.parent === split.sidebar, view.navigationStack.last === page,
                let content = split.content, content.canPop, !hasOwnBack(content)
            else { return nil }
            return { split.goBack() }
        case .dragAway(let id):
            guard let dialog = dialogs.last, let box = host.frames[id]?.box, box === dialog.child else { return nil }
            return { dialog.close() }
        case .answer(let title, alert: _):
            guard let alert = dialogs.last as? AdwAlertDialog, alert.responses.contains(where: { $0.id == title })
            else { return nil }
            return { alert.respond(title) }
        case .turnPage(to: let id):
            guard let box = host.frames[id]?.box, let pages = box.parent as? AdwCarousel, isSeen(pages),
                pages.visibleChild !== box
            else { return nil }
            return { pages.scroll(to: box) }
        case .closeWindow, .focusWindow: return nil
        }
    }

    /// All tabs that are shown, however deep.
    var viewStacks: [AdwViewStack] {
        (dialogs.compactMap(\.child) + (content.map { [$0] } ?? [])).flatMap(seen).compactMap { $0 as? AdwViewStack }
    }

    /// Whether a back button in a page leads to another one in it.
    private func hasOwnBack(_ page: AdwNavigationPage) -> Bool {
        page.child.map(seen)?.contains { ($0 as? AdwNavigationView)?.navigationStack.count ?? 0 > 1 } == true
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
