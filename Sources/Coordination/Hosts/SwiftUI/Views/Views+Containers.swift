#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    import Coordination
    import SwiftUI

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
                        ToolbarItem(placement: .backButton) {
                            Button("Back") { host.tell(.popped(to: target)) }
                        }
                    }
                }
        }
    }

    extension ToolbarItemPlacement {
        /// Where a stack has its back button.
        fileprivate static var backButton: Self {
            #if os(watchOS)
                .topBarLeading
            #else
                .navigation
            #endif
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
        let front: Int

        var body: some View {
            let revision = host.revision
            if columns.count > 2 {
                NavigationSplitView(preferredCompactColumn: preferred(revision)) {
                    column(0)
                } content: {
                    column(1)
                } detail: {
                    column(2)
                }
            } else {
                NavigationSplitView(preferredCompactColumn: preferred(revision)) {
                    column(0)
                } detail: {
                    column(1)
                }
            }
        }

        @ViewBuilder private func column(_ index: Int) -> some View {
            if let part = columns[index] {
                PartView(host: host, part: part)
                    .id(part.id)
                    .onAppear { host.hasAppeared(index, of: id) }
                    .onDisappear { host.hasDisappeared(index, of: id) }
            }
        }

        /// The column in front in a narrow window. There the user goes back by it.
        private func preferred(_ revision: Int) -> Binding<NavigationSplitViewColumn> {
            let names: [NavigationSplitViewColumn] =
                columns.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
            return Binding(
                get: { names[front] },
                set: { if let column = names.firstIndex(of: $0) { host.hasGone(to: column, of: id) } })
        }
    }
#endif
