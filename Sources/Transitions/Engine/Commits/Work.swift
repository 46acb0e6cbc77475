/// One thing that a commit still has to do.
enum Work {
    /// The steps of a sequence that are left.
    case sequence(any Frame)

    /// One step, for a root, with the options it is to run with.
    case step((AnyObject, inout RunningCommit) throws(TransitionError) -> Void, AnyObject, TransitionOptions)

    /// A trigger that was made while the commit ran.
    case trigger(Trigger)
}

/// A sequence that is being worked through.
@usableFromInline package protocol Frame: AnyObject {
    /// Which step is running, zero-based. Errors are told of it.
    var index: Int { get }

    /// Runs steps until one of them wants something done first, or none is left.
    ///
    /// - Returns: Whether a step wants something done first.
    func advance(_ commit: Commit) throws(TransitionError) -> Bool
}

/// A root that steps are run on, with its node.
@usableFromInline package struct Target {
    @usableFromInline package let root: AnyObject
    @usableFromInline package let node: Container

    @inlinable package init(_ root: AnyObject, node: Container) {
        self.root = root
        self.node = node
    }
}

/// Steps that are run one after the other, each when its turn has come.
@usableFromInline package final class SequenceFrame: Frame {
    private let count: Int
    private let options: TransitionOptions
    private let step: (Int, inout RunningCommit) throws(TransitionError) -> Void
    private var next = 0
    @usableFromInline package private(set) var index = 0

    /// Makes one of as many steps as `count` says; each is told the options.
    @usableFromInline package init(
        _ count: Int, options: TransitionOptions,
        step: @escaping (Int, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.count = count
        self.options = options
        self.step = step
    }

    @usableFromInline package func advance(_ commit: Commit) throws(TransitionError) -> Bool {
        while next < count {
            index = next
            next += 1
            commit.options = options
            var running = RunningCommit(commit: commit)
            try step(index, &running)
            if commit.hasStaged { return true }
        }
        return false
    }
}

extension Commit {
    package var hasStaged: Bool { !staged.isEmpty || !joined.isEmpty }

    /// Runs a step of a sequence, as far as that can be done at once.
    fileprivate func begin(_ step: AnyTransition, on target: Target) throws(TransitionError) {
        guard case .deferred(let prepare) = step.body else { return try stage(step, on: target) }
        if let own = step.options { options = own }
        var running = RunningCommit(commit: self)
        try prepare(target.root, &running)
    }

    /// Takes what a coordinator has prepared. It is let go of here, which costs less than at each place that prepares.
    @usableFromInline package func take(_ step: consuming AnyTransition, on target: Target) throws(TransitionError) {
        if reveals { lastRoot = target.node }
        try stage(step, on: target)
    }

    /// Runs a verb at once, as long as nothing is to be done before it; puts everything else on the list.
    package func stage(_ step: AnyTransition, on target: Target) throws(TransitionError) {
        switch step.body {
        case .plain, .verb:
            if staged.isEmpty { return try run(step, on: target) }
            staged.append(
                .step(
                    { _, running throws(TransitionError) in try running.commit.run(step, on: target) }, target.root,
                    step.options ?? options))
        case .sequence(let steps):
            let list = steps.list
            guard !list.isEmpty else { return }
            stage(
                SequenceFrame(list.count, options: step.options ?? options) { index, running throws(TransitionError) in
                    let commit = running.commit
                    // Not copied, as it would be with the array's subscript.
                    try list.withUnsafeBufferPointer { steps throws(TransitionError) in
                        try commit.begin(steps[index], on: target)
                    }
                })
        case .deferred(let prepare):
            staged.append(.step(prepare, target.root, step.options ?? options))
        }
    }

    /// Puts a sequence of another kind on the list.
    @usableFromInline package func stage(_ frame: any Frame) {
        staged.append(.sequence(frame))
    }

    private func run(_ step: AnyTransition, on target: Target) throws(TransitionError) {
        if target.node !== known { try enter(target.node) }
        guard let own = step.options else { return try perform(step, on: target) }
        let before = options
        options = own
        defer { options = before }
        try perform(step, on: target)
    }

    private func perform(_ step: AnyTransition, on target: Target) throws(TransitionError) {
        let mark = editCount
        do {
            switch step.body {
            case .plain(let perform): try perform(self, target.node, step)
            case .verb(let perform): try perform(target.root, self)
            case .sequence, .deferred: break
            }
        } catch let error as TransitionError {
            undo(to: mark)
            throw error
        } catch {
            undo(to: mark)
            throw TransitionError("carry out '\(step.name)'", .custom(because: "\(error)", remedy: ""))
        }
    }

    /// Runs what was begun, and everything that comes of it, until the list is as long as it was.
    func drain(to base: Int) throws(TransitionError) {
        flush()
        do throws(TransitionError) {
            while work.count > base {
                try doNext()
                // What the step held has gone by now; its end may have made triggers.
                flush()
            }
        } catch {
            throw abandon(to: base, after: error)
        }
    }

    private func doNext() throws(TransitionError) {
        circleSearch?.depth = 0
        if case .sequence(let frame)? = work.last {
            if try !frame.advance(self) { work.removeLast() }
            return
        }
        var running = RunningCommit(commit: self)
        switch work.removeLast() {
        case .sequence: break
        case .step(let run, let root, let options):
            self.options = options
            try run(root, &running)
        case .trigger(let trigger):
            options = trigger.request.options
            if options.reveals { reveals = true }
            try trigger.body(&running)
        }
    }

    /// Puts what the last step wants on the list: its own wishes first, then the triggers that it made.
    private func flush() {
        if let circleSearch { return flush(below: circleSearch) }
        while let trigger = joined.popLast() { work.append(.trigger(trigger)) }
        if work.isEmpty, staged.count == 1 { return swap(&work, &staged) }
        while let next = staged.popLast() { work.append(next) }
    }

    /// The same, with how many steps led to each.
    private func flush(below search: CircleSearch) {
        while let trigger = joined.popLast() { work.append(search.watched(.trigger(trigger))) }
        while let next = staged.popLast() { work.append(search.watched(next)) }
    }

    /// Drops what is left to do, and tells the error which steps led to it.
    private func abandon(to base: Int, after error: TransitionError) -> TransitionError {
        var error = error
        var path: [Int] = []
        for case .sequence(let frame) in work[base...] { path.append(frame.index) }
        error.path = path + error.path
        // Routes in a circle may have got there by thousands of steps; where it began says enough.
        if case .routesInCircle = error.reason { error.path = Array(error.path.prefix(1)) }
        work.removeSubrange(base...)
        staged.removeAll()
        joined.removeAll()
        return error
    }

    /// Runs a transition inside a verb, to its end; one that is refused leaves the tree as it was.
    func performNested(
        _ step: AnyTransition, on target: Target, _ options: TransitionOptions
    ) throws(TransitionError) {
        let outer = (
            joined: joined, options: self.options, edits: edits.count, members: members.count, rejection: rejection
        )
        joined = []
        self.options = options
        defer {
            joined = outer.joined
            self.options = outer.options
        }
        let base = work.count
        do throws(TransitionError) {
            try nest(step) { () throws(TransitionError) in
                try stage(step, on: target)
                try drain(to: base)
            }
        } catch {
            staged = []
            undo(to: outer.edits)
            rejection = outer.rejection
            withdrawn.append(contentsOf: members[outer.members...])
            members.removeSubrange(outer.members...)
            throw error
        }
    }
}
