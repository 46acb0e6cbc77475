/// Turns a recogniser's gestures into a transition: begins it, moves it on, and finishes or cancels it.
///
/// A recogniser calls ``handle(_:)`` with each of its moments, over and over; a test does the same:
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

    /// Makes a driver.
    ///
    /// - Parameters:
    ///   - shouldFinish: Whether the transition is finished by a gesture that ended there; by default, if at its speed
    ///     it would be past the middle a fifth of a second later.
    ///   - begin: Begins the transition. Called when a gesture begins.
    public init(
        shouldFinish: @escaping (Gesture) -> Bool = { $0.progress + $0.velocity / 5 > 0.5 },
        begin: @escaping () -> InteractiveTransition
    ) {
        self.begin = begin
        self.shouldFinish = shouldFinish
    }

    /// Whether a gesture drives a transition now.
    public var isActive: Bool { transition?.isActive ?? false }

    /// Takes one moment of a gesture. What comes without a beginning is left alone.
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
