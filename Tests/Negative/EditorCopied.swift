// An editor cannot be copied.
// expected: missing reinitialization of inout parameter 'editor' after consume
import Coordination

func keep() -> Transition<StackRoot> {
    Transition("copy") { editor in
        var copy = editor
        try copy.perform(.pop())
    }
}
