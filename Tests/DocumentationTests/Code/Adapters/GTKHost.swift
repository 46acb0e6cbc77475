@_spi(Hosting) import CoordinationTesting
@_spi(Log) @_spi(Hosting) import Coordination

// snippet.gtk-looks
/// What a screen's model adds to be shown with GTK.
protocol GTKScreen: AnyObject {
    func makeWidget() -> GtkWidget
}
// snippet.end

// snippet.gtk-host
final class GTKHost: Host {
    private weak var window: AdwApplicationWindow?
    private weak var root: (any Presentable)?
    private(set) var widgets: [NodeID: GtkWidget] = [:]
    private var pages: [NodeID: [(id: NodeID, page: AdwNavigationPage)]] = [:]  // of each stack
    private var dialogs: [(id: NodeID, dialog: AdwDialog)] = []
    private var chosen: [NodeID: NodeID] = [:]  // of each view stack, the tab that it was last known to show
    private var leaveParent: [NodeID: () -> Void] = [:]  // takes a widget out of the page or dialog that it was put in
    private var isArranging = false

    init(in window: AdwApplicationWindow) {
        self.window = window
    }

    func show(_ root: any Presentable) {
        self.root = root
        let layers = root.node.layers.map { $0.node as Node }
        window?.content = layers.first.map(widget)
        show(layers.dropFirst().map { ($0.id, widget(of: $0)) }, root.node.alerts.first)
        widgets = widgets.filter { root.node.node($0.key) != nil }
        pages = pages.filter { widgets[$0.key] != nil }
        chosen = chosen.filter { widgets[$0.key] != nil }
        leaveParent = leaveParent.filter { widgets[$0.key] != nil }
    }

    func apply(_ commit: HostCommit) {
        if let root = commit.root { show(root) }
        commit.acknowledge()
    }
}
// snippet.end

extension GTKHost {
    private func widget(of node: Node) -> GtkWidget {
        let widget = widgets[node.id] ?? makeWidget(of: node)
        widgets[node.id] = widget
        if let stack = node as? Container, let view = widget as? AdwNavigationView { arrange(view, as: stack) }
        if let tabs = node as? Container, let view = widget as? AdwViewStack { arrange(view, as: tabs) }
        return widget
    }

    private func makeWidget(of node: Node) -> GtkWidget {
        let id = node.id
        switch (node as? Container)?.layout.kind {
        case .stack:
            let view = AdwNavigationView()
            view.onPopped = { [weak self, weak view] _ in self?.wasPopped(from: view, of: id) }
            return view
        case .tabs:
            let view = AdwViewStack()
            view.onNotifyVisibleChild = { [weak self, weak view] in self?.wasChosen(view?.visibleChild, of: id) }
            return view
        default:  // a screen; pages and splits go here
            return (node.presentable as? any GTKScreen)?.makeWidget() ?? GtkLabel(node.name)
        }
    }

    /// Pushes and pops, which are animated, where that is all that has happened.
    private func arrange(_ view: AdwNavigationView, as stack: Container) {
        let old = pages[stack.id] ?? []
        let new = stack.flattened.map { screen in
            let node: Node = screen.node
            let child = widget(of: node)
            return (id: node.id, page: old.first { $0.id == node.id }?.page ?? makePage(child, of: node))
        }
        pages[stack.id] = new  // before anything is popped: what is not here any more was popped by us
        let common = zip(old, new).prefix { $0.id == $1.id }.count
        if common == new.count, common == old.count { return }
        if common == old.count, new.count == common + 1 {
            view.push(new[common].page)
        } else if common == new.count, let last = new.last {
            view.popToPage(last.page)
        } else {
            view.replace(new.map(\.page))
        }
    }

    /// What shows a widget, and is perhaps still on its way out, has to let go of it first: a widget has one parent.
    private func makePage(_ child: GtkWidget, of node: Node) -> AdwNavigationPage {
        leaveParent[node.id]?()
        let page = AdwNavigationPage(child: child, title: node.name)
        leaveParent[node.id] = { [weak page] in page?.child = nil }
        return page
    }

    private func arrange(_ view: AdwViewStack, as tabs: Container) {
        let children = tabs.children.map { (child: widget(of: $0.node), title: $0.node.name) }
        let visible = tabs.shown.first.map { widget(of: $0.node) }
        wasChosen(view.visibleChild, of: tabs.id)  // perhaps we have not been told yet
        isArranging = true  // while tabs are put in, others are visible
        defer { isArranging = false }
        if !view.children.map(\.child).elementsEqual(children.map(\.child), by: ===) {
            for (child, _) in view.children { view.remove(child) }
            for (child, title) in children { view.addTitled(child, title: title) }
        }
        view.visibleChild = visible
        chosen[tabs.id] = tabs.shown.first?.node.id
    }

    private func show(_ modals: [(id: NodeID, child: GtkWidget)], _ alert: AlertContent?) {
        let wanted = modals.map(\.id) + (alert.map { [$0.id] } ?? [])
        let kept = zip(dialogs, wanted).prefix { $0.id == $1 }.count
        let gone = dialogs[kept...]
        dialogs.removeSubrange(kept...)  // before anything is closed: what is not here any more was closed by us
        for (_, dialog) in gone.reversed() { dialog.forceClose() }
        for (id, child) in modals.dropFirst(kept) {
            let dialog = AdwDialog()
            leaveParent[id]?()
            leaveParent[id] = { [weak dialog] in dialog?.child = nil }
            dialog.child = child
            dialog.canClose = root?.node.allows(.dismissed(id)) ?? true
            dialog.onClosed = { [weak self] in self?.wasClosed(id, .dismissed(id)) }
            dialog.onCloseAttempt = { [weak self] in self?.root?.node.report(.dismissed(id)) }
            present(dialog, id)
        }
        if let alert, dialogs.last?.id != alert.id {
            let dialog = AdwAlertDialog(heading: alert.title, body: alert.message)
            for choice in alert.choices { dialog.addResponse(choice.title, label: choice.title) }
            if let cancel = alert.choices.first(where: { $0.role == .cancel }) { dialog.closeResponse = cancel.title }
            dialog.onResponse = { [weak self] in self?.wasClosed(alert.id, .chose($0, alert: alert.id)) }
            present(dialog, alert.id)
        }
    }

    private func present(_ dialog: AdwDialog, _ id: NodeID) {
        dialogs.append((id, dialog))
        if let window { dialog.present(window) }
    }
}

// snippet.gtk-person
extension GTKHost {
    /// Several pages are popped at once by the menu of the back button, and `popped` is emitted for each.
    private func wasPopped(from view: AdwNavigationView?, of stack: NodeID) {
        guard let view, let known = pages[stack] else { return }
        let left = known.prefix { known in view.navigationStack.contains { $0 === known.page } }
        guard left.count < known.count, let target = left.last else { return }
        pages[stack] = Array(left)
        root?.node.report(.popped(to: target.id))
    }

    private func wasChosen(_ child: GtkWidget?, of tabs: NodeID) {
        guard !isArranging, let tab = widgets.first(where: { $0.value === child })?.key, chosen[tabs] != tab
        else { return }
        chosen[tabs] = tab
        root?.node.report(.selected(tab))
    }

    private func wasClosed(_ id: NodeID, _ report: Report) {
        guard let index = dialogs.firstIndex(where: { $0.id == id }) else { return }
        let over = dialogs[(index + 1)...]
        dialogs.removeSubrange(index...)
        for (_, dialog) in over.reversed() { dialog.forceClose() }
        root?.node.report(report)
    }
}
// snippet.end
