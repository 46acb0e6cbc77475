@_spi(Hosting) import Coordination
import CoordinationTesting
import Observation

/// What is on the screen of a model's views: drawn when SwiftUI updates them, with the bindings of then, and changed
/// by the user before any binding is set.
@MainActor final class SwiftUIDrawing {
    private let model: TreeModel
    private(set) var layers: [TreeModel.Layer] = []
    private(set) var alert: AlertContent?
    private var modals: [Binding<TreeModel.Layer?>] = []
    private var alerting: [Binding<Bool>] = []
    private var isOutdated = true

    init(_ model: TreeModel) {
        self.model = model
    }

    /// The views are made anew if something has changed that they read, and stay as the user left them otherwise.
    func update() {
        guard isOutdated else { return }
        isOutdated = false
        withObservationTracking {
            layers = model.layers
            modals = layers.indices.map { model.modal(over: $0 - 1, isFullScreen: layers[$0].isFullScreen) }
            alerting = layers.indices.map { model.isAlerting(at: $0) }
            alert = alerting.last?.wrappedValue == true ? model.alert : nil
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.isOutdated = true }
        }
    }

    /// Has the user do something to what can be touched.
    func play(_ action: UserAction) -> Bool {
        guard let front = layers.last else { return false }
        switch action {
        case .answer(let title, alert: let id):
            guard let shown = alert, shown.id == id else { return false }
            alert = nil
            alerting.last?.wrappedValue = false
            model.report(.chose(title, alert: id))
        case .tapTab(let id):
            guard alert == nil, let selected = selection(beside: id, in: front.part) else { return false }
            change { $0.selecting(id) }
            model.selection(selected).wrappedValue = id
        case .goBack(to: let id):
            guard alert == nil, let screens = screens(with: id, in: front.part),
                let index = screens.firstIndex(where: { $0.id == id }), index < screens.count - 1
            else { return false }
            change { $0.popping(to: id) }
            model.path(of: screens).wrappedValue = screens[...index].dropFirst().map(\.id)
        case .dragAway(let id):
            guard alert == nil, layers.count > 1, front.id == id, !front.isFullScreen, !front.isLocked else {
                return false
            }
            let binding = modals[layers.count - 1]
            layers.removeLast()
            binding.wrappedValue = nil
        case .turnPage, .closeWindow, .focusWindow: return false
        }
        return true
    }

    private func change(_ part: (TreeModel.Part) -> TreeModel.Part) {
        guard let front = layers.popLast() else { return }
        layers.append(
            TreeModel.Layer(part: part(front.part), isFullScreen: front.isFullScreen, isLocked: front.isLocked))
    }

    private func selection(beside tab: NodeID, in part: TreeModel.Part) -> NodeID? {
        switch part {
        case .screen: nil
        case .stack(_, let screens): screens.last.flatMap { selection(beside: tab, in: $0) }
        case .tabs(_, let tabs, let selected):
            tabs.contains { $0.id == tab }
                ? selected : tabs.first { $0.id == selected }.flatMap { selection(beside: tab, in: $0) }
        }
    }

    private func screens(with id: NodeID, in part: TreeModel.Part) -> [TreeModel.Part]? {
        switch part {
        case .screen: nil
        case .stack(_, let screens):
            screens.contains { $0.id == id } ? screens : screens.last.flatMap { self.screens(with: id, in: $0) }
        case .tabs(_, let tabs, let selected):
            tabs.first { $0.id == selected }.flatMap { screens(with: id, in: $0) }
        }
    }
}

extension TreeModel.Part {
    fileprivate func selecting(_ tab: NodeID) -> Self {
        switch self {
        case .screen: self
        case .stack(let id, let screens): .stack(id, screens.map { $0.selecting(tab) })
        case .tabs(let id, let tabs, let selected):
            .tabs(id, tabs.map { $0.selecting(tab) }, selected: tabs.contains { $0.id == tab } ? tab : selected)
        }
    }

    fileprivate func popping(to screen: NodeID) -> Self {
        switch self {
        case .screen: return self
        case .stack(let id, let screens):
            let last = screens.firstIndex { $0.id == screen } ?? screens.count - 1
            return .stack(id, screens[...last].map { $0.popping(to: screen) })
        case .tabs(let id, let tabs, let selected):
            return .tabs(id, tabs.map { $0.popping(to: screen) }, selected: selected)
        }
    }
}
