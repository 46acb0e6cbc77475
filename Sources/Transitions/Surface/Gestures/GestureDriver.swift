/// A driver that turns a recogniser's gestures into transitions: it begins, updates, and finishes or cancels them.
///
/// A recogniser calls ``handle(_:)`` for each event of a gesture, over and over; a test does the same:
///
/// ```swift
/// let swipe = news.gestureDriver(for: .back)
/// swipe.handle(Gesture(.began))
/// swipe.handle(Gesture(.changed, progress: 0.6))
/// swipe.handle(Gesture(.ended, progress: 0.6))  // gone back
/// ```
@_spi(Hosting) public final class GestureDriver {
    private let begin: () -> InteractiveTransition
    private let shouldFinish: (Gesture) -> Bool
    private var transition: InteractiveTransition?

    /// Creates a driver.
    ///
    /// - Parameters:
    ///   - shouldFinish: Returns true if the ended gesture finishes the transition; by default, if at its speed it
    ///     would be past the middle a fifth of a second later.
    ///   - begin: Begins the transition. Called when a gesture begins.
    public init(
        shouldFinish: @escaping (Gesture) -> Bool = { $0.progress + $0.velocity / 5 > 0.5 },
        begin: @escaping () -> InteractiveTransition
    ) {
        self.begin = begin
        self.shouldFinish = shouldFinish
    }

    /// True while a gesture drives a transition.
    public var isActive: Bool { transition?.isActive ?? false }

    /// Handles one event of a gesture. Events before the first `began`, or after an end, are ignored.
    public func handle(_ gesture: Gesture) {
        switch gesture.phase {
        case .began:
            transition?.cancel()
            transition = begin()
            if gesture.progress > 0 { transition?.update(gesture.progress) }
        case .changed: transition?.update(gesture.progress)
        case .ended, .cancelled:
            let ending = transition
            transition = nil
            ending?.update(gesture.progress)
            if gesture.phase == .ended, shouldFinish(gesture) { ending?.finish() } else { ending?.cancel() }
        }
    }
}
