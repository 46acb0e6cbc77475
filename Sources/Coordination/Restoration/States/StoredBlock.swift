@_spi(Hosting) import Coordination

// Of a large stack most screens are as they were when it was stored before. So plain ones, which have only a name
// and a route, are written in blocks, and a block is written again only where one of them is another one.

/// The lines of some plain screens that stand beside each other on a stack.
final class StoredBlock {
    /// How many screens are in a block.
    static let size = 128

    private let ids: [NodeID]
    /// What has put each of them there. Kept, so that no other comes to be where it is.
    private let origins: [Origin?]
    /// The numbers of the coordinators that have taken their routes.
    private let takers: [ObjectIdentifier: Int?]
    let bytes: [UInt8]
    let sum: CheckSum

    var count: Int { ids.count }
    let originCount: Int

    /// Writes them.
    init(_ slots: ArraySlice<Slot>, _ numbers: [ObjectIdentifier: Int], _ store: (Origin) -> StoredOrigin?) {
        var content = StoredContent()
        var takers: [ObjectIdentifier: Int?] = [:]
        for slot in slots {
            var stored = StoredNode(kind: .screen)
            stored.name = slot.node.name
            if let mark = slot.node.mark {
                if let origin = store(mark) {
                    stored.origin = content.origins.count
                    content.origins.append(origin)
                } else {
                    stored.isNameless = true
                }
                takers[mark.coordinator] = .some(numbers[mark.coordinator])
            }
            content.nodes.append(stored)
        }
        ids = slots.map(\.node.id)
        origins = slots.map(\.node.mark)
        originCount = content.origins.count
        self.takers = takers
        bytes = StateWriter.lines(of: content)
        sum = CheckSum(bytes)
    }

    /// True if their coordinators have the same numbers.
    func isCurrent(_ numbers: [ObjectIdentifier: Int]) -> Bool { takers.allSatisfy { numbers[$0] == $1 } }

    /// True if these are the same screens, from the same routes.
    func has(_ slots: ArraySlice<Slot>) -> Bool {
        guard slots.count == ids.count else { return false }
        var index = 0
        for slot in slots {
            let node = slot.node
            guard node.extras == nil, node.id == ids[index] else { return false }
            let origin = node.cameFrom
            guard origin === origins[index], origin == nil || origin?.placements == 1 else { return false }
            index += 1
        }
        return true
    }

    /// True if all of these may be in a block.
    static func mayHold(_ slots: ArraySlice<Slot>) -> Bool {
        slots.allSatisfy { slot in
            slot.node is Screen && slot.node.isUnadorned
                && (slot.presentable === slot.node
                    || !(slot.presentable is any StateKeeping) && !(slot.presentable is any Restorable))
        }
    }
}

extension Node {
    /// True if it has nothing of what few nodes have, and nothing else came of its route.
    fileprivate var isUnadorned: Bool { extras == nil && cameFrom.map { $0.placements == 1 } != false }
}

/// The blocks of a tree that is stored again and again.
final class StoredBlocks {
    /// By container, in order; nil for those that are written line by line.
    private var blocks: [ObjectIdentifier: [StoredBlock?]] = [:]
    private var next: [ObjectIdentifier: [StoredBlock?]] = [:]

    /// The parts of what a large stack holds, of which some may be in a block.
    func parts(of container: Container) -> [Range<Int>] {
        guard container.layout.kind == .stack, container.count >= StoredBlock.size / 2 else { return [] }
        return stride(from: 0, to: container.count, by: StoredBlock.size).map { start in
            start..<min(start + StoredBlock.size, container.count)
        }
    }

    /// The block of a part as it was written before, if the part is the same.
    func former(_ container: Container, _ part: Range<Int>, _ slots: ArraySlice<Slot>) -> StoredBlock? {
        guard let all = blocks[ObjectIdentifier(container)], part.lowerBound / StoredBlock.size < all.count,
            let block = all[part.lowerBound / StoredBlock.size], block.has(slots)
        else { return nil }
        return block
    }

    func keep(_ block: StoredBlock, of container: Container, _ part: Range<Int>) {
        let index = part.lowerBound / StoredBlock.size
        var all = next.removeValue(forKey: ObjectIdentifier(container)) ?? []
        while all.count < index { all.append(nil) }
        all.append(block)
        next[ObjectIdentifier(container)] = all
    }

    /// Forgets what was not written this time.
    func finish() {
        blocks = next
        next = [:]
    }
}
