/// What was last asked for by one modifier.
final class WishMemory { var last: AnyHashable? }

struct Wish {
    enum Kind { case sheet, cover, alert }
    let site: Site
    let id: AnyHashable?
    let kind: Kind
    let title: String
    let content: () -> AnyView
    let clear: () -> Void
    let onDismiss: (() -> Void)?
}

/// Something that was presented.
@MainActor final class Presentation {
    enum Phase { case coming, up, going }
    let site: Site
    let id: AnyHashable?
    let kind: Wish.Kind
    let title: String
    var content: () -> AnyView
    var clear: () -> Void
    var onDismiss: (() -> Void)?
    var pieces: [Piece] = []
    var phase = Phase.coming
    var isDragged = false

    init(_ wish: Wish) {
        (site, id, kind, title) = (wish.site, wish.id, wish.kind, wish.title)
        (content, clear, onDismiss) = (wish.content, wish.clear, wish.onDismiss)
    }

    func take(_ wish: Wish) {
        (content, clear, onDismiss) = (wish.content, wish.clear, wish.onDismiss)
    }

    var isCover: Bool { kind == .cover }
}
