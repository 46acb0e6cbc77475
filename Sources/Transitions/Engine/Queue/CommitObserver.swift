/// What is told of every commit of a tree.
///
/// What it calls takes a record and nothing else. As what takes any event, it would cost an allocation more, and a step
/// more in each call.
final class CommitObserver: Observer<CommitRecord> {
    private var handler: ((CommitRecord) -> Void)?

    /// Which tap it feeds, where several observers feed one. Kept, so that nothing else is taken for it.
    let tap: AnyObject?

    init(_ handler: @escaping (CommitRecord) -> Void, for tap: AnyObject? = nil) {
        self.handler = handler
        self.tap = tap
        super.init()
    }

    override func notify(_ record: CommitRecord) { handler?(record) }

    override var hasEnded: Bool { handler == nil || isUnread }

    override func letGo() {
        let held = handler
        handler = nil
        // What goes now may trigger, and this be told of it.
        withExtendedLifetime(held) {}
    }
}

extension Node {
    /// Has something called with the record of every commit of this tree.
    package final func observeCommits(_ handler: @escaping (CommitRecord) -> Void) -> Observer<CommitRecord> {
        let observer = CommitObserver(handler)
        treeQueue.add(observer)
        return observer
    }
}
