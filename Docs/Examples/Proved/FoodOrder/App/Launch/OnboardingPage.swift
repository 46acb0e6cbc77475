import Coordination

@MainActor final class OnboardingPage: @MainActor Presentable {
    let node: Screen
    let isLast: Bool

    init(_ name: String, isLast: Bool = false) {
        node = Screen(name)
        self.isLast = isLast
    }
}
