/// Somebody who hears of the events of a node, or of every commit, until whatever is observed goes, or until ``end()``.
///
/// It may be dropped: that ends nothing.
public final class Observer<Event> {
    private(set) var handler: ((Event) -> Void)?

    init(_ handler: @escaping (Event) -> Void) {
        self.handler = handler
    }

    /// Hears nothing from now on. O(1).
    public func end() {
        handler = nil
    }
}
