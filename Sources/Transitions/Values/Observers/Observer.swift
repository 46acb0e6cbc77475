/// An observer of the events of a node, or of every commit, until whatever is observed goes, or until ``end()``.
///
/// It may be dropped: that ends nothing.
public class Observer<Event> {
    private var handler: ((Event) -> Void)?

    /// What goes when the stream that this feeds is not read any more; nil where it feeds none.
    private weak var reader: StreamReader?
    private let isStream: Bool

    /// Without what is called. Initializers that take it are convenience ones: the compiler warns of a recursion
    /// where a designated initializer of a generic class takes a closure, and a subclass is for one kind of event.
    init(feeding reader: StreamReader?) {
        self.reader = reader
        isStream = reader != nil
    }

    package convenience init(_ handler: @escaping (Event) -> Void) {
        self.init(feeding: nil)
        self.handler = handler
    }

    @usableFromInline convenience init(for reader: StreamReader, _ handler: @escaping (Event) -> Void) {
        self.init(feeding: reader)
        self.handler = handler
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
