import CAdwaita
import CoordinationTesting

extension AdwApplicationWindow {
    static func forTests() -> AdwApplicationWindow {
        adw_init()
        let window = AdwApplicationWindow(width: 900, height: 600)
        window.present()
        return window
    }

    /// Makes the window narrow, or wide.
    func setNarrow(_ isNarrow: Bool) {
        resize(width: isNarrow ? 400 : 900, height: 600)
        run(until: { (gtk_widget_get_width(widget) < 600) == isNarrow })
        settle()
    }

    /// Runs the loop until nothing moves, and for three frames more: one to answer, one to offer what may be done by then.
    /// While a window folds, its content is hidden.
    func settle() {
        run(until: { !isMoving && (content == nil || gtk_widget_get_mapped(content?.widget) != 0) }, andFor: 50_000)
    }

    /// Runs the loop until something has held for a number of microseconds, for at most five seconds.
    private func run(until holds: () -> Bool, andFor rest: Int = 0) {
        let start = g_get_monotonic_time()
        var since: Int?
        while g_get_monotonic_time() - start < 5_000_000 {
            while g_main_context_iteration(nil, 0) != 0 {}
            let now = g_get_monotonic_time()
            since = holds() ? since ?? now : nil
            if let since, now - since >= rest { return }
            g_usleep(2_000)
        }
    }

    /// Does what the user does, on the widgets that can be touched.
    func play(_ action: UserAction, on host: GTKHost) -> Bool {
        done(touch(for: action, on: host))
    }

    /// Returns what does something when it is called, as a touch does; nil if nothing can be touched for it.
    func touch(for action: UserAction, on host: GTKHost) -> (() -> Void)? {
        guard let front = dialogs.last ?? content else { return nil }
        switch action {
        case .tapTab(let id):
            guard let box = host.frames[id]?.box, let stack = box.parent as? AdwViewStack, stack.isTouchable(in: front),
                stack.visibleChild !== box, let bar = (stack.parent as? GtkBox)?.children[1],
                let index = stack.children.firstIndex(where: { $0 === box })
            else { return nil }
            return click(bar.all(ofType: "AdwViewSwitcherButton")[index])
        case .goBack(to: let id):
            guard let page = host.frames[id]?.box.parent as? AdwNavigationPage else { return nil }
            if let view = page.parent as? AdwNavigationView, let top = view.navigationStack.last, top !== page {
                guard view.isTouchable(in: front), !top.hasOwnBack, let back = clickBack(in: top) else { return nil }
                let isNext = view.navigationStack.dropLast().last === page
                return isNext ? back : { view.popToPage(page) }  // as the menu of the button does
            }
            // The list of a narrow window, to which the button of the other column leads.
            var outer: GtkWidget? = page
            while let next = outer, !(next.parent is AdwNavigationSplitView) { outer = next.parent }
            guard let split = outer?.parent as? AdwNavigationSplitView, split.collapsed, split.isTouchable(in: front),
                outer === split.sidebar, split.showContent, let content = split.content, !content.hasOwnBack,
                (page.parent as? AdwNavigationView).map({ $0.navigationStack.last === page }) != false
            else { return nil }
            return clickBack(in: content)
        case .dragAway(let id):
            guard let dialog = dialogs.last, let box = host.frames[id]?.box, box === dialog.child else { return nil }
            return { adw_dialog_close(dialog.object()) }  // as the key Escape does
        case .answer(let title, alert: _):
            return (dialogs.last as? AdwAlertDialog).flatMap { click(title, in: $0) }
        case .turnPage(to: let id):
            guard let box = host.frames[id]?.box, let pages = box.parent as? AdwCarousel, pages.isTouchable(in: front),
                pages.visibleChild !== box
            else { return nil }
            return { [self] in
                adw_carousel_scroll_to(pages.opaque, box.widget, 1)  // as a swipe does when the finger is lifted
                run(until: { pages.visibleChild === box })
                settle()
            }
        case .closeWindow, .focusWindow: return nil
        }
    }

    /// Clicks the button of that title in what is in front.
    func click(_ title: String) -> Bool { done((dialogs.last ?? content).flatMap { click(title, in: $0) }) }

    /// Clicks the back button of what is in front.
    func goBack() -> Bool { done((dialogs.last ?? content).flatMap(clickBack)) }

    private func done(_ touch: (() -> Void)?) -> Bool {
        touch?()
        return touch != nil
    }

    private func click(_ title: String, in widget: GtkWidget) -> (() -> Void)? {
        click(
            widget.all(ofType: "GtkButton").first { button in
                gtk_button_get_label(UnsafeMutableRawPointer(button).assumingMemoryBound(to: CAdwaita.GtkButton.self))
                    .map { String(cString: $0) } == title
            })
    }

    private func clickBack(in page: GtkWidget) -> (() -> Void)? {
        click(page.all(ofType: "AdwBackButton").compactMap { gtk_widget_get_first_child($0) }.last)
    }

    private func click(_ button: UnsafeMutablePointer<CAdwaita.GtkWidget>?) -> (() -> Void)? {
        guard let button, gtk_widget_get_visible(button) != 0, gtk_widget_get_mapped(button) != 0 else { return nil }
        return {
            var instance = GValue()
            g_value_init(&instance, gtk_button_get_type())
            defer { g_value_unset(&instance) }
            g_value_set_object(&instance, button)
            g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
        }
    }
}

extension GtkWidget {
    fileprivate func isTouchable(in front: GtkWidget) -> Bool {
        gtk_widget_get_mapped(widget) != 0 && gtk_widget_is_ancestor(widget, front.widget) != 0 || self === front
    }

    /// Whether a back button in this leads to another page in it.
    fileprivate var hasOwnBack: Bool {
        all(ofType: "AdwNavigationView").contains { view in
            (GtkWidget.of(view) as? AdwNavigationView)?.navigationStack.count ?? 0 > 1
        }
    }

    /// The widgets of a type in this which are mapped.
    fileprivate func all(ofType name: String) -> [UnsafeMutablePointer<CAdwaita.GtkWidget>] {
        var found: [UnsafeMutablePointer<CAdwaita.GtkWidget>] = []
        func look(in widget: UnsafeMutablePointer<CAdwaita.GtkWidget>) {
            if gtk_widget_get_mapped(widget) == 0 { return }
            let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
            if String(cString: g_type_name_from_instance(object)) == name { found.append(widget) }
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                look(in: next)
                child = gtk_widget_get_next_sibling(next)
            }
        }
        look(in: widget)
        return found
    }
}
