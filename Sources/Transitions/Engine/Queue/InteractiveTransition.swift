/// A transition that a gesture drives: the tree shows the new state, but observers are notified only when the
/// transition is finished.
///
/// ```swift
/// let swipe = stack.begin(.pop()) { outcome in ended = outcome }
/// swipe.update(0.4)  // the tree shows [list]
/// swipe.cancel()  // and [list, article] again: cancelled(.user)
/// ```
///
/// Nothing else commits meanwhile. Releasing the object cancels the transition, so it needs no cleanup.
@_spi(Hosting) public final class InteractiveTransition {
    /// The settlement that waits for the gesture; nil if the transition could not begin, or has ended.
    weak var settlement: Settlement?

    init() {}

    deinit {
        settlement?.release(.caller)
    }

    /// True while the gesture drives the transition. False if the transition could not begin: the outcome says why.
    public var isActive: Bool { settlement.map { $0.isHeld && $0.queue != nil } ?? false }

    /// The progress of the gesture, from 0 to 1.
    public private(set) var progress = 0.0

    /// Moves the transition forward or back; the hosts follow. Does nothing unless ``isActive``.
    ///
    /// - Parameter progress: The progress of the gesture, from 0 to 1; a value outside is clamped.
    public func update(_ progress: Double) {
        guard isActive, let settlement else { return }
        let gesture = Gesture(.changed, progress: progress)
        self.progress = gesture.progress
        settlement.progress = gesture.progress
        settlement.queue?.follow(gesture, of: settlement)
    }

    /// Finishes the gesture: the hosts play the rest, and the outcome arrives when they have answered.
    public func finish() {
        settlement?.release(nil)
    }

    /// Cancels the gesture: the tree is exactly as before, no event is sent, and the outcome is cancelled.
    public func cancel() {
        settlement?.release(.user)
    }
}

extension CommitQueue {
    /// Begins a commit that a gesture drives, if no other commit is under way; else the outcome is busy. A settling
    /// commit ends early if all its animations can be interrupted.
    package func begin(
        _ intent: any Intent, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?
    ) -> InteractiveTransition {
        let (gesture, request) = (InteractiveTransition(), Request(intent, options, location, completion))
        pass(request, isGesture: true) { request in
            if state == .settling, settlement?.isInterruptible == true { cutShort() }
            if state == .idle, !hasUrgent {
                run(request, gesture)
            } else {
                request.completion?(.rejected(.busy))
                notifyObservers(observers, request, .rejected(.busy), nil)
            }
            runWaiting()
        }
        return gesture
    }
}
