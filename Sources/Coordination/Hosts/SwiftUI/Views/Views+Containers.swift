#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import SwiftUI

    struct StackView: View {
        let host: SwiftUIHost
        let stack: Picture.Part

        /// The report of going back from the first screen, if that is to be possible.
        let back: Report?

        var body: some View {
            NavigationStack(path: path) {
                if let first = stack.parts.first {
                    PartView(host: host, part: first)
                        .asking(before: back, of: host)
                        .navigationDestination(for: NodeID.self) { screen in
                            StackedView(host: host, part: part(screen), below: below(screen))
                        }
                }
            }
            // If the root changed together with the path, the path would be lost.
            .id(stack.parts.first?.id)
        }

        private var path: Binding<[NodeID]> {
            let known = stack.parts.map(\.id)
            return Binding(
                get: { Array(known.dropFirst()) },
                set: { path in
                    let left = [known.first].compactMap(\.self) + path
                    guard left.count < known.count, known.starts(with: left) else { return }
                    host.hasPopped(stack.id, to: left)
                })
        }

        /// Returns a screen's part; if it slides away, as it was before.
        private func part(_ screen: NodeID) -> Picture.Part {
            stack.parts.first { $0.id == screen } ?? host.part(screen)
        }

        private func below(_ screen: NodeID) -> NodeID? {
            stack.parts.firstIndex { $0.id == screen }.flatMap { $0 > 0 ? stack.parts[$0 - 1].id : nil }
        }
    }

    /// A view of a screen on top of another. If it may not be left, its back button asks first.
    struct StackedView: View {
        let host: SwiftUIHost
        let part: Picture.Part
        let below: NodeID?

        var body: some View {
            PartView(host: host, part: part).asking(before: below.map { .popped(to: $0) }, of: host)
        }
    }

    extension View {
        /// Puts a button that asks first in place of the back button, if the user may not simply go back.
        fileprivate func asking(before back: Report?, of host: SwiftUIHost) -> some View {
            let report = back.flatMap { host.allows($0) ? nil : $0 }
            return self.navigationBarBackButtonHidden(report != nil)
                .toolbar {
                    if let report {
                        ToolbarItem(placement: .backButton) {
                            Button("Back") { host.send(report) }
                        }
                    }
                }
        }
    }

    extension ToolbarItemPlacement {
        /// The placement of a stack's back button.
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
        let tabs: Picture.Part

        var body: some View {
            let revision = host.revision
            TabView(selection: selection(revision)) {
                ForEach(tabs.parts) { tab in
                    PartView(host: host, part: tab)
                        .tabItem { label(of: tab) }
                        .tag(Optional(tab.id))
                        .showing(badge: (host.presentable(tab.id) as? any SwiftUITab)?.tabBadge)
                }
            }
        }

        private func selection(_ revision: Int) -> Binding<NodeID?> {
            Binding(get: { tabs.selected.first }, set: { if let tab = $0 { host.hasSelected(tab, of: tabs.id) } })
        }

        @ViewBuilder private func label(of tab: Picture.Part) -> some View {
            if let item = host.presentable(tab.id) as? any SwiftUITab {
                Label(item.tabTitle, systemImage: item.tabSymbol)
            } else {
                Text(words(for: tab))
            }
        }

        /// Returns words for a tab, never empty: its name, its content's name, or its number.
        private func words(for tab: Picture.Part) -> String {
            let names = [tab.name, tab.parts.first?.name ?? ""]
            return names.first { !$0.isEmpty } ?? "\((tabs.parts.firstIndex(of: tab) ?? 0) + 1)"
        }
    }

    extension View {
        fileprivate func showing(badge: String?) -> some View {
            #if os(watchOS) || os(tvOS)
                self
            #else
                self.badge(badge)
            #endif
        }
    }

    struct PagesView: View {
        let host: SwiftUIHost
        let pages: Picture.Part

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

        /// The pages that are shown at once.
        struct Side: Identifiable {
            let parts: [Picture.Part]
            let id: NodeID
        }

        private var sides: [Side] {
            let (all, width) = (pages.parts, pages.isDoubleSided ? 2 : 1)
            return stride(from: 0, to: all.count, by: width).map { start in
                Side(parts: Array(all[start..<min(start + width, all.count)]), id: all[start].id)
            }
        }

        private func position(_ revision: Int) -> Binding<NodeID?> {
            Binding(
                get: { sides.first { side in side.parts.contains { pages.selected.contains($0.id) } }?.id },
                set: { if let page = $0, !pages.selected.contains(page) { host.hasSelected(page, of: pages.id) } })
        }
    }

    struct SplitView: View {
        let host: SwiftUIHost
        let split: Picture.Part

        var body: some View {
            let revision = host.revision
            let (visibility, preferred) = (visibility(revision), preferred(revision))
            if split.places.count > 2 {
                NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: preferred) {
                    column(0)
                } content: {
                    column(1)
                } detail: {
                    column(2)
                }
            } else {
                NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: preferred) {
                    column(0)
                } detail: {
                    column(1)
                }
            }
        }

        @ViewBuilder private func column(_ index: Int) -> some View {
            if let part = split.places[index] {
                let back = host.stepBack(from: index, of: split.id)
                PartView(host: host, part: part, back: back)
                    .asking(before: part.kind == .screen ? back : nil, of: host)
                    .id(part.id)
                    .onAppear { host.hasAppeared(index, of: split.id) }
                    .onDisappear { host.hasDisappeared(index, of: split.id) }
            } else if let placeholder = host.placeholder(at: index, of: split.id) {
                ModelContent(model: placeholder)
            }
        }

        /// Returns the column in front in a narrow window: the one in hand. SwiftUI sets it when the user goes back.
        private func preferred(_ revision: Int) -> Binding<NavigationSplitViewColumn> {
            let names: [NavigationSplitViewColumn] =
                split.places.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
            return Binding(
                get: { names[split.hand ?? 0] },
                set: { if let column = names.firstIndex(of: $0) { host.hasStepped(to: column, of: split.id) } })
        }

        /// Returns the columns that the user has not hidden, or that a verb has shown since. Of three columns, a Mac
        /// always shows the second one.
        private func visibility(_ revision: Int) -> Binding<NavigationSplitViewVisibility> {
            let names: [NavigationSplitViewVisibility] =
                split.places.count > 2 ? [.all, .doubleColumn, .detailOnly] : [.all, .detailOnly]
            return Binding(
                get: { names[host.firstColumn(of: split.id)] },
                set: { visibility in
                    let first = names.firstIndex(of: visibility) ?? 0
                    #if os(macOS)
                        host.hasChosen(first: min(first, 1), of: split.id)
                    #else
                        host.hasChosen(first: first, of: split.id)
                    #endif
                })
        }
    }
#endif
