// For what stores a tree: that something has changed, and the tree as it was when the last commit had settled.

/// A call that is made when a tree has changed, unless it is due already.
package final class ChangeNote {
    fileprivate let call: () -> Void

    /// True while the call need not be made: what will be stored has every change.
    package var isDue = false

    fileprivate init(_ call: @escaping () -> Void) { self.call = call }
}

extension CommitQueue {
    /// Has something called whenever a commit has ended, or a trigger has come to wait, or waits no longer. It is told
    /// nothing, and costs a plain commit a call, or nothing while it is due.
    package func note(_ body: @escaping () -> Void) -> ChangeNote {
        let note = ChangeNote(body)
        demandExtras().notes.append(note)
        watch.insert(.noted)
        return note
    }

    func noteChange() {
        guard watch.contains(.noted), let notes = extras?.notes else { return }
        for note in notes where !note.isDue { note.call() }
    }

    /// Looks at the tree as it was when the last commit had settled. O(edits of one that has not).
    package func settled<Result>(_ look: () -> Result) -> Result {
        let running = runningQueue
        switch running.state {
        case .idle, .lent: return look()
        case .telling: return running.commit.journal.isEmpty ? look() : running.commit.beforehand(look)
        case .committing, .applying, .settling, .ending: return running.commit.beforehand(look)
        }
    }
}

extension Node {
    /// The names of the effects and results of the commit that is told of, as far as they have not begun.
    package final var undelivered: [String] { treeQueue.runningQueue.undeliveredNames }

    /// What settles and had waited at a gate; nil if nothing does.
    package final var resumed: (request: Request, intent: (any Intent)?)? {
        guard let request = treeQueue.settlement?.request, let progress = request.progress, progress.attempt > 1 else {
            return nil
        }
        return (request, request.intent)
    }
}
