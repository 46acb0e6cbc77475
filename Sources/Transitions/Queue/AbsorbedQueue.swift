/// A queue whose tree has come to stand in another one, and what waited in it for something to happen first.
package final class AbsorbedQueue {
    let queue: CommitQueue
    let holds: [Hold]

    init(_ queue: CommitQueue, _ holds: [Hold]) {
        self.queue = queue
        self.holds = holds
    }
}
