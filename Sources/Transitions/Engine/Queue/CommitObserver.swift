/// An observer of every commit of a tree.
///
/// A class of its own, as a generic handler would cost one more allocation, and one more step in each call.
final class CommitObserver: Observer<CommitRecord> {
    private var handler: ((CommitRecord) -> Void)?

    /// The tap of this observer, if any; one tap may have several. Retained, so that its identity stays unique.
    let tap: AnyObject?

    init(_ handler: @escaping (CommitRecord) -> Void, for tap: AnyObject? = nil) {
        self.handler = handler
        self.tap = tap
        super.init()
    }

    override func notify(_ record: CommitRecord) { handler?(record) }

    override var hasEnded: Bool { handler == nil || isUnread }

    override func releaseHandler() {
        let held = handler
        handler = nil
        // Releasing the handler may trigger, and notify this observer.
        withExtendedLifetime(held) {}
    }
}

extension Node {
    /// Calls a handler with the record of every commit of this tree.
    package final func observeCommits(_ handler: @escaping (CommitRecord) -> Void) -> Observer<CommitRecord> {
        let observer = CommitObserver(handler)
        treeQueue.add(observer)
        return observer
    }

    /// Returns true if an observer is notified of the commits of this tree. O(observers).
    package final func isObserved(by observer: Observer<CommitRecord>) -> Bool {
        treeQueue.observers.contains { $0 === observer }
    }
}
