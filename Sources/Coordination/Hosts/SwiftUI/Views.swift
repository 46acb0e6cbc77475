#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    import Coordination
    import SwiftUI

    /// All of a tree.
    struct WindowView: View {
        let host: SwiftUIHost

        var body: some View {
            VStack(spacing: 0) {
                if let base = host.picture.layers.first {
                    LayerView(host: host, layer: base).id(LayerID(layer: base.id, generation: host.generation))
                }
                // Animated to learn that a moment has gone.
                Color.clear.opacity(host.pulse ? 0 : 0.01).accessibilityHidden(true)
            }
            .onAppear { host.hasOpened() }
            .onDisappear { host.hasClosed() }
        }
    }

    struct LayerID: Hashable {
        let layer: NodeID
        let generation: Int
    }

    /// What fills the window, or a modal. A modal is presented by the layer beneath it.
    struct LayerView: View {
        let host: SwiftUIHost
        let layer: Picture.Layer

        var body: some View {
            // What slides away is drawn as it was.
            PartView(host: host, part: current.part)
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
        private var current: Picture.Layer { index.map { host.picture.layers[$0] } ?? layer }
        private var isModal: Bool { index != 0 }

        private var over: Picture.Layer? { index.flatMap { host.picture.layers.dropFirst($0 + 1).first } }

        private func modal(covers: Bool) -> Binding<Picture.Layer?> {
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
        /// Covers all, where there is such a thing.
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

    extension Picture.Layer {
        /// Whether it covers all, where there is such a thing.
        var drawnAsCover: Bool {
            #if os(macOS)
                false
            #else
                covers
            #endif
        }
    }

    /// A container or a screen.
    struct PartView: View {
        let host: SwiftUIHost
        let part: Picture.Part

        var body: some View {
            switch part {
            case .screen(let id, let embedded): ScreenView(host: host, id: id, embedded: embedded)
            case .stack(let id, let screens): StackView(host: host, id: id, screens: screens)
            case .tabs(let id, let tabs, let selected): TabsView(host: host, id: id, tabs: tabs, selected: selected)
            case .pages(let id, let pages, let shown, let isDouble):
                PagesView(host: host, id: id, pages: pages, shown: shown, isDoubleSided: isDouble)
            case .split(let id, let columns): SplitView(host: host, id: id, columns: columns)
            }
        }
    }

    struct ScreenView: View {
        let host: SwiftUIHost
        let id: NodeID
        let embedded: [Picture.Part]

        var body: some View {
            VStack(spacing: 0) {
                content
                ForEach(embedded) { PartView(host: host, part: $0) }
            }
            .id(id)
            .onAppear { host.hasAppeared(id) }
            .onDisappear { host.hasDisappeared(id) }
        }

        /// What the model says, or its name.
        @ViewBuilder private var content: some View {
            if let screen = host.presentable(id) as? any SwiftUIScreen {
                screen.anyView
            } else {
                Text(host.presentable(id)?.node.name ?? "")
            }
        }
    }

    struct StackView: View {
        let host: SwiftUIHost
        let id: NodeID
        let screens: [Picture.Part]

        var body: some View {
            NavigationStack(path: path) {
                if let first = screens.first {
                    PartView(host: host, part: first)
                        .navigationDestination(for: NodeID.self) { screen in
                            StackedView(host: host, part: part(screen), below: below(screen))
                        }
                }
            }
            // A root that changes with the path would lose it.
            .id(screens.first?.id)
        }

        private var path: Binding<[NodeID]> {
            let known = screens.map(\.id)
            return Binding(
                get: { Array(known.dropFirst()) },
                set: { path in
                    let left = [known.first].compactMap(\.self) + path
                    guard left.count < known.count, known.starts(with: left) else { return }
                    host.hasPopped(id, to: left)
                })
        }

        /// What slides away is drawn as it was.
        private func part(_ screen: NodeID) -> Picture.Part {
            screens.first { $0.id == screen } ?? host.part(screen)
        }

        private func below(_ screen: NodeID) -> NodeID? {
            screens.firstIndex { $0.id == screen }.flatMap { $0 > 0 ? screens[$0 - 1].id : nil }
        }
    }

    /// A screen on another one. Where it may not be left, a button asks in place of the one that goes back.
    struct StackedView: View {
        let host: SwiftUIHost
        let part: Picture.Part
        let below: NodeID?

        var body: some View {
            let target = below.flatMap { host.allows(.popped(to: $0)) ? nil : $0 }
            PartView(host: host, part: part)
                .navigationBarBackButtonHidden(target != nil)
                .toolbar {
                    if let target {
                        Button("Back") { host.hasTried(.popped(to: target)) }
                    }
                }
        }
    }

    struct TabsView: View {
        let host: SwiftUIHost
        let id: NodeID
        let tabs: [Picture.Part]
        let selected: NodeID?

        var body: some View {
            let revision = host.revision
            TabView(selection: selection(revision)) {
                ForEach(tabs) { tab in
                    PartView(host: host, part: tab)
                        .tabItem { label(of: tab) }
                        .tag(Optional(tab.id))
                }
            }
        }

        private func selection(_ revision: Int) -> Binding<NodeID?> {
            Binding(get: { selected }, set: { if let tab = $0 { host.hasSelected(tab, of: id) } })
        }

        @ViewBuilder private func label(of tab: Picture.Part) -> some View {
            let presentable = host.presentable(tab.id)
            if let item = presentable as? any SwiftUITab {
                Label(item.tabTitle, systemImage: item.tabSymbol)
            } else {
                Text(words(for: tab, presentable))
            }
        }

        /// A tab has words in any case: its name, what it shows, or its place.
        private func words(for tab: Picture.Part, _ presentable: (any Presentable)?) -> String {
            if let name = presentable?.node.name, !name.isEmpty { return name }
            let first = tab.parts.first.flatMap { host.presentable($0.id)?.node.name } ?? ""
            return first.isEmpty ? "\((tabs.firstIndex(of: tab) ?? 0) + 1)" : first
        }
    }

    struct PagesView: View {
        let host: SwiftUIHost
        let id: NodeID
        let pages: [Picture.Part]
        let shown: [NodeID]
        let isDoubleSided: Bool

        var body: some View {
            let revision = host.revision
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(sides) { side in
                        HStack(spacing: 0) {
                            ForEach(side.parts) { PartView(host: host, part: $0) }
                        }
                        .containerRelativeFrame(.horizontal)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: position(revision))
        }

        /// Those that are shown at once.
        struct Side: Identifiable {
            let parts: [Picture.Part]
            let id: NodeID
        }

        private var sides: [Side] {
            let width = isDoubleSided ? 2 : 1
            return stride(from: 0, to: pages.count, by: width).map { start in
                Side(parts: Array(pages[start..<min(start + width, pages.count)]), id: pages[start].id)
            }
        }

        private func position(_ revision: Int) -> Binding<NodeID?> {
            Binding(
                get: { sides.first { side in side.parts.contains { shown.contains($0.id) } }?.id },
                set: { if let page = $0, !shown.contains(page) { host.hasSelected(page, of: id) } })
        }
    }

    struct SplitView: View {
        let host: SwiftUIHost
        let id: NodeID
        let columns: [Picture.Part?]

        var body: some View {
            if columns.count > 2 {
                NavigationSplitView(preferredCompactColumn: front) {
                    column(0)
                } content: {
                    column(1)
                } detail: {
                    column(2)
                }
            } else {
                NavigationSplitView(preferredCompactColumn: front) {
                    column(0)
                } detail: {
                    column(1)
                }
            }
        }

        @ViewBuilder private func column(_ index: Int) -> some View {
            if let part = columns[index] { PartView(host: host, part: part).id(part.id) }
        }

        /// In a narrow window, the last column that is not empty is in front, as on the tree.
        private var front: Binding<NavigationSplitViewColumn> {
            let last = columns.lastIndex { $0 != nil } ?? 0
            return .constant(last == 0 ? .sidebar : last == columns.count - 1 ? .detail : .content)
        }
    }
#endif
