import Coordination

/// What can be seen of the app, as values: made anew whenever it is drawn, and never kept.
struct Scene {
    /// What fills the screen, then the sheets over it. The last one can be touched, unless an alert is up.
    var layers: [Layer]

    /// The alert over all of it.
    var alert: Alert?

    /// A screen, or several side by side, and what stands around them.
    struct Layer {
        /// What stands over all of it: the way back, and the title.
        var back: String?
        var title = ""

        /// What is shown, side by side.
        var panels: [Panel] = []
        var tabs: [Tab] = []
        var pages: Pages?

        /// What escape does; nil where there is nothing to go back to, or the user may not.
        var wayBack: WayBack?

        /// What a selection belongs to.
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

    /// Pages, of which some are shown.
    struct Pages {
        var ids: [NodeID]
        var shown: Range<Int>
    }

    /// Where one step back leads.
    enum WayBack: Equatable {
        /// To the page before.
        case page(NodeID)
        /// To what a stack has beneath.
        case step
        /// Out of what is presented.
        case close
    }

    struct Alert {
        var id: NodeID
        var title: String
        var message: String
        var offers: [Offer]
    }

    /// Something that can be done, as it is in a list.
    struct Offer {
        var title: String
        var deed: Deed
    }

    /// What is done.
    indirect enum Deed {
        /// A route goes up the tree from the screen that offers it.
        case route(any Route, from: any Presentable)
        /// The screen does it itself.
        case own((@escaping (TransitionOutcome) -> Void) -> Void)
        /// It is made of a text that has to be asked for.
        case ask(prompt: String, (String) -> Deed)
        /// The user did it to the host: no gate is asked.
        case report(Report)
    }
}

extension Scene {
    /// What can be done in the list that is in front, in order.
    var offers: [Offer] {
        alert?.offers ?? layers.last?.panels.flatMap(\.offers) ?? []
    }

    /// What the selection in that list belongs to.
    var focus: NodeID? { alert?.id ?? layers.last?.focus }

    /// What stands over what is in front.
    var title: String { alert?.title ?? layers.last?.title ?? "" }

    /// The page that a step back turns to; nil where it does something else.
    var pageBefore: NodeID? {
        if case .page(let id) = front?.wayBack { id } else { nil }
    }

    /// The layer that can be touched.
    var front: Layer? { alert == nil ? layers.last : nil }
}
