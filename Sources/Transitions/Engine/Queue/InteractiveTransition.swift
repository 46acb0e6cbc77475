/// A transition that a finger drives: the tree shows the new state, and no observer is told before it is finished.
///
/// ```swift
/// let swipe = stack.begin(.pop()) { outcome in ended = outcome }
/// swipe.update(0.4)  // the tree shows [list]
/// swipe.cancel()  // and [list, article] again: cancelled(.user)
/// ```
///
/// Nothing else commits meanwhile. Let go of, it is cancelled, so it never has to be cleaned up.
@_spi(Hosting) public final class InteractiveTransition {
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

    /// Moves it on, or back; the hosts follow. Does nothing unless it ``isActive``.
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
        settlement?.release(.user)
    }
}

extension CommitQueue {
    /// Begins a commit that a finger drives, if nothing else is going on. What settles makes way if all that plays can
    /// be interrupted.
    package func begin(
        _ intent: any Intent, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?
    ) -> InteractiveTransition {
        let (gesture, request) = (InteractiveTransition(), Request(intent, options, location, completion))
        if state == .settling, settlement?.isInterruptible == true { cutShort() }
        if state == .idle, !hasUrgent {
            run(request, gesture)
        } else {
            request.completion?(.rejected(.busy))
            tellObservers(observers, request, .rejected(.busy), nil)
        }
        runWaiting()
        return gesture
    }
}
