/// An observer of the events of a node, or of every commit, until the observed object goes, or until ``end()``.
///
/// You need not keep it: dropping it does not end the observation.
public class Observer<Event> {
    private var handler: ((Event) -> Void)?

    /// The reader of the stream that this observer feeds; nil once the stream is not read any more.
    private weak var reader: StreamReader?
    private var isStream = false

    /// Creates an observer without a handler. The initialiser with a handler is a convenience one: the compiler warns
    /// of a recursion if a designated initialiser of a generic class takes a closure and a subclass fixes the type of
    /// event.
    init() {}

    package convenience init(_ handler: @escaping (Event) -> Void) {
        self.init()
        self.handler = handler
    }

    /// Ends the observation when the reader of a stream is released.
    @usableFromInline final func feed(_ reader: StreamReader) { (self.reader, isStream) = (reader, true) }

    /// Ends the observation. O(1).
    public final func end() { releaseHandler() }

    func releaseHandler() {
        let held = handler
        handler = nil
        // Releasing the handler may trigger, and notify this observer.
        withExtendedLifetime(held) {}
    }

    package func notify(_ event: Event) {
        handler?(event)
    }

    /// True if the observation has ended, or its stream is not read any more.
    package var hasEnded: Bool { handler == nil || isUnread }

    /// True if this feeds a stream that is not read any more.
    final var isUnread: Bool { isStream && reader == nil }
}
