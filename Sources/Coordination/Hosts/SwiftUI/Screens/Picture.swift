#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    import Coordination

    /// What is to be on the screen.
    struct Picture: Equatable {
        /// One over the other: what fills the window, and the modals.
        var layers: [Layer] = []
        var alert: AlertContent?

        struct Layer: Identifiable, Equatable {
            var part: Part
            let covers: Bool
            var id: NodeID { part.id }
        }

        /// What a view is made for.
        indirect enum Part: Identifiable, Equatable {
            case screen(NodeID, embedded: [Part])
            /// Nested stacks are one.
            case stack(NodeID, [Part])
            case tabs(NodeID, [Part], selected: NodeID?)
            case pages(NodeID, [Part], shown: [NodeID], isDoubleSided: Bool)
            /// In a narrow window, one column is in front.
            case split(NodeID, [Part?], front: Int)

            var id: NodeID {
                switch self {
                case .screen(let id, _), .stack(let id, _), .tabs(let id, _, _), .pages(let id, _, _, _),
                    .split(let id, _, _):
                    id
                }
            }
        }
    }

    @MainActor extension Picture {
        /// What a tree says.
        init(of root: Node) {
            layers = root.layers.map { layer in
                Layer(part: Part(of: layer.node), covers: layer.node.presentationStyle?.covers == true)
            }
            alert = root.alerts.first
        }
    }

    @MainActor extension Picture.Part {
        init(of node: Node) {
            guard let container = node as? Container else {
                self = .screen(node.id, embedded: node.embedded.map { Self(of: $0.node) })
                return
            }
            let children = container.children.map { Self(of: $0.node) }
            switch container.layout.kind {
            case .stack: self = .stack(node.id, container.flattened.map { Self(of: $0.node) })
            case .tabs: self = .tabs(node.id, children, selected: container.shown.first?.node.id)
            case .pages(_, let isDoubleSided):
                self = .pages(
                    node.id, children, shown: container.shown.map { $0.node.id }, isDoubleSided: isDoubleSided)
            case .split(let columns):
                let parts = (0..<columns).map { container.child(at: $0).map { Self(of: $0.node) } }
                self = .split(node.id, parts, front: parts.lastIndex { $0 != nil } ?? 0)
            case .window, .windows: self = .screen(node.id, embedded: [])
            @unknown default: self = .screen(node.id, embedded: [])
            }
        }
    }

    extension Picture.Part {
        /// Those that are in it.
        var parts: [Picture.Part] {
            switch self {
            case .screen(_, let embedded): embedded
            case .stack(_, let parts), .tabs(_, let parts, _), .pages(_, let parts, _, _): parts
            case .split(_, let columns, _): columns.compactMap(\.self)
            }
        }

        /// Those of its screens that come into sight with it.
        var inSight: [NodeID] {
            switch self {
            case .screen(let id, let embedded): [id] + embedded.flatMap(\.inSight)
            case .stack(_, let screens): screens.last?.inSight ?? []
            case .tabs(_, let tabs, let selected): tabs.first { $0.id == selected }?.inSight ?? []
            case .pages(_, let pages, let shown, _): pages.filter { shown.contains($0.id) }.flatMap(\.inSight)
            case .split(_, let columns, _): columns.flatMap { $0?.inSight ?? [] }
            }
        }

        /// Those that may be in sight beside these: pages that can be scrolled to.
        var nearby: [NodeID] {
            switch self {
            case .pages(_, let pages, _, _): pages.flatMap { $0.inSight + $0.nearby }
            case .stack(_, let screens): screens.last?.nearby ?? []
            case .tabs(_, let tabs, let selected): tabs.first { $0.id == selected }?.nearby ?? []
            default: parts.flatMap(\.nearby)
            }
        }

        /// Whether a node is in it.
        func holds(_ id: NodeID) -> Bool { self.id == id || parts.contains { $0.holds(id) } }

        /// The same with one part changed.
        func changing(_ id: NodeID, _ change: (Self) -> Self) -> Self {
            if self.id == id { return change(self) }
            switch self {
            case .screen(let own, let parts): return .screen(own, embedded: parts.map { $0.changing(id, change) })
            case .stack(let own, let parts): return .stack(own, parts.map { $0.changing(id, change) })
            case .tabs(let own, let parts, let selected):
                return .tabs(own, parts.map { $0.changing(id, change) }, selected: selected)
            case .pages(let own, let parts, let shown, let isDouble):
                return .pages(own, parts.map { $0.changing(id, change) }, shown: shown, isDoubleSided: isDouble)
            case .split(let own, let parts, let front):
                return .split(own, parts.map { $0?.changing(id, change) }, front: front)
            }
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

    extension Picture.Part {
        /// What is turned to, of all pages in it.
        var pageTurns: [[NodeID]] {
            let own: [[NodeID]] = if case .pages(_, _, let shown, _) = self { [shown] } else { [] }
            return own + parts.flatMap(\.pageTurns)
        }
    }
#endif
