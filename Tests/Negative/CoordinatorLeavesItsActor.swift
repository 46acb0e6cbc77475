// A coordinator does not leave the actor that owns it; values do.
// expected: non-Sendable type 'StackRoot' of property 'root' cannot exit actor-isolated context
import Coordination

actor Session {
    let root = StackRoot()
    var tree: Tree { root.tree }
}

func look(at session: Session) async -> Int {
    _ = await session.tree
    return await session.root.screens.count
}
