// For code that stores a tree: a call for each change, and the tree as of the last settled commit.

/// A call that is made when a tree has changed, unless it is due already.
package final class ChangeCallback {
    fileprivate let call: () -> Void

    /// True while the call need not be made: the next write will include every change.
    package var isDue = false

    fileprivate init(_ call: @escaping () -> Void) { self.call = call }
}

extension CommitQueue {
    /// Calls a closure whenever a commit has ended, or a trigger has begun or stopped waiting. This costs a plain
    /// commit one call, or nothing while the call is due.
    package func addChangeCallback(_ body: @escaping () -> Void) -> ChangeCallback {
        let callback = ChangeCallback(body)
        makeExtrasIfNeeded().changeCallbacks.append(callback)
        watch.insert(.noted)
        return callback
    }

    func noteChange() {
        guard watch.contains(.noted), let callbacks = extras?.changeCallbacks else { return }
        for callback in callbacks where !callback.isDue { callback.call() }
    }

    /// Calls a closure that reads the tree as of the last settled commit. O(edits of an unsettled one).
    package func settled<Result>(_ look: () -> Result) -> Result {
        let running = runningQueue
        switch running.state {
        case .idle, .lent: return look()
        case .notifying: return running.commit.journal.isEmpty ? look() : running.commit.beforehand(look)
        case .committing, .applying, .settling, .ending: return running.commit.beforehand(look)
        }
    }
}

extension Node {
    /// The names of the effects and results of the ending commit that have not run yet.
    package final var undelivered: [String] { treeQueue.runningQueue.undeliveredNames }

    /// The request that settles and had waited at a gate; nil if there is none.
    package final var resumed: (request: Request, intent: (any Intent)?)? {
        guard let request = treeQueue.settlement?.request, let progress = request.progress, progress.attempt > 1 else {
            return nil
        }
        return (request, request.intent)
    }
}
