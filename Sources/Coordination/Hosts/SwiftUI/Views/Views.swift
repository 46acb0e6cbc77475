#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import SwiftUI

    /// A view of a whole tree.
    struct WindowView: View {
        let host: SwiftUIHost
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            // A Mac and a TV are never compact, and a watch always is. Without a size class, the window is wide.
            let isNarrow = sizeClass == .compact
            VStack(spacing: 0) {
                if let base = host.picture.layers.first {
                    LayerView(host: host, layer: base).id(LayerID(layer: base.id, generation: host.generation))
                }
            }
            .background {
                // Animated to learn when a moment has passed.
                Color.clear.opacity(host.pulse ? 0 : 0.01).accessibilityHidden(true)
            }
            .onAppear {
                host.hasOpened()
                host.hasMeasured(isNarrow: isNarrow)
            }
            .onDisappear { host.hasClosed() }
            .onChange(of: isNarrow) { host.hasMeasured(isNarrow: isNarrow) }
        }
    }

    struct LayerID: Hashable {
        let layer: NodeID
        let generation: Int
    }

    /// A view of a window's content, or of a modal, which the layer beneath presents.
    struct LayerView: View {
        let host: SwiftUIHost
        let layer: Picture.Part

        var body: some View {
            // A layer that slides away is drawn as it was.
            PartView(host: host, part: current)
                .onAppear { host.hasOpened() }
                .onDisappear { host.hasClosed() }
                .interactiveDismissDisabled(isModal && !host.allows(.dismissed(layer.id)))
                .sheet(item: modal(covers: false), onDismiss: host.hasGone) { LayerView(host: host, layer: $0) }
                .covering(item: modal(covers: true), onDismiss: host.hasGone) { LayerView(host: host, layer: $0) }
                .alert(alert?.title ?? "", isPresented: isAlerting, presenting: alert) { alert in
                    ForEach(alert.choices, id: \.title) { choice in
                        Button(choice.title, role: role(of: choice)) { host.wasAnswered(alert, choice.title) }
                    }
                } message: { alert in
                    Text(alert.message)
                }
        }

        private var index: Int? { host.picture.layers.firstIndex { $0.id == layer.id } }
        private var current: Picture.Part {
            index.map { host.picture.layers[$0] } ?? host.removed.last { $0.id == layer.id } ?? layer
        }
        private var isModal: Bool { index != 0 }

        private var over: Picture.Part? { index.flatMap { host.picture.layers.dropFirst($0 + 1).first } }

        private func modal(covers: Bool) -> Binding<Picture.Part?> {
            let over = over
            return Binding(
                get: { over?.drawnAsCover == covers ? over : nil },
                set: { if $0 == nil, let over { host.wasDismissed(over.id) } })
        }

        private var alert: AlertContent? {
            index == host.picture.layers.count - 1 ? host.picture.alert : nil
        }

        private var isAlerting: Binding<Bool> {
            let alert = alert
            return Binding(get: { alert != nil }, set: { if !$0, let alert { host.hasLost(alert) } })
        }

        private func role(of choice: AlertContent.Choice) -> ButtonRole? {
            switch choice.role {
            case .cancel: .cancel
            case .destructive: .destructive
            default: nil
            }
        }
    }

    extension View {
        /// Presents a full-screen cover, if the platform has one.
        func covering<Item: Identifiable>(
            item: Binding<Item?>, onDismiss: @escaping () -> Void, @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            #if os(macOS)
                return self
            #else
                return fullScreenCover(item: item, onDismiss: onDismiss, content: content)
            #endif
        }
    }

    /// A view of a container or a screen.
    struct PartView: View {
        let host: SwiftUIHost
        let part: Picture.Part

        /// The report of going back from what is at the bottom of this, if it is a column.
        var back: Report?

        var body: some View {
            switch part.kind {
            case .screen, .window: ScreenView(host: host, screen: part)
            case .stack: StackView(host: host, stack: part, back: back)
            case .tabs: TabsView(host: host, tabs: part)
            case .pages: PagesView(host: host, pages: part)
            case .split: SplitView(host: host, split: part)
            }
        }
    }

    struct ScreenView: View {
        let host: SwiftUIHost
        let screen: Picture.Part

        var body: some View {
            VStack(spacing: 0) {
                ModelContent(model: host.presentable(screen.id), name: screen.name)
                ForEach(screen.embedded) { PartView(host: host, part: $0) }
            }
            .id(screen.id)
            .onAppear { host.hasAppeared(screen.id) }
            .onDisappear { host.hasDisappeared(screen.id) }
        }
    }

    /// A screen's view, or its name.
    struct ModelContent: View {
        let model: (any Presentable)?
        var name = ""

        var body: some View {
            if let model = model as? any SwiftUIScreen {
                model.anyView
            } else {
                Text(model?.node.name ?? name)
            }
        }
    }
#endif
