#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    extension SwiftUIHost {
        /// The visible tree as text: the views' picture, with a `?` before what has not come into sight, and a `-`
        /// before what has not gone.
        var drawn: String {
            var text = picture.layers.enumerated().map { index, layer in
                (hasCome(layer) ? "" : "?") + (index > 0 ? "^" : "") + "\(seen(layer, isCovered: isCovered(layer)))"
            }
            .joined()
            text += leaving.map { "-^" + (presentable($0)?.node.name ?? "") }.joined()
            text += unexpectedScreens.map { "-" + (presentable($0)?.node.name ?? "") }.sorted().joined()
            return text + (picture.alert.map { "!" + $0.title } ?? "")
        }

        /// Returns a part without embedded parts that have no room in it. Columns that have not appeared are marked, if
        /// their split is in sight and no cover is over it.
        private func seen(_ part: Picture.Part, isCovered: Bool) -> Picture.Part {
            var part = part
            if part.kind != .screen { part.embedded = [] }
            for index in part.places.indices {
                part.places[index] = part.places[index].map { seen($0, isCovered: isCovered) }
                if !isCovered, columns[part.id] != nil {
                    part.places[index]?.isOutOfSight = !isThere(index, of: part.id)
                }
            }
            return part
        }
    }
#endif
