/// An observer of the events of a node, or of every commit, until whatever is observed goes, or until ``end()``.
///
/// It may be dropped: that ends nothing.
public class Observer<Event> {
    private var handler: ((Event) -> Void)?

    /// What goes when the stream that this feeds is not read any more.
    private weak var reader: StreamReader?
    private let isStream: Bool

    /// - Parameter handler: What is called; nil for a subclass that keeps that itself.
    package init(_ handler: ((Event) -> Void)?) {
        self.handler = handler
        isStream = false
    }

    @usableFromInline init(for reader: StreamReader, _ handler: @escaping (Event) -> Void) {
        self.handler = handler
        self.reader = reader
        isStream = true
    }

    /// Hears nothing from now on. O(1).
    public final func end() { letGo() }

    /// Lets go of what is called.
    func letGo() {
        let held = handler
        handler = nil
        // What goes now may trigger, and this be told of it.
        withExtendedLifetime(held) {}
    }

    package func notify(_ event: Event) {
        handler?(event)
    }

    /// Whether it will hear nothing any more.
    package var hasEnded: Bool { handler == nil || isStream && reader == nil }
}
