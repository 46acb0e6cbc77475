// An editor is only given, never made.
// expected: 'Editor<Root>' initializer is inaccessible|missing arguments for parameters
import Coordination

func change(_ stack: StackRoot) throws {
    let editor = Editor<StackRoot>()
    _ = editor.root
}
