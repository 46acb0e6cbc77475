/// The node of something that is built when it is shown, or of which something is done then. It never has a place: what
/// is shown gets that.
final class LateNode: Node {
    /// A closure that runs as a presentable gets its place. It takes that, the commit that shows it, if one does, and
    /// the node of the root whose verb shows it.
    typealias Arriving = (any Presentable, AnyCommit?, Node) -> Void

    /// What is built; nil where that is known only then.
    let type: (any Presentable.Type)?

    /// Builds one.
    let build: () throws -> any Presentable

    /// The presentable that is there already, and is not built.
    let given: (any Presentable)?

    /// The closure that runs when it is shown.
    let arrive: Arriving?

    /// What was built last, as long as that lives.
    weak var latest: Node?

    init(_ type: (any Presentable.Type)?, _ build: @escaping () throws -> any Presentable) {
        self.type = type
        self.build = build
        given = nil
        arrive = nil
        super.init(name: "")
        // Not bare, so that it is looked for only where something is not.
        _ = demandExtras()
    }

    init(_ given: any Presentable, _ arrive: @escaping Arriving) {
        type = nil
        build = { given }
        self.given = given
        self.arrive = arrive
        super.init(name: (given.node as Node).name)
        _ = demandExtras()
    }

    /// The name in descriptions where it has none of its own: its type.
    var typeName: String { given?.label ?? type.map { "\($0)" } ?? "…" }
}

extension Node {
    /// This, if it stands for something that is built when it is shown.
    final var late: LateNode? { self as? LateNode }

    /// This, or what was built for it last.
    package final var madeNode: Node { late?.latest ?? self }
}
