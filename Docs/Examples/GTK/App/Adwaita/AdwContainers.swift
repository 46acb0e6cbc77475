import CAdwaita

final class AdwNavigationPage: GtkWidget {
    private var isShowing = false

    init(child: GtkWidget, title: String) {
        super.init(adw_navigation_page_new(child.widget, title))
        connect("showing") { [unowned self] _ in isShowing = true }
        connect("shown") { [unowned self] _ in isShowing = false }
        connect("hiding") { [unowned self] _ in isShowing = false }
    }

    var child: GtkWidget? {
        get { GtkWidget.of(adw_navigation_page_get_child(object())) }
        set { adw_navigation_page_set_child(object(), newValue?.widget) }
    }

    /// False to have no back button, gesture or key that leads away from it.
    var canPop: Bool {
        get { adw_navigation_page_get_can_pop(object()) != 0 }
        set { adw_navigation_page_set_can_pop(object(), newValue ? 1 : 0) }
    }

    override var isAnimated: Bool { isShowing && gtk_widget_get_mapped(widget) != 0 }

    override func drop(_ child: GtkWidget) { self.child = nil }
}

final class AdwNavigationView: GtkWidget {
    var onPopped: ((AdwNavigationPage) -> Void)?

    init() {
        super.init(adw_navigation_view_new())
        connect("popped", hasArgument: true) { [unowned self] page in
            if let page = AdwNavigationPage.of(page) { onPopped?(page) }
        }
    }

    var navigationStack: [AdwNavigationPage] { objects(in: adw_navigation_view_get_navigation_stack(opaque)) }

    func push(_ page: AdwNavigationPage) { adw_navigation_view_push(opaque, page.object()) }

    func popToPage(_ page: AdwNavigationPage) { adw_navigation_view_pop_to_page(opaque, page.object()) }

    /// Has no animation, and emits `replaced`.
    func replace(_ pages: [AdwNavigationPage]) {
        var pointers: [UnsafeMutablePointer<CAdwaita.AdwNavigationPage>?] = pages.map { $0.object() }
        adw_navigation_view_replace(opaque, &pointers, Int32(pages.count))
    }
}

final class AdwViewStack: GtkWidget {
    var onNotifyVisibleChild: (() -> Void)?

    init() {
        super.init(adw_view_stack_new())
        connect("notify::visible-child", hasArgument: true) { [unowned self] _ in onNotifyVisibleChild?() }
    }

    var children: [GtkWidget] { objects(in: gtk_widget_observe_children(widget)) }

    var visibleChild: GtkWidget? {
        get { GtkWidget.of(adw_view_stack_get_visible_child(opaque)) }
        set { if let newValue { adw_view_stack_set_visible_child(opaque, newValue.widget) } }
    }

    func addTitled(_ child: GtkWidget, title: String, iconName: String) {
        adw_view_stack_add_titled_with_icon(opaque, child.widget, nil, title, iconName)
    }

    override func drop(_ child: GtkWidget) { adw_view_stack_remove(opaque, child.widget) }
}

/// The buttons of a view stack.
final class AdwViewSwitcherBar: GtkWidget {
    init(_ stack: AdwViewStack) {
        super.init(adw_view_switcher_bar_new())
        adw_view_switcher_bar_set_stack(opaque, stack.opaque)
        adw_view_switcher_bar_set_reveal(opaque, 1)
    }
}

/// Two columns; one of them where it is collapsed.
final class AdwNavigationSplitView: GtkWidget {
    var onNotifyShowContent: (() -> Void)?

    init() {
        super.init(adw_navigation_split_view_new())
        connect("notify::show-content", hasArgument: true) { [unowned self] _ in onNotifyShowContent?() }
    }

    var sidebar: AdwNavigationPage? {
        get { AdwNavigationPage.of(adw_navigation_split_view_get_sidebar(opaque)) }
        set { adw_navigation_split_view_set_sidebar(opaque, newValue?.object()) }
    }

    var content: AdwNavigationPage? {
        get { AdwNavigationPage.of(adw_navigation_split_view_get_content(opaque)) }
        set { adw_navigation_split_view_set_content(opaque, newValue?.object()) }
    }

    var collapsed: Bool {
        get { adw_navigation_split_view_get_collapsed(opaque) != 0 }
        set { adw_navigation_split_view_set_collapsed(opaque, newValue ? 1 : 0) }
    }

    var showContent: Bool {
        get { adw_navigation_split_view_get_show_content(opaque) != 0 }
        set { adw_navigation_split_view_set_show_content(opaque, newValue ? 1 : 0) }
    }
}

final class AdwCarousel: GtkWidget {
    var onPageChanged: (() -> Void)?
    private var target: GtkWidget?

    init() {
        super.init(adw_carousel_new())
        connect("page-changed", hasArgument: true) { [unowned self] _ in
            if !isAllocated { return }
            target = nil
            onPageChanged?()
        }
        connect("map") { [unowned self] _ in goOn() }
    }

    var children: [GtkWidget] {
        (0..<adw_carousel_get_n_pages(opaque)).compactMap { GtkWidget.of(adw_carousel_get_nth_page(opaque, $0)) }
    }

    /// The page that is nearest to the middle; in a hidden carousel, the one that it will show.
    var visibleChild: GtkWidget? {
        if let target, !isAllocated { return target }
        let (children, index) = (children, Int(adw_carousel_get_position(opaque).rounded()))
        return children.indices.contains(index) ? children[index] : nil
    }

    func append(_ child: GtkWidget) {
        gtk_widget_set_hexpand(child.widget, 1)
        adw_carousel_append(opaque, child.widget)
    }

    func scroll(to child: GtkWidget) {
        target = child
        adw_carousel_scroll_to(opaque, child.widget, 1)
    }

    override var isAnimated: Bool {
        let position = adw_carousel_get_position(opaque)
        return gtk_widget_get_mapped(widget) != 0 && (target != nil || position != position.rounded())
    }

    override func drop(_ child: GtkWidget) { adw_carousel_remove(opaque, child.widget) }

    /// Without a place of its own, it does not know those of its pages.
    private var isAllocated: Bool { gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_width(widget) > 0 }

    private func goOn() {
        guard let target, gtk_widget_get_mapped(widget) != 0 else { return }
        if isAllocated { return adw_carousel_scroll_to(opaque, target.widget, 0) }
        gTimeout(16) { [weak self] in self?.goOn() }
    }
}
