/// The node of something that is built when it is shown. It never has a place: what is built gets that.
package final class LateNode: Node {
    /// What is built; nil where that is known only then.
    let type: (any Presentable.Type)?

    /// Builds one.
    let build: () throws -> any Presentable

    /// What was built last, as long as that lives.
    package weak var latest: Node?

    init(_ type: (any Presentable.Type)?, _ build: @escaping () throws -> any Presentable) {
        self.type = type
        self.build = build
        super.init(name: "")
        // Not bare, so that it is looked for only where something is not.
        _ = demandExtras()
    }

    /// What descriptions call it: its type.
    var typeName: String { type.map { "\($0)" } ?? "…" }
}

extension Node {
    /// This, if it stands for something that is built when it is shown.
    final var late: LateNode? {
        guard ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(LateNode.self) else { return nil }
        return unsafeDowncast(self, to: LateNode.self)
    }

    /// This, or what was built for it last.
    package final var madeNode: Node { late?.latest ?? self }
}
