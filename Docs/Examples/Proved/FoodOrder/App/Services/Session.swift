/// The account in use, and what a first launch has left behind.
@MainActor final class Session {
    var user: User? { didSet { if user != oldValue { onChange() } } }
    var onChange: () -> Void = {}
    var hasSeenOnboarding = false

    var isSignedIn: Bool { user != nil }
}
