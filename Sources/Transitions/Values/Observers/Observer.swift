/// Somebody who hears of the events of a node, or of every commit, until whatever is observed goes, or until ``end()``.
///
/// It may be dropped: that ends nothing.
public final class Observer<Event> {
    private var handler: ((Event) -> Void)?

    /// What goes when nobody reads the stream any more that this feeds.
    private weak var reader: StreamReader?
    private let isStream: Bool

    /// Which tap it feeds, where several observers feed one.
    let tap: AnyObject?

    init(_ handler: @escaping (Event) -> Void) {
        self.handler = handler
        isStream = false
        tap = nil
    }

    /// - Parameter tap: What is fed. The observer keeps it, so that nothing else is taken for it.
    init(for tap: AnyObject, feeding handler: @escaping (Event) -> Void) {
        self.handler = handler
        isStream = false
        self.tap = tap
    }

    init(for reader: StreamReader, _ handler: @escaping (Event) -> Void) {
        self.handler = handler
        self.reader = reader
        isStream = true
        tap = nil
    }

    /// Hears nothing from now on. O(1).
    public func end() {
        let held = handler
        handler = nil
        // What goes now may trigger, and this be told of it.
        withExtendedLifetime(held) {}
    }

    func hear(_ event: Event) {
        handler?(event)
    }

    /// Whether it will hear nothing any more.
    var hasEnded: Bool { handler == nil || isStream && reader == nil }
}
