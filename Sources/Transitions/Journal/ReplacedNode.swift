/// The outermost node of a tree whose commit settles. The edits refer to another node in its place, so that they do not
/// retain their own queue.
struct ReplacedNode {
    /// The node that the edits refer to instead.
    let standIn: Node

    private weak var node: Node?

    init(_ node: Node) {
        self.node = node
        standIn = (node as? Container).map { Container($0.layout, name: $0.name) } ?? Screen(node.name)
        standIn.watch = .released
    }

    /// Returns an edit about the node itself again, as long as the node lives.
    fileprivate func edit(_ edit: Edit) -> Edit { node.map { edit.with($0, for: standIn) } ?? edit }
}

extension [ReplacedNode] {
    /// Returns an edit about the node that was replaced in it.
    func edit(_ edit: Edit) -> Edit { reduce(edit) { $1.edit($0) } }
}

extension Edit {
    /// Returns the edit with another node in place of `node`, if it is about that.
    func with(_ other: Node, for node: Node) -> Edit {
        guard about === node else { return self }
        let container = other as? Container
        switch (self, container) {
        case (.insert(let placement), _): return .insert(placement.at(other))
        case (.remove(let placement), _): return .remove(placement.at(other))
        case (.move(let slot, _, let from, let to, let shown, let motion), let container?):
            return .move(slot, container, from: from, to: to, shownBefore: shown, motion)
        case (.select(let slot, _, let before, let after, let direction, let motion), let container?):
            return .select(slot, container, before: before, after: after, direction, motion)
        case (.take(let slot, _, let before, let after, let motion), let container?):
            return .take(slot, container, before: before, after: after, motion)
        case (.hide(_, let before, let after), let container?): return .hide(container, before: before, after: after)
        case (.resize(_, let before, let after), _): return .resize(other, before: before, after: after)
        case (.noteSelection(_, let before, let after), let container?):
            return .noteSelection(container, before: before, after: after)
        case (.claim, let container?): return .claim(container)
        case (.indexKey(let shown, _, let before), let container?):
            return .indexKey(of: shown, container, before: before)
        case (.showAlert(let alert, _, let index, let motion), _):
            return .showAlert(alert, host: other, at: index, motion)
        case (.closeAlert(let alert, _, let index, let motion), _):
            return .closeAlert(alert, host: other, at: index, motion)
        case (.reselect, _): return .reselect(other)
        case (.reach, _): return .reach(other)
        case (.finish(_, let before), _): return .finish(other, before: before)
        case (.reuse, _): return .reuse(other)
        case (.expect(_, let expectation), _): return .expect(other, expectation)
        case (.storeKey, _): return .storeKey(other)
        case (.replaceKey(_, let former), _): return .replaceKey(other, former: former)
        case (.storeAnimation(_, let before), _): return .storeAnimation(other, before: before)
        default: return self
        }
    }
}
