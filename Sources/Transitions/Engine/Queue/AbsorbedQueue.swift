/// A queue whose tree has come into another one, and what waited in it for something to happen first.
final class AbsorbedQueue: Absorbed {
    private let queue: CommitQueue
    let holds: [Hold]

    init(_ queue: CommitQueue, _ holds: [Hold]) {
        self.queue = queue
        self.holds = holds
    }

    /// Gives back what waited there, as that tree has a place in the other one no more.
    func giveBack() {
        for hold in holds where hold.queue !== queue && !hold.isOver {
            hold.queue?.backlog?.forget(hold)
            queue.demandBacklog().keep(hold)
        }
    }
}

extension CommitQueue {
    /// What it takes to give back what waited here.
    func absorbed(_ holds: [Hold]) -> any Absorbed { AbsorbedQueue(self, holds) }
}
