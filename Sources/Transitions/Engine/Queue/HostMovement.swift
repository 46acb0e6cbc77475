/// A movement of a host's toolkit, such as a split that collapses, in which it can take no changes.
///
/// While it lasts, triggers wait, the answers of hosts are kept, and no deadline passes. Reports are followed at once.
/// It ends with ``end()``, when nothing retains it any more, when its node has another host, or when its node leaves
/// the tree.
@_spi(Hosting) public final class HostMovement {
    fileprivate weak var node: Node?
    fileprivate weak var queue: CommitQueue?

    fileprivate init(of node: Node) {
        self.node = node
    }

    deinit { end() }

    /// Ends this. The changes that have come of it are reported before. A second call changes nothing.
    public func end() {
        guard let queue else { return }
        self.queue = nil
        queue.arrive(.movement(node?.path ?? TreePath([]), isUnderWay: false)) { queue.continueAfterMovement() }
    }
}

@_spi(Hosting)
extension Navigable {
    /// Begins a movement of the toolkit around this: of a split that collapses, of a window, of a modal. For hosts.
    ///
    /// - Returns: The movement, to be retained and ended.
    public func beginMovement() -> HostMovement {
        let node: Node = self.node
        let movement = HostMovement(of: node)
        let queue = node.treeQueue
        queue.arrive(.movement(node.path, isUnderWay: true)) { queue.begin(movement) }
        return movement
    }
}

extension CommitQueue {
    fileprivate func begin(_ movement: HostMovement) {
        movement.queue = self
        makeWaitingIfNeeded().keep(WeakMovement(movement, of: self))
        settlement?.stopClock()
    }

    /// Gives waiting requests their turns again, if no other movement is under way.
    fileprivate func continueAfterMovement() {
        guard waiting?.isMoving == false else { return }
        answered()
        runWaiting()
    }

    /// Ends the movements of a node's host, which is replaced.
    func endMovements(of node: Node) {
        for movement in waiting?.movements.compactMap(\.movement) ?? [] where movement.node === node { movement.end() }
    }

    /// Forgets the movements of nodes that have left this tree.
    func forgetMovements(in removed: Node) {
        for movement in waiting?.movements.compactMap(\.movement) ?? [] where movement.node?.outermost === removed {
            movement.queue = nil
        }
    }

    /// Takes over the movements of a tree that is now part of this one.
    func takeOverMovements(of other: Waiting) {
        for movement in other.movements.compactMap(\.movement) where movement.queue != nil { begin(movement) }
    }

    /// Gives back the movements of trees that a rollback has removed again.
    func handOverMovements() {
        for movement in waiting?.movements.compactMap(\.movement) ?? [] where movement.queue === self {
            if let home = movement.node?.treeQueue, home !== self { home.begin(movement) }
        }
    }
}

extension CommitQueue {
    /// Returns the width in answer to whose commit a host reports another one of the same node, if it does: neither
    /// would be the last. Notes the reported one.
    func widthAnswered(by report: Report) -> ColumnsBeside? {
        guard case .resized(let id, let columns) = report else { return nil }
        let running = runningQueue
        let extras = makeExtrasIfNeeded()
        if running.state != .applying || !running.commit.actionFacts.contains(.columns) { extras.widths = [:] }
        if let former = extras.widths[id], former != columns { return former }
        extras.widths[id] = columns
        return nil
    }
}

/// A movement around a part of a tree. Only its host retains it.
struct WeakMovement {
    private(set) weak var movement: HostMovement?
    private let queue: ObjectIdentifier

    init(_ movement: HostMovement, of queue: CommitQueue) {
        self.movement = movement
        self.queue = ObjectIdentifier(queue)
    }

    /// True until the movement has ended, or is that of another tree.
    var isUnderWay: Bool { movement?.queue.map { ObjectIdentifier($0) == queue } ?? false }
}
