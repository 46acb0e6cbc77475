/// A stand-in for a presentable that is built, or passed to a closure, when it is shown. A late node never has a place:
/// the shown presentable gets it.
final class LateNode: Node {
    /// A closure that runs when a presentable gets its place. It receives the presentable, the commit that shows it, if
    /// any, and the node of the root whose verb shows it.
    typealias Arriving = (any Presentable, AnyCommit?, Node) -> Void

    /// The type to build; nil if it is known only from the built presentable.
    let type: (any Presentable.Type)?

    let build: () throws -> any Presentable

    /// The presentable, if it already exists; nil if it is built.
    let given: (any Presentable)?

    let arrive: Arriving?

    /// The node of the presentable that was built last, if it still exists.
    weak var latest: Node?

    init(_ type: (any Presentable.Type)?, _ build: @escaping () throws -> any Presentable) {
        self.type = type
        self.build = build
        given = nil
        arrive = nil
        super.init(name: "")
        // Makes this not bare, so that bare nodes need no check for being late.
        _ = makeExtrasIfNeeded()
    }

    init(_ given: any Presentable, _ arrive: @escaping Arriving) {
        type = nil
        build = { given }
        self.given = given
        self.arrive = arrive
        super.init(name: (given.node as Node).name)
        _ = makeExtrasIfNeeded()
    }

    /// The words for messages: the label of the given presentable, else the type to build.
    var typeName: String { given?.label ?? type.map { "\($0)" } ?? "…" }
}

extension Node {
    /// This node, if it is a late one.
    final var late: LateNode? { self as? LateNode }

    /// This node; for a late one, the node that was built last for it, if any.
    package final var madeNode: Node { late?.latest ?? self }
}
