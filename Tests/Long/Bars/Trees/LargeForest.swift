import TestSupport
@_spi(Hosting) import Transitions
import TreeTools

/// Draws forests with many nodes: wide, deep, or in many windows.
enum LargeForest {
    static func next(size: Int, with forests: inout RandomForest) -> Tree {
        var builder = Tree.Builder()
        switch forests.random.below(5) {
        case 0:
            builder.node([.stack, .tabs, .pages, .split][forests.random.below(4)], children: size)
            for _ in 0..<size { builder.screen(name: forests.random.oneIn(2) ? "" : "a") }
        case 1:
            for _ in 0..<size {
                let kind = [Tree.Kind.stack, .tabs, .pages, .split][forests.random.below(4)]
                builder.node(kind, children: 1, isShown: true)
            }
        case 2:
            for _ in 0..<size { builder.node(.screen, name: "a", presents: true) }
        case 3:
            for _ in 0..<size { builder.node(.screen, embedded: 1, presents: forests.random.oneIn(50)) }
        default:
            for _ in 0..<size / 2 {
                builder.window(name: forests.name(), alerts: [Tree.Alert(forests.name())])
                builder.screen(name: "a")
            }
        }
        return builder.finish()
    }
}
