// In a transition's closure a plain catch is given any error.
// expected: value of type 'any Error' has no member 'reason'
import Coordination

func open(_ list: Screen) -> Transition<StackRoot> {
    Transition("open") { editor in
        do { try editor.perform(.pop(to: list)) } catch { print(error.reason) }
    }
}
