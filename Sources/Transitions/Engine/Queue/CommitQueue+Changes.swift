// For code that stores a tree: a call for each change, and the tree as of the last settled commit.

/// A closure that is called after each change of a tree, except while `isDue` is true.
package final class ChangeCallback {
    fileprivate let call: () -> Void

    /// True while a write of the tree is scheduled: the write will include every change, so the closure is not called.
    package var isDue = false

    fileprivate init(_ call: @escaping () -> Void) { self.call = call }
}

extension CommitQueue {
    /// Adds a closure that is called whenever a commit has ended, or a trigger has begun or stopped waiting. While the
    /// returned callback's `isDue` is true, the closure is not called.
    package func addChangeCallback(_ body: @escaping () -> Void) -> ChangeCallback {
        let callback = ChangeCallback(body)
        makeExtrasIfNeeded().changeCallbacks.append(callback)
        watch.insert(.noted)
        return callback
    }

    /// Calls a handler when a commit that has changed the tree has ended, before what it has removed is released:
    /// ``settled(_:)`` reads the tree as it was before the commit.
    package func observeLeaving(_ handler: @escaping () -> Void) -> Observer<Void> {
        let observer = Observer<Void>(handler)
        makeExtrasIfNeeded().add(observer, of: .leaving)
        watch.insert(.noted)
        return observer
    }

    func noteLeaving() {
        guard watch.contains(.noted), let extras else { return }
        extras.notifyObservers(of: .leaving)
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
