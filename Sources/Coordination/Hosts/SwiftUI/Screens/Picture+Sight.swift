#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    extension Picture {
        /// Changes the part of a node.
        mutating func change(_ id: NodeID, _ body: (inout Part) -> Void) {
            for index in layers.indices { layers[index].change(id, body) }
        }

        /// The splits, wherever they are.
        var splits: [Part] { layers.flatMap(\.all).filter { $0.kind == .split } }
    }

    extension Picture.Part {
        /// The parts directly in this one that are shown with it.
        var shown: [Self] {
            switch kind {
            case .stack: parts.suffix(1)
            case .tabs, .pages: parts.filter { selected.contains($0.id) }
            case .split: parts.filter { !$0.isOutOfSight }
            case .screen: embedded
            default: parts
            }
        }

        /// The screens in this part that come into sight with it.
        var inSight: [NodeID] { (kind == .screen ? [id] : []) + shown.flatMap(\.inSight) }

        /// The screens that may be in sight as well: on pages that can be scrolled to.
        var nearby: [NodeID] {
            kind == .pages ? parts.flatMap { $0.inSight + $0.nearby } : shown.flatMap(\.nearby)
        }

        /// The part, and everything in it.
        var all: [Self] { [self] + (parts + embedded).flatMap(\.all) }

        /// Returns true if a node is this part, or in it.
        func holds(_ id: NodeID) -> Bool { all.contains { $0.id == id } }

        /// Changes the part of a node: this, or one in it.
        fileprivate mutating func change(_ id: NodeID, _ body: (inout Self) -> Void) {
            if self.id == id { return body(&self) }
            for index in places.indices { places[index]?.change(id, body) }
            for index in embedded.indices { embedded[index].change(id, body) }
        }

        /// True for a modal drawn as a full-screen cover.
        var drawnAsCover: Bool {
            #if os(macOS)
                false
            #else
                covers
            #endif
        }

        /// The selected pages of each page container in this part.
        var pageTurns: [[NodeID]] { all.filter { $0.kind == .pages }.map(\.selected) }
    }
#endif
