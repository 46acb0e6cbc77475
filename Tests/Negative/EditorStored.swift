// An editor cannot be moved out of the transition that was given it.
// expected: missing reinitialization of inout parameter 'editor' after consume
import Coordination

final class Thief {
    func take(_ editor: consuming Editor<StackRoot>) {}
}

func keep(_ thief: Thief) -> Transition<StackRoot> {
    Transition("keep") { editor in
        thief.take(editor)
    }
}
