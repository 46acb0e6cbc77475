// An editor cannot be kept for later by a closure that outlives the transition.
// expected: escaping closure captures 'inout' parameter 'editor'
import Coordination

func keep() -> Transition<StackRoot> {
    var later: [() -> Void] = []
    return Transition("keep") { editor in
        later.append { try? editor.perform(.popToRoot()) }
    }
}
