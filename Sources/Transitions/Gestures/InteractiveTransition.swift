/// A transition that a finger drives: the tree shows the new state, and nobody hears of it before it is finished.
///
/// ```swift
/// let swipe = stack.begin(.pop()) { outcome in ended = outcome }
/// swipe.update(0.4)  // the tree shows [list]
/// swipe.cancel()  // and [list, article] again: cancelled(.person)
/// ```
///
/// Nothing else commits meanwhile. Let go of, it is cancelled, so it never has to be cleaned up.
public final class InteractiveTransition {
    /// What waits for the finger; nil for one that could not begin, or has ended.
    weak var settlement: Settlement?

    init() {}

    deinit {
        settlement?.release(.caller)
    }

    /// Whether the finger still has a say. Not, where it could not begin: its outcome says why.
    public var isActive: Bool { settlement.map { $0.isHeld && $0.queue != nil } ?? false }

    /// How much of the way it is, from 0 to 1.
    public private(set) var progress = 0.0

    /// Moves it on, or back; the hosts follow.
    ///
    /// - Parameter progress: How much of the way it is, from 0 to 1; what is outside counts as the nearer of the two.
    public func update(_ progress: Double) {
        guard isActive, let settlement else { return }
        let gesture = Gesture(.changed, progress: progress)
        self.progress = gesture.progress
        settlement.progress = gesture.progress
        settlement.queue?.follow(gesture, of: settlement)
    }

    /// Finishes it: the hosts play the rest, and the outcome comes when they have answered.
    public func finish() {
        settlement?.release(nil)
    }

    /// Turns back: the tree is exactly what it was before, no event goes out, and the outcome is cancelled.
    public func cancel() {
        settlement?.release(.person)
    }
}

extension Node {
    /// Begins a commit that a finger drives, if nothing else is going on.
    package final func begin(
        _ source: Request.Source, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) -> InteractiveTransition {
        let gesture = InteractiveTransition()
        treeQueue.begin(gesture, Request(source, options, location, completion), at: self, body)
        return gesture
    }
}

extension CommitQueue {
    /// Runs a commit that ends with a gesture. What settles makes way if all that plays can be interrupted.
    fileprivate func begin(
        _ gesture: InteractiveTransition, _ request: Request, at node: Node,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        if state == .settling, settlement?.isInterruptible == true { cutShort() }
        guard state == .idle, ahead.isEmpty else {
            request.completion?(.rejected(.busy))
            tellObservers(observers, request, .rejected(.busy), nil)
            return runWaiting()
        }
        run(request, gesture, again: { Trigger(request, anchor: { node }) { _ in } }, body)
        runWaiting()
    }
}

extension ContainerRoot {
    /// Begins a transition of this root that a finger drives.
    ///
    /// It needs the tree for itself: while something settles that cannot be interrupted, it is rejected as busy.
    ///
    /// - Parameters:
    ///   - transition: What is to be done when the gesture is finished.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: What the gesture drives. Keep it as long as the finger is down.
    public func begin(
        _ transition: Transition<Self>, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> InteractiveTransition {
        let location = CallSite(fileID: fileID, line: line)
        return node.begin(.transition { "\(transition)" }, options, location, completion) {
            running throws(TransitionError) in
            try running.perform(transition, on: self)
        }
    }
}

extension Presentable {
    /// Begins a step back from what is in front of this, that a finger drives: what
    /// ``back(with:completion:fileID:line:)`` would do.
    ///
    /// - Parameters:
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: What the gesture drives. Keep it as long as the finger is down.
    public func beginBack(
        with options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> InteractiveTransition {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        return node.begin(.transition { "back()" }, options, location, completion) { running throws(TransitionError) in
            running.commit.back(from: node)
        }
    }
}
