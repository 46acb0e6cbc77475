/// An observer of the events of a node, or of every commit, until whatever is observed goes, or until ``end()``.
///
/// It may be dropped: that ends nothing.
public class Observer<Event> {
    private var handler: ((Event) -> Void)?

    /// The reader of the stream that this feeds, which goes when that is not read any more.
    private weak var reader: StreamReader?
    private var isStream = false

    /// Without a handler. The initializer that takes one is a convenience one: the compiler warns of a recursion where
    /// a designated initializer of a generic class takes a closure, and a subclass is for one kind of event.
    init() {}

    package convenience init(_ handler: @escaping (Event) -> Void) {
        self.init()
        self.handler = handler
    }

    /// Ends with a reader from now on.
    @usableFromInline final func feed(_ reader: StreamReader) { (self.reader, isStream) = (reader, true) }

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
    package var hasEnded: Bool { handler == nil || isUnread }

    /// Whether the stream that it feeds is not read any more.
    final var isUnread: Bool { isStream && reader == nil }
}
