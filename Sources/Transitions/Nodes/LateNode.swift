/// The node of a presentable that is built when it is shown, or that a closure receives then. It never has a place: the
/// presentable that is shown gets it.
final class LateNode: Node {
    /// A closure that runs when a presentable gets its place. It receives the presentable, the commit that shows it, if
    /// any, and the node of the root whose verb shows it.
    typealias Arriving = (any Presentable, AnyCommit?, Node) -> Void

    /// The type to build; nil if it is known only then.
    let type: (any Presentable.Type)?

    /// The closure that builds it.
    let build: () throws -> any Presentable

    /// The presentable, if it already exists and is not built.
    let given: (any Presentable)?

    /// The closure that runs when it is shown.
    let arrive: Arriving?

    /// The node that was built last, if it still exists.
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

    /// The words for it in messages: the label of the given presentable, else the type to build.
    var typeName: String { given?.label ?? type.map { "\($0)" } ?? "…" }
}

extension Node {
    /// This node, if it is a late one.
    final var late: LateNode? { self as? LateNode }

    /// This node, or the one that was built last for it.
    package final var madeNode: Node { late?.latest ?? self }
}
