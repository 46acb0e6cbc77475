@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationHosting
import CoordinationMoves
import Observation

// snippet.gtk-looks
/// What a screen's model adds to be shown with GTK.
protocol GTKScreen: AnyObject {
    func makeWidget() -> GtkWidget
}
// snippet.end

// snippet.gtk-host
final class GTKHost: Host {
    private(set) weak var window: AdwApplicationWindow?
    private weak var root: (any Presentable)?
    private var moves: ObservedMoves?
    private(set) var frames: [NodeID: Frame] = [:]
    private var pages: [NodeID: [(id: NodeID, page: AdwNavigationPage)]] = [:]  // of each stack
    private var dialogs: [(id: NodeID, dialog: AdwDialog)] = []
    private var chosen: [NodeID: NodeID] = [:]  // of tabs, pages and columns, the one that was last known to be shown
    private var isArranging = false
    private var isNarrow = false

    init(in window: AdwApplicationWindow) {
        self.window = window
        let narrow = AdwBreakpoint(maxWidth: 600)
        narrow.onApply = { [weak self] in self?.wasResized(isNarrow: true) }
        narrow.onUnapply = { [weak self] in self?.wasResized(isNarrow: false) }
        window.add(narrow)
        window.onNotifyIsActive = { [weak self] in  // back in the foreground
            if self?.window?.isActive == true { self?.root?.node.gatesChanged() }
        }
    }

    func show(_ root: any Presentable) {
        if self.root !== root {
            self.root = root
            moves = ObservedMoves(root.node)
            follow()
        }
        reportWidth()
        let layers = root.node.layers.map { ($0.node.id, box(of: $0.node)) }
        if let window, let content = layers.first?.1, window.content !== content { window.content = taken(content) }
        show(Array(layers.dropFirst()), root.node.alerts.first)
        frames = frames.filter { root.node.node($0.key) != nil }
        pages = pages.filter { frames[$0.key] != nil }
        chosen = chosen.filter { frames[$0.key] != nil }
        offer()
    }

    func apply(_ commit: HostCommit) {
        if let reason = refusal(of: commit) { return commit.refuse(reason) }
        if let root = commit.root { show(root) }
        acknowledge(commit)
    }

    /// Acknowledges a commit when nothing moves any more, within a second.
    private func acknowledge(_ commit: HostCommit, after polls: Int = 0) {
        guard polls < 60, let window, window.isMoving else {
            if commit.isWaiting { commit.acknowledge() }
            return
        }
        window.addTick { [weak self] in self?.acknowledge(commit, after: polls + 1) }
    }

    private func refusal(of commit: HostCommit) -> String? {
        commit.refusal { node, _ in
            switch (node as? Container)?.layout.kind {
            case .split(columns: 3...): "libadwaita has splits of two columns"
            case .pages(_, isDoubleSided: true): "libadwaita has no pairs of pages"
            default: nil
            }
        }
    }
}
// snippet.end

extension GTKHost {
    /// The widget of a node in a box, with bars, and with what is embedded below it.
    struct Frame {
        let box: GtkBox
        let widget: GtkWidget
        fileprivate let count: Int
    }

    /// Returns the box of a node, arranged as the node is now.
    private func box(of node: Node) -> GtkBox {
        let frame = frames[node.id] ?? makeFrame(of: node)
        frames[node.id] = frame
        if let container = node as? Container {
            switch frame.widget {
            case let view as AdwNavigationView: arrange(view, as: container)
            case let view as AdwViewStack: arrange(view, as: container)
            case let view as AdwCarousel: arrange(view, as: container)
            case let view as AdwNavigationSplitView: arrange(view, as: container)
            default: break
            }
        }
        let embedded = node.embedded.map { box(of: $0.node) }
        let old = frame.box.children.dropFirst(frame.count)
        if !old.elementsEqual(embedded, by: ===) {
            for box in old { frame.box.drop(box) }
            for box in embedded { frame.box.append(taken(box)) }
        }
        return frame.box
    }

    private func makeFrame(of node: Node) -> Frame {
        let id = node.id
        let widget: GtkWidget
        switch (node as? Container)?.layout.kind {
        case .stack:
            let view = AdwNavigationView()
            view.onPopped = { [weak self, weak view] _ in self?.wasPopped(from: view, of: id) }
            widget = view
        case .tabs:
            let view = AdwViewStack()
            view.onNotifyVisibleChild = { [weak self, weak view] in self?.wasChosen(view?.visibleChild, of: id) }
            let box = GtkBox([view, AdwViewSwitcherBar(view)])
            return Frame(box: box, widget: view, count: 2)
        case .pages:
            let view = AdwCarousel()
            view.onPageChanged = { [weak self, weak view] in self?.wasChosen(view?.visibleChild, of: id) }
            widget = view
        case .split:
            let view = AdwNavigationSplitView()
            view.onNotifyShowContent = { [weak self, weak view] in self?.wasStepped(view, of: id) }
            widget = view
        default:
            widget = (node.presentable as? any GTKScreen)?.makeWidget() ?? GtkLabel(node.name)
            let isEmbedded = node.parent?.embedded.contains { $0.node === node } == true
            if !isEmbedded { return Frame(box: GtkBox([AdwHeaderBar(), widget]), widget: widget, count: 2) }
        }
        return Frame(box: GtkBox([widget]), widget: widget, count: 1)
    }

    /// Returns a box that is in no other widget: it may still be on its way out of one.
    private func taken(_ box: GtkWidget) -> GtkWidget {
        box.parent?.drop(box)
        return box
    }

    /// Pushes and pops, which are animated, where that is all that has happened.
    private func arrange(_ view: AdwNavigationView, as stack: Container) {
        let old = pages[stack.id] ?? []
        let new = stack.flattened.map { screen in
            let node: Node = screen.node
            let box = box(of: node)
            let page = old.first { $0.id == node.id }?.page
            return (id: node.id, page: page ?? AdwNavigationPage(child: taken(box), title: node.name))
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

    private func arrange(_ view: AdwViewStack, as tabs: Container) {
        let children = tabs.children.map { (box: box(of: $0.node), title: $0.node.name) }
        wasChosen(view.visibleChild, of: tabs.id)  // perhaps we have not been told yet
        isArranging = true  // while tabs are put in, others are visible
        defer { isArranging = false }
        if !view.children.elementsEqual(children.map(\.box), by: ===) {
            for child in view.children { view.drop(child) }
            for (box, title) in children { view.addTitled(taken(box), title: title, iconName: "view-paged-symbolic") }
        }
        chosen[tabs.id] = tabs.shown.first?.node.id
        if let shown = tabs.shown.first { view.visibleChild = frames[shown.node.id]?.box }
    }

    private func arrange(_ view: AdwCarousel, as pages: Container) {
        let children = pages.children.map { box(of: $0.node) }
        isArranging = true
        defer { isArranging = false }
        if !view.children.elementsEqual(children, by: ===) {
            for child in view.children { view.drop(child) }
            for box in children { view.append(taken(box)) }
        }
        guard let shown = pages.shown.first?.node.id, let box = frames[shown]?.box, chosen[pages.id] != shown else {
            return
        }
        chosen[pages.id] = shown
        view.scroll(to: box)
    }

    /// Sets the columns, of which the one in hand is shown in a narrow window.
    private func arrange(_ view: AdwNavigationSplitView, as split: Container) {
        isArranging = true
        defer { isArranging = false }
        let columns = (0..<2).map { split.child(at: $0)?.node }
        let boxes = columns.map { $0.map { box(of: $0) } }
        func page(_ column: Int, _ old: AdwNavigationPage?) -> AdwNavigationPage? {
            guard let node = columns[column], let box = boxes[column] else { return nil }
            return old?.child === box ? old : AdwNavigationPage(child: taken(box), title: node.name)
        }
        let (sidebar, content) = (page(0, view.sidebar), page(1, view.content))
        if view.sidebar !== sidebar { view.sidebar = sidebar }
        if view.content !== content { view.content = content }
        view.collapsed = split.columnsBeside == .none
        view.showContent = split.columnInHand == 1
        chosen[split.id] = split.columnInHand.flatMap { columns[$0]?.id }
    }

    private func show(_ modals: [(id: NodeID, box: GtkBox)], _ alert: AlertContent?) {
        let wanted = modals.map(\.id) + (alert.map { [$0.id] } ?? [])
        let kept = zip(dialogs, wanted).prefix { $0.id == $1 }.count
        let gone = dialogs[kept...]
        dialogs.removeSubrange(kept...)  // before anything is closed: what is not here any more was closed by us
        for (_, dialog) in gone.reversed() { dialog.forceClose() }
        for (id, box) in modals.dropFirst(kept) {
            let dialog = AdwDialog()
            dialog.child = taken(box)
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

// snippet.gtk-offers
extension GTKHost {
    /// Offers what may be done, now and whenever that may have changed. The tree tells it, on its own thread.
    private func follow() {
        nonisolated(unsafe) weak var host = self
        withObservationTracking(offer) {
            if let host { host.window?.addTick(host.follow) }
        }
    }

    /// Has libadwaita offer what may be done: a page that may not be left has no back button, and a dialog that may not
    /// close reports the attempt. What is behind something else is offered as soon as it is in front.
    private func offer() {
        guard let root = root?.node, let moves = moves?.moves else { return }
        func isEnabled(_ kind: Move.Kind, _ node: NodeID) -> Bool {
            moves.first { $0.move.kind == kind && $0.node == node }?.isEnabled ?? true
        }
        for stack in pages.values {
            for (below, above) in zip(stack, stack.dropFirst()) { above.page.canPop = isEnabled(.swipe, below.id) }
        }
        for (id, frame) in frames {
            guard let view = frame.widget as? AdwNavigationSplitView, view.collapsed,
                let list = (root.node(id) as? Container)?.child(at: 0)
            else { continue }
            view.content?.canPop = isEnabled(.step, list.node.id)
        }
        for (id, dialog) in dialogs { dialog.canClose = root.allows(.dismissed(id)) }
    }
}
// snippet.end

// snippet.gtk-width
extension GTKHost {
    private func wasResized(isNarrow: Bool) {
        self.isNarrow = isNarrow
        reportWidth()
    }

    /// Reports the width of the window, if the tree has another one: in a narrow window, no column is beside another.
    private func reportWidth() {
        guard let root, var node = root.node.layers.first?.node as Node? else { return }
        while (node as? Container)?.layout.kind != .window, let parent = node.parent { node = parent }
        if node.isNarrow != isNarrow { root.node.report(.resized(node.id, isNarrow ? .none : .all)) }
    }

    private func wasStepped(_ view: AdwNavigationSplitView?, of split: NodeID) {
        guard let view, view.collapsed else { return }
        wasChosen((view.showContent ? view.content : view.sidebar)?.child, of: split) { .stepped(to: $0) }
    }
}
// snippet.end

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

    private func wasChosen(
        _ box: GtkWidget?, of container: NodeID, _ report: (NodeID) -> Report = { .selected($0) }
    ) {
        guard !isArranging, let id = frames.first(where: { $0.value.box === box })?.key, chosen[container] != id
        else { return }
        chosen[container] = id
        root?.node.report(report(id))
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
