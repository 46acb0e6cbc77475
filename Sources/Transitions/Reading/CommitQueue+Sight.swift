/// Who hears of what comes into sight in the windows of a manager.
final class SightObservers {
    var observers: [Observer<Sight>] = []

    /// The screen that was in front when they were last told.
    weak var front: Node?
}

extension CommitQueue {
    /// Adds an observer, and tells it what is in sight. What a commit is changing counts when that has settled.
    func add(_ observer: Observer<Sight>) {
        let watchers = sightObservers ?? SightObservers()
        sightObservers = watchers
        watchers.observers.removeAll(where: \.hasEnded)
        watchers.observers.append(observer)
        watch.insert(.sighted)
        guard let outermost else { return }
        let (front, seen) = settled { (outermost.frontScreen, outermost.sight) }
        watchers.front = front
        if front == nil, seen.isEmpty { return }
        observer.hear(Sight(front: front, appeared: seen, .text("begin"), at: time?.now))
    }

    /// Looks at the tree as it was when the last commit had settled.
    private func settled<Result>(_ look: () -> Result) -> Result {
        switch runningQueue.state {
        case .idle, .telling, .lent: look()
        case .committing, .applying, .settling, .ending: runningQueue.commit.beforehand(look)
        }
    }

    /// What the observers of this tree, and of those that were borrowed, are to hear of what a commit has done, and not
    /// taken back. O(edits + what can be seen), where there are any.
    func sightings(of request: Request, _ borrowed: [CommitQueue]) -> [Sighting] {
        guard commit.structuralEdits > 0 else { return [] }
        var sightings: [Sighting] = []
        if let own = sighting(of: request, commit) { sightings.append(own) }
        for queue in borrowed {
            if let other = queue.sighting(of: request, commit) { sightings.append(other) }
        }
        return sightings
    }

    private func sighting(of request: Request, _ commit: Commit) -> Sighting? {
        guard watch.contains(.sighted), let watchers = sightObservers, let outermost else { return nil }
        let appeared = commit.sightChange.come.filter { $0.outermost === outermost }
        let front = outermost.frontScreen
        let isNew = front !== watchers.front
        watchers.front = front
        if appeared.isEmpty, !isNew || front == nil { return nil }
        let sight = Sight(front: isNew ? front : nil, appeared: appeared, request.title, at: time?.now)
        return Sighting(sight: sight, observers: watchers.observers, queue: self)
    }

    /// Lets go of those who will hear nothing any more.
    fileprivate func forgetEndedSightObservers() {
        guard let watchers = sightObservers, watchers.observers.contains(where: \.hasEnded) else { return }
        watchers.observers.removeAll(where: \.hasEnded)
        if watchers.observers.isEmpty {
            sightObservers = nil
            watch.remove(.sighted)
        }
    }
}

/// What is to be told to those who observed when it came into sight.
struct Sighting {
    let sight: Sight
    let observers: [Observer<Sight>]
    let queue: CommitQueue

    func tell() {
        for observer in observers { observer.hear(sight) }
        queue.forgetEndedSightObservers()
    }
}

extension Node {
    /// The screen in front; nil where that is a container that holds nothing.
    fileprivate final var frontScreen: Node? {
        let front = front
        return front is Container ? nil : front
    }

    /// All that can be seen of the windows in this tree, from the back to the front.
    fileprivate final var sight: [Node] {
        var seen: [Node] = []
        addSight([], to: &seen)
        return seen
    }
}
