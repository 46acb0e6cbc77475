/// A piece of work that a commit still has to do.
enum Work {
    /// The remaining steps of a sequence.
    case sequence(any Frame)

    /// One step for a root, with its options.
    case step((AnyObject, inout RunningCommit) throws(TransitionError) -> Void, AnyObject, TransitionOptions)

    /// A trigger that was made while the commit ran.
    case request(AnyRequest)

    /// The route that the following work belongs to; nil for none.
    case origin(Origin?)
}

/// A sequence that is running.
@usableFromInline package protocol Frame: AnyObject {
    /// The zero-based index of the running step, for errors.
    var index: Int { get }

    /// Runs steps until one of them stages work, or none is left.
    ///
    /// - Returns: True if a step has staged work.
    func advance(_ commit: Commit) throws(TransitionError) -> Bool
}

/// A root on which steps run, with its node.
@usableFromInline package struct Target {
    @usableFromInline let root: AnyObject
    @usableFromInline let node: Container

    @inlinable init(_ root: AnyObject, node: Container) {
        self.root = root
        self.node = node
    }
}

/// A sequence whose steps are calls of one closure.
private final class SequenceFrame: Frame {
    private let count: Int
    private let options: TransitionOptions
    private let step: (Int, inout RunningCommit) throws(TransitionError) -> Void
    private var next = 0
    private(set) var index = 0

    init(
        _ count: Int, options: TransitionOptions,
        step: @escaping (Int, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.count = count
        self.options = options
        self.step = step
    }

    func advance(_ commit: Commit) throws(TransitionError) -> Bool {
        while next < count {
            index = next
            next += 1
            commit.beginStep(with: options)
            var running = RunningCommit(commit: commit)
            try step(index, &running)
            if commit.hasStaged { return true }
        }
        return false
    }
}

/// A sequence of transitions on one root.
private final class StepsFrame: Frame {
    private let steps: Steps
    private let target: Target
    private let options: TransitionOptions
    private var next = 0
    private(set) var index = 0

    init(_ steps: Steps, _ target: Target, _ options: TransitionOptions) {
        self.steps = steps
        self.target = target
        self.options = options
    }

    func advance(_ commit: Commit) throws(TransitionError) -> Bool {
        // Read in place: the array's subscript would copy the step.
        try steps.list.withUnsafeBufferPointer { steps throws(TransitionError) in
            while next < steps.count {
                index = next
                next += 1
                commit.beginStep(with: options)
                try advance(steps, commit)
                if commit.hasStaged { return true }
            }
            return false
        }
    }

    private func advance(
        _ steps: UnsafeBufferPointer<AnyTransition>, _ commit: Commit
    ) throws(TransitionError) {
        switch steps[index].body {
        case .plain(let verb) where steps[index].options == nil:
            try commit.perform(verb, steps[index].subject, steps[index].animation, on: target)
        case .deferred(let prepare):
            if let own = steps[index].options { commit.beginStep(with: own) }
            var running = RunningCommit(commit: commit)
            try prepare(target.root, &running)
        case .plain, .verb, .sequence: try commit.stage(steps[index], on: target)
        }
    }
}

extension Commit {
    package var hasStaged: Bool { agenda.hasNext }

    /// Stages a step, and notes its root if the commit has to bring it to the front.
    @usableFromInline func take(_ step: consuming AnyTransition, on target: Target) throws(TransitionError) {
        if reveals { noteLastRoot(target.node) }
        try stage(step, on: target)
    }

    /// Runs a verb at once if nothing is staged before it; stages everything else.
    ///
    /// The step is released here, which costs less than at each place that prepares one.
    @usableFromInline package func stage(_ step: consuming AnyTransition, on target: Target) throws(TransitionError) {
        switch step.body {
        case .plain(let verb) where agenda.hasNothingStaged && step.options == nil:
            try perform(verb, step.subject, step.animation, on: target)
        case .plain, .verb: try runOrStage(step, on: target)
        case .sequence(let steps): if !steps.list.isEmpty { stage(StepsFrame(steps, target, step.options ?? options)) }
        case .deferred(let prepare): agenda.stage(.step(prepare, target.root, step.options ?? options))
        }
    }

    /// Stages a sequence.
    @usableFromInline package func stage(_ frame: any Frame) {
        agenda.stage(.sequence(frame))
    }

    /// Stages a sequence of `count` steps, each a call of `step` with its index.
    @usableFromInline package func stage(
        _ count: Int, _ step: @escaping (Int, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        stage(SequenceFrame(count, options: options, step: step))
    }

    /// Stages a closure, to run right after the running step.
    package func stage(_ next: @escaping (inout RunningCommit) throws(TransitionError) -> Void) {
        agenda.stage(.step({ _, running throws(TransitionError) in try next(&running) }, self, options))
    }

    private func runOrStage(_ step: AnyTransition, on target: Target) throws(TransitionError) {
        if agenda.hasNothingStaged { return try run(step, on: target) }
        agenda.stage(
            .step(
                { _, running throws(TransitionError) in try running.commit.run(step, on: target) }, target.root,
                step.options ?? options))
    }

    private func run(_ step: AnyTransition, on target: Target) throws(TransitionError) {
        let before = options
        if let own = step.options { beginStep(with: own) }
        defer { beginStep(with: before) }
        switch step.body {
        case .plain(let verb): try perform(verb, step.subject, step.animation, on: target)
        case .verb(let verb): try perform(verb, step.name, on: target)
        case .sequence, .deferred: break
        }
    }

    /// Performs a verb, or undoes it and throws.
    fileprivate func perform(
        _ verb: AnyTransition.Plain, _ subject: Subject, _ animation: TransitionAnimation?, on target: Target
    ) throws(TransitionError) {
        if target.node !== known { try enter(target.node) }
        let savepoint = savepoint
        do throws(TransitionError) {
            try verb(self, target.node, subject, animation)
        } catch {
            rollback(to: savepoint)
            throw error
        }
    }

    private func perform(
        _ verb: (AnyObject, Commit) throws -> Void, _ name: String, on target: Target
    ) throws(TransitionError) {
        try enter(target.node)
        let savepoint = savepoint
        do {
            try verb(target.root, self)
        } catch {
            rollback(to: savepoint)
            if let error = error as? TransitionError { throw error }
            throw TransitionError("carry out '\(name)'", .custom(because: "\(error)", remedy: ""))
        }
    }

    /// Runs the staged work, and all that follows from it, until only `base` items are on the list.
    func drain(to base: Int) throws(TransitionError) {
        flush()
        do throws(TransitionError) {
            while agenda.count > base {
                try doNext()
                // The step has been released by now, and a `deinit` may have made triggers.
                flush()
            }
        } catch {
            throw abandon(to: base, after: error)
        }
    }

    private func doNext() throws(TransitionError) {
        circleSearch?.depth = 0
        if let frame = agenda.nextFrame {
            if try !frame.advance(self) { _ = agenda.pop() }
            return
        }
        var running = RunningCommit(commit: self)
        switch agenda.pop() {
        case .sequence: break
        case .step(let run, let root, let options):
            beginStep(with: options)
            try run(root, &running)
        case .request(let request):
            beginTrigger(with: request.options)
            try request.join(&running)
        case .origin(let next): noteOrigin(next)
        }
    }

    /// Moves the last step's work to the list: its staged items run first, then the triggers that it made.
    private func flush() {
        // A trigger has no origin; the work after it has the same origin as before.
        if origin != nil, agenda.hasJoined { agenda.push(.origin(origin)) }
        if let circleSearch { agenda.flush(below: circleSearch) } else { agenda.flush() }
    }

    /// Drops the remaining work, and adds to the error the index of the running step in each sequence.
    private func abandon(to base: Int, after error: TransitionError) -> TransitionError {
        var error = error
        var path: [Int] = []
        let dropped = (agenda.drop(to: base), agenda.dropNext())
        for case .sequence(let frame) in dropped.0 { path.append(frame.index) }
        error.path = path + error.path
        // Circular routes may be thousands of steps deep; the first index is enough.
        if case .routesInCircle = error.detail { error.path = Array(error.path.prefix(1)) }
        if base == 0 { noteOrigin(nil) }
        withExtendedLifetime(dropped) {}
        return error
    }

    /// Runs a transition to its end, inside a verb. If the transition throws, it is undone.
    func performNested(
        _ step: AnyTransition, on target: Target, _ options: TransitionOptions
    ) throws(TransitionError) {
        try nest(step) { () throws(TransitionError) in
            try runPart { () throws(TransitionError) in
                beginStep(with: options)
                try stage(step, on: target)
            }
        }
    }

    /// Runs a part of a step, with all that follows from it. If that throws, it is undone.
    func runPart(_ part: () throws(TransitionError) -> Void) throws(TransitionError) {
        let outer = (
            joined: agenda.beginPart(), options: options, origin: origin, savepoint: savepoint,
            members: agenda.members.count, admission: admission.savepoint
        )
        defer {
            agenda.endPart(before: outer.joined)
            beginStep(with: outer.options)
        }
        let base = agenda.count
        do throws(TransitionError) {
            try part()
            try drain(to: base)
        } catch {
            let dropped = agenda.dropNext()
            noteOrigin(outer.origin)
            rollback(to: outer.savepoint)
            admission.rollback(to: outer.admission)
            agenda.withdraw(membersSince: outer.members)
            withExtendedLifetime(dropped) {}
            throw error
        }
    }
}
