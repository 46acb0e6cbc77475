import Coordination
import CoordinationMoves

/// The visible part of the app, as values. It is read for each drawing, and never kept.
struct Scene {
    /// The layer that fills the screen, then the sheets over it. The last one can be used, unless an alert is open.
    var layers: [Layer]

    /// The alert over everything.
    var alert: Alert?

    /// Everything that the user can do.
    var moves: Moves

    /// One or more screens side by side, with what surrounds them.
    struct Layer {
        /// The title of the screen beneath on a stack.
        var back: String?
        var title = ""

        /// The visible screens, side by side.
        var panels: [Panel] = []
        var tabs: [Tab] = []
        var pages: Pages?
        var columns: Columns?

        /// The effect of escape; nil if there is no way back, or the user may not take it.
        var wayBack: WayBack?

        /// The node that the selection belongs to.
        var focus: NodeID
    }

    /// One screen.
    struct Panel {
        var title: String
        var lines: [String]
        var offers: [Offer]
    }

    struct Tab {
        var title: String
        var id: NodeID
        var isSelected: Bool
    }

    /// The columns of a split that are not empty, from the left.
    struct Columns {
        var ids: [NodeID]

        /// The index of the column in hand, and that of its panel: in a narrow terminal there is no other.
        var inHand: Int
        var panel: Int
    }

    /// All pages, and those that are shown.
    struct Pages {
        var ids: [NodeID]
        var shown: Range<Int>
    }

    /// The destination of one step back.
    enum WayBack: Equatable {
        /// The page before.
        case page(NodeID)
        /// The screen beneath on a stack.
        case step
        /// The presenter: a modal closes.
        case close
    }

    struct Alert {
        var id: NodeID
        var title: String
        var message: String
        var offers: [Offer]
    }

    /// An entry in a list.
    struct Offer {
        var title: String

        /// The move; nil on a layer that cannot be used.
        var item: Moves.Item?
    }
}

extension Scene.Offer {
    init(_ item: Moves.Item) { (title, self.item) = (item.title, item) }

    /// The reason for which the move would be rejected.
    var objection: String? { if case .no(let reason)? = item?.permission { reason } else { nil } }

    /// The question for the value that the move takes.
    var prompt: String? {
        switch item?.input {
        case .text(let prompt, _)?, .choice(let prompt, _)?: prompt
        case nil: nil
        }
    }
}

extension Scene {
    /// The offers of the list in front, in order.
    var offers: [Offer] {
        alert?.offers ?? layers.last?.offers ?? []
    }

    /// The offers in sight, in order: also those of the columns that are not in hand.
    var allOffers: [Offer] {
        alert?.offers ?? layers.last?.panels.flatMap(\.offers) ?? []
    }

    /// The node that its selection belongs to.
    var focus: NodeID? { alert?.id ?? layers.last?.focus }

    /// The title of the alert or layer in front.
    var title: String { alert?.title ?? layers.last?.title ?? "" }

    /// The move of escape; nil if there is none.
    var wayBack: Move? {
        if case .page(let id) = front?.wayBack { move(.turn, id) } else { moves.first { $0.move.kind == .back }?.move }
    }

    /// Returns the move of a kind that leads to a node, if it is possible.
    func move(_ kind: Move.Kind, _ id: NodeID) -> Move? {
        moves.first { $0.move.kind == kind && $0.node == id }?.move
    }

    /// The layer that can be used; nil under an alert.
    var front: Layer? { alert == nil ? layers.last : nil }
}

extension Scene.Layer {
    /// The offers: of a split, those of the column in hand.
    var offers: [Scene.Offer] {
        columns.map { panels[$0.panel].offers } ?? panels.flatMap(\.offers)
    }
}
