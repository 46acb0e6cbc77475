@_spi(Hosting) import CoordinationTesting
@_spi(Log) @_spi(Hosting) import Coordination
import Observation

// snippet.swiftui-looks
/// What a screen's model adds to be shown with SwiftUI.
@MainActor protocol SwiftUIScreen: AnyObject {
    func makeView() -> AnyView
}

/// What anything adds that is in a tab.
@MainActor protocol SwiftUITab: AnyObject {
    func makeTabItem() -> AnyView
}
// snippet.end

// snippet.swiftui-model
@MainActor @Observable final class TreeModel: @MainActor Host {
    /// What a view is made for.
    indirect enum Part: Equatable, Identifiable {
        case screen(NodeID)
        case stack(NodeID, [Part])
        case tabs(NodeID, [Part], selected: NodeID)

        var id: NodeID {
            switch self {
            case .screen(let id), .stack(let id, _), .tabs(let id, _, _): id
            }
        }
    }

    /// One over the other: what fills the window, and the modals.
    struct Layer: Identifiable {
        let part: Part
        let isFullScreen: Bool
        let isLocked: Bool
        var id: NodeID { part.id }
    }

    private(set) var layers: [Layer] = []
    private(set) var alert: AlertContent?
    @ObservationIgnored private weak var root: (any Presentable)?

    func show(_ root: any Presentable) {
        self.root = root
        layers = root.node.layers.map { layer in
            let node: Node = layer.node
            return Layer(
                part: part(of: node), isFullScreen: node.presentationStyle?.covers == true,
                isLocked: node.presentationStyle != nil && !root.node.allows(.dismissed(node.id)))
        }
        alert = root.node.alerts.first
    }

    func apply(_ commit: HostCommit) {
        if let root = commit.root { show(root) }
        commit.acknowledge()
    }

    func presentable(_ id: NodeID) -> (any Presentable)? { root?.node.node(id)?.presentable }

    func report(_ report: Report) { root?.node.report(report) }

    private func part(of node: Node) -> Part {
        guard let container = node as? Container else { return .screen(node.id) }
        let parts = container.flattened.map { part(of: $0.node) }  // nested stacks are one to the user
        switch container.layout {
        case .stack: return .stack(node.id, parts)
        case .tabs: return .tabs(node.id, parts, selected: container.shown.first?.node.id ?? node.id)
        default: return .screen(node.id)  // pages and splits go here
        }
    }
}
// snippet.end

// snippet.swiftui-bindings
extension TreeModel {
    func path(of screens: [Part]) -> Binding<[NodeID]> {
        Binding(
            get: { screens.dropFirst().map(\.id) },
            set: { path in
                guard path.count < screens.count - 1, let target = path.last ?? screens.first?.id else { return }
                self.report(.popped(to: target))
            })
    }

    func selection(_ selected: NodeID) -> Binding<NodeID> {
        Binding(get: { selected }, set: { self.report(.selected($0)) })
    }

    /// What is presented over a layer, if it is presented that way.
    func modal(over level: Int, isFullScreen: Bool) -> Binding<Layer?> {
        let next = layers.dropFirst(level + 1).first
        let modal = next?.isFullScreen == isFullScreen ? next : nil
        return Binding(get: { modal }, set: { if $0 == nil, let modal { self.report(.dismissed(modal.id)) } })
    }

    /// An alert is shown by the layer in front. SwiftUI sets this when it goes; by which answer, the action reports.
    func isAlerting(at level: Int) -> Binding<Bool> {
        Binding(get: { self.alert != nil && level == self.layers.count - 1 }, set: { _ in })
    }
}
// snippet.end

// snippet.swiftui-views
struct LayerView: View {
    let model: TreeModel
    var level = 0

    var body: some View {
        if model.layers.indices.contains(level) {
            PartView(model: model, part: model.layers[level].part)
                .interactiveDismissDisabled(model.layers[level].isLocked)
                .sheet(item: model.modal(over: level, isFullScreen: false)) { _ in
                    LayerView(model: model, level: level + 1)
                }
                .fullScreenCover(item: model.modal(over: level, isFullScreen: true)) { _ in
                    LayerView(model: model, level: level + 1)
                }
                .alert(
                    model.alert?.title ?? "", isPresented: model.isAlerting(at: level), presenting: model.alert
                ) { alert in
                    ForEach(alert.choices.map(AlertButton.init)) { button in
                        Button(button.id, role: button.role) { model.report(.chose(button.id, alert: alert.id)) }
                    }
                } message: { alert in
                    Text(alert.message)
                }
        }
    }
}

struct PartView: View {
    let model: TreeModel
    let part: TreeModel.Part

    var body: some View {
        switch part {
        case .screen(let id):
            (model.presentable(id) as? any SwiftUIScreen)?.makeView()
        case .stack(_, let screens):
            NavigationStack(path: model.path(of: screens)) {
                if let first = screens.first {
                    PartView(model: model, part: first)
                        .navigationDestination(for: NodeID.self) { id in
                            PartView(model: model, part: screens.first { $0.id == id } ?? .screen(id))
                        }
                }
            }
        case .tabs(_, let tabs, let selected):
            TabView(selection: model.selection(selected)) {
                ForEach(tabs) { tab in
                    PartView(model: model, part: tab)
                        .tabItem { (model.presentable(tab.id) as? any SwiftUITab)?.makeTabItem() }
                        .tag(tab.id)
                }
            }
        }
    }
}

struct AlertButton: Identifiable {
    let id: String
    let role: ButtonRole?

    init(_ choice: AlertContent.Choice) {
        id = choice.title
        role =
            switch choice.role {
            case .cancel: .cancel
            case .destructive: .destructive
            default: nil
            }
    }
}
// snippet.end
