@_spi(Hosting) import Coordination

// Most screens of a large stack do not change between two saves. Plain ones, which have only a name and a route, are
// therefore written in blocks, and a block is written again only if one of its screens has changed.

/// The stored lines of adjacent screens of a stack that have only a name and a route.
final class StoredBlock {
    static let size = 128

    private let ids: [NodeID]
    /// The origins of the screens. Retained, so that no new object gets the address of one.
    private let origins: [Origin?]
    /// The numbers, in the stored tree, of the coordinators that took the routes.
    private let takers: [ObjectIdentifier: Int?]
    let bytes: [UInt8]
    let sum: CheckSum

    var count: Int { ids.count }
    let originCount: Int

    init(_ slots: ArraySlice<Slot>, _ numbers: [ObjectIdentifier: Int], _ store: (Origin) -> StoredOrigin?) {
        var content = StoredContent()
        var takers: [ObjectIdentifier: Int?] = [:]
        for slot in slots {
            var stored = StoredNode(kind: .screen)
            stored.name = slot.node.name
            if let mark = slot.node.placedBy {
                if let origin = store(mark) {
                    stored.origin = content.origins.count
                    content.origins.append(origin)
                } else {
                    stored.hasUnstoredOrigin = true
                }
                takers[mark.coordinator] = .some(numbers[mark.coordinator])
            }
            content.nodes.append(stored)
        }
        ids = slots.map(\.node.id)
        origins = slots.map(\.node.placedBy)
        originCount = content.origins.count
        self.takers = takers
        bytes = StateWriter.lines(of: content)
        sum = CheckSum(bytes[...])
    }

    /// Returns true if the coordinators still have the same numbers.
    func isCurrent(_ numbers: [ObjectIdentifier: Int]) -> Bool { takers.allSatisfy { numbers[$0] == $1 } }

    /// Returns true if these are the same screens, from the same routes.
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

    static func mayHold(_ slots: ArraySlice<Slot>) -> Bool {
        slots.allSatisfy { slot in
            slot.node is Screen && slot.node.isUnadorned
                && (slot.presentable === slot.node
                    || !(slot.presentable is any StateRestorable) && !(slot.presentable is any Restorable))
        }
    }
}

extension Node {
    /// True if the node has no extras, and its route has shown no other node.
    fileprivate var isUnadorned: Bool { extras == nil && cameFrom.map { $0.placements == 1 } != false }
}

/// The blocks of a tree that is stored repeatedly.
final class StoredBlocks {
    /// The blocks by container, in order; nil for ranges that are written line by line.
    private var blocks: [ObjectIdentifier: [StoredBlock?]] = [:]
    private var next: [ObjectIdentifier: [StoredBlock?]] = [:]

    /// Returns the ranges of a large stack that may become blocks; none for other containers.
    func parts(of container: Container) -> [Range<Int>] {
        guard container.layout.kind == .stack, container.count >= StoredBlock.size / 2 else { return [] }
        return stride(from: 0, to: container.count, by: StoredBlock.size).map { start in
            start..<min(start + StoredBlock.size, container.count)
        }
    }

    /// Returns the block of a range as last written, if its screens are the same.
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

    /// Forgets the blocks that were not written this time.
    func finish() {
        blocks = next
        next = [:]
    }
}
