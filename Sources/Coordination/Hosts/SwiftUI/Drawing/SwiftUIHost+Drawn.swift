#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    extension SwiftUIHost {
        /// What can be seen: what the views were given, after a `?` where that has not come into sight, and after a `-`
        /// what has not gone out of it.
        var drawn: String {
            var text = picture.layers.enumerated().map { index, layer in
                (hasCome(layer) ? "" : "?") + (index > 0 ? "^" : "") + "\(seen(layer))"
            }
            .joined()
            text += leaving.map { "-^" + (presentable($0)?.node.name ?? "") }.joined()
            text += strangers.map { "-" + (presentable($0)?.node.name ?? "") }.sorted().joined()
            return text + (picture.alert.map { "!" + $0.title } ?? "")
        }

        /// A part without what has no room in it, and with the columns that are covered.
        private func seen(_ part: Picture.Part) -> Picture.Part {
            var part = part
            if part.kind != .screen { part.embedded = [] }
            for index in part.places.indices {
                part.places[index] = part.places[index].map(seen)
                part.places[index]?.isCovered = covers(index, of: part.id)
            }
            return part
        }
    }
#endif
