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
    /// True once it was closed and kept, until it is no longer kept. Its origin stays meanwhile.
    var isKept = false
    /// True if it has finished since it was last shown.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var hasFinished = false
    /// The origin that put the node in its place.
    var cameFrom: Origin?
    /// The origin that selected what the node shows.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var selectionOrigin: Origin?
    /// The kinds of style that the host was reported not to draw.
    var undrawn: [PresentationStyle.Kind] = []
    var watchers: Watchers?
    /// The style in which it is presented, or last was.
    var style = PresentationStyle.automatic
    /// The presentable with gates that it was once shown as, if that still exists.
    weak var guarded: (any Presentable)?
    /// The root of a window's node, if it still exists: its coordinator or its place retains it.
    weak var windowRoot: AnyObject?
    /// The owner whose handler receives its failures after it has left the tree.
    var former: FormerOwner?
    /// The failure of its first content, if there was one.
    var contentFailure: ContentFailure?
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var key: ScreenKey?
    /// The nodes shown in it, by key. An entry is meaningless once its node has another place.
    var keyed: [ScreenKey: ScreenKey.Holder] = [:]
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var expectations: [Expectation] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var sweeping = Sweeping()
}

extension Node {
    /// The properties that few nodes need; nil until ``makeExtrasIfNeeded()`` creates them.
    package final var extras: Extras? {
        guard hasExtras, let attachment else { return nil }
        return unsafeDowncast(attachment, to: Extras.self)
    }

    /// Returns the extras, created now if there were none.
    @inline(never)
    final func makeExtrasIfNeeded() -> Extras {
        if let extras { return extras }
        let made = Extras()
        made.cameFrom = cameFrom
        attachment = made
        hasExtras = true
        return made
    }

    /// The origin that put it in its place. It belongs to the visit: a removed node has none.
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
