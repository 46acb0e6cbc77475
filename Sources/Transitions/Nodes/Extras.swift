/// The properties that few nodes need.
package final class Extras: Attachment {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var modals: [Slot] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var embeds: [Slot] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var alerts: [AlertItem] = []
    var animation: TransitionAnimation?
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var host: (any Host)? {
        didSet {
            guard host !== oldValue else { return }
            hostGeneration += 1
            undrawn = []
        }
    }
    /// The number of times that the host has changed.
    private(set) var hostGeneration: Int32 = 0
    /// True from the closing of a kept node until it is no longer kept. Its origin stays meanwhile.
    var isKept = false
    /// True if the node has finished since it was last shown.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var hasFinished = false
    /// The origin that put the node in its place.
    var cameFrom: Origin?
    /// The origin that selected the tab or page that the node shows.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var selectionOrigin: Origin?
    /// The kinds of style that the host does not draw, and that have been reported.
    var undrawn: [PresentationStyle.Kind] = []
    var watchers: Watchers?
    /// The style in which the node is presented, or last was.
    var style = PresentationStyle.automatic
    /// The columns beside the one in hand, as a host has reported them for a window, a modal or a split.
    var columnsBeside: ReportedColumns?
    /// The note on the place that the node covers, if it is a cover.
    package internal(set) var cover: Cover?
    /// The columns that the user has hidden.
    var hiddenColumns = ColumnsBeside.none
    /// The presentables that stand in for the empty columns of a split, by their indices.
    var placeholders: [Int: any Presentable] = [:]
    /// The presentable with gates as which the node was once shown, if it still exists. Its gates are asked even if the
    /// node itself is shown.
    package weak var guarded: (any Presentable)?
    /// The root of a window's node, while its coordinator or its place retains it.
    weak var windowRoot: AnyObject?
    /// The owner of the tree that the node has left: its handler still receives the node's failures.
    var former: FormerOwner?
    /// The failure of the node's first content, if there was one.
    var contentFailure: ContentFailure?
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var key: ScreenKey?
    /// The nodes shown in this one, by key. An entry is meaningless once its node has another place.
    var keyed: [ScreenKey: ScreenKey.Holder] = [:]
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var expectations: [Expectation] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var sweeping = Sweeping()
    /// The owners for whom the gates of a place held, by the names of the gates, if it was covered since.
    var owners: [String: AnyHashable]?
}

extension Node {
    /// Nil until ``makeExtrasIfNeeded()`` creates them.
    package final var extras: Extras? {
        guard hasExtras, let attachment else { return nil }
        return unsafeDowncast(attachment, to: Extras.self)
    }

    @inline(never)
    final func makeExtrasIfNeeded() -> Extras {
        if let extras { return extras }
        let made = Extras()
        made.cameFrom = cameFrom
        attachment = made
        hasExtras = true
        return made
    }

    /// The origin that put this node in its place. A removed node has none, unless it is kept.
    package final var cameFrom: Origin? {
        get {
            guard let attachment else { return nil }
            if hasExtras { return unsafeDowncast(attachment, to: Extras.self).cameFrom }
            return unsafeDowncast(attachment, to: Origin.self)
        }
        set {
            if let extras { extras.cameFrom = newValue } else { attachment = newValue }
        }
    }
}
