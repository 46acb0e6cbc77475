import Coordination
import CoordinationTesting
import Testing
import Transitions

/// The code of the landing page.
@Suite("The landing page", .noUnhandledFailures) struct LandingPage {
    // snippet.aliases
    typealias Transition = Transitions.Transition
    // snippet.end

    @Test("a first tree") func landing() {
        // snippet.landing
        let stack = StackRoot(Screen("home"))
        stack.perform(.multiple(.push(Screen("list")), .push(Screen("detail"))))
        print(stack.tree)  // [home, list, detail]
        // snippet.end
        expect(stack, "[home, list, detail]")
        let step: LandingPage.Transition<StackRoot> = .pop()
        stack.perform(step)
        expect(stack, "[home, list]")
    }
}
