/// What few nodes have.
package final class Extras: Attachment {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var modals: [Slot] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var embedded: [Slot] = []
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
            hostTurn += 1
            undrawn = []
        }
    }
    /// How often the host has changed.
    private(set) var hostTurn: Int32 = 0
    /// Whether it has been closed and kept, and not been let go of since: it still is what a route has put there.
    var isKept = false
    /// Whether it has ended by itself since it was last shown.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var hasFinished = false
    /// What put the node where it stands.
    var cameFrom: Origin?
    /// What has selected what it shows.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var selectionOrigin: Origin?
    /// Of which styles its host has been reported not to draw them.
    var undrawn: [PresentationStyle.Kind] = []
    var watchers: Watchers?
    /// How it stands over what presents it, or last did.
    var style = PresentationStyle.automatic
    /// What it was shown as that has gates of its own, as long as that lives.
    weak var guarded: (any Presentable)?
    /// The root of a window's node, as long as that lives: a coordinator keeps it, or its place.
    weak var windowRoot: AnyObject?
    /// Whose handler is told of its failures once it has left.
    var former: FormerOwner?
    /// Why nothing has filled it yet, where its first route has failed.
    var blank: BlankTree?
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var key: ScreenKey?
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
    /// What few nodes have, made when first needed by ``demandExtras()``.
    package final var extras: Extras? {
        guard hasExtras, let attachment else { return nil }
        return unsafeDowncast(attachment, to: Extras.self)
    }

    /// Gives the extras, made now if there were none.
    @inline(never)
    final func demandExtras() -> Extras {
        if let extras { return extras }
        let made = Extras()
        made.cameFrom = cameFrom
        attachment = made
        hasExtras = true
        return made
    }

    /// What put it where it stands. It belongs to the visit: what has gone has none.
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
