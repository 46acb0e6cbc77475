import Coordination

/// The visible part of the app, as values. It is read for each drawing, and never kept.
struct Scene {
    /// The layer that fills the screen, then the sheets over it. The last one can be used, unless an alert is open.
    var layers: [Layer]

    /// The alert over everything.
    var alert: Alert?

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

    /// An entry in a list of actions.
    struct Offer {
        var title: String
        var deed: Deed
    }

    /// The work of an offer.
    indirect enum Deed {
        /// A route that goes up the tree from the screen that offers it.
        case route(any Route, from: any Presentable)
        /// A closure of the screen.
        case own((@escaping (TransitionOutcome) -> Void) -> Void)
        /// A deed made of a text, which the user is asked for.
        case ask(prompt: String, (String) -> Deed)
        /// A user's action that the host reports. Gates are asked only if a coordinator claims it.
        case report(Report)
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

    /// The page that a step back turns to; nil if it does something else.
    var pageBefore: NodeID? {
        if case .page(let id) = front?.wayBack { id } else { nil }
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
