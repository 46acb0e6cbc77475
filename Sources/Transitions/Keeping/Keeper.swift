/// The kept presentables of one tree.
package final class Keeper {
    private(set) var entries: [KeptKey: KeptEntry] = [:]

    /// The entries set aside by a reset that has not settled.
    private var setAside: [KeptKey: [KeptEntry]] = [:]

    /// The entries that are not shown because a presentable around them is not.
    private var nested: [ObjectIdentifier: KeptEntry] = [:]

    /// Returns the entry under a key, unless it has ended.
    func entry(under key: KeptKey) -> KeptEntry? {
        guard let entry = entries[key] else { return nil }
        if entry.isDue || entry.presentable == nil { entry.end() }
        return entry.isOver ? nil : entry
    }

    @inline(never)
    func add(_ entry: KeptEntry) {
        entries[entry.key] = entry
        entry.keeper = self
        noteNested(entry)
    }

    /// Records an entry that is not shown, if its presentable is in another one.
    func noteNested(_ entry: KeptEntry) {
        if !entry.isShown, entry.presentable?.node.holder != nil { nested[ObjectIdentifier(entry)] = entry }
    }

    /// Marks nested entries as shown again, after presentables around them were shown.
    func showNested() {
        for entry in Array(nested.values) where entry.isShown || entry.isOnTree {
            nested[ObjectIdentifier(entry)] = nil
            if !entry.isShown, entries[entry.key] === entry { _ = entry.show() }
        }
    }

    @inline(never)
    func forget(_ entry: KeptEntry) {
        if entries[entry.key] === entry { entries[entry.key] = nil }
        nested[ObjectIdentifier(entry)] = nil
        takeUp(entry)
    }

    /// The presentables that are kept and not shown, in no order.
    var hidden: [any Presentable] {
        entries.values.compactMap { $0.isOver || $0.isShown || $0.isDue ? nil : $0.presentable }
    }

    func end(_ key: KeptKey) {
        for entry in setAside[key] ?? [] { entry.end() }
        entries[key]?.end()
    }

    func endAll() {
        for entry in Array(setAside.values.joined()) + Array(entries.values) { entry.end() }
    }
}

extension Keeper {
    /// Moves the entries to another keeper, unless that uses their keys already. Returns the moved ones.
    func move(to other: Keeper) -> [KeptEntry] {
        var moved: [KeptEntry] = []
        for entry in Array(entries.values) where other.entry(under: entry.key) == nil {
            entries[entry.key] = nil
            other.add(entry)
            moved.append(entry)
        }
        return moved
    }

    /// Takes back entries that were moved, unless they are over.
    func takeBack(_ moved: [KeptEntry], from other: Keeper) {
        for entry in moved where !entry.isOver {
            other.forget(entry)
            add(entry)
        }
    }

    /// Sets all entries aside, until the reset settles or is undone.
    func setAllAside() -> [KeptEntry] {
        let all = Array(entries.values)
        entries = [:]
        for entry in all { setAside[entry.key, default: []].append(entry) }
        return all
    }

    @inline(never)
    private func takeUp(_ entry: KeptEntry) {
        guard let all = setAside[entry.key] else { return }
        let others = all.filter { $0 !== entry }
        setAside[entry.key] = others.isEmpty ? nil : others
    }

    /// Puts entries back that were set aside, unless they are over.
    func takeUp(_ all: [KeptEntry]) {
        for entry in all where !entry.isOver {
            takeUp(entry)
            entries[entry.key] = entry
        }
    }
}

/// The key of a kept presentable: a key of the app, and the presentable's type.
struct KeptKey: Hashable {
    private let key: ScreenKey
    private let type: ObjectIdentifier

    init<P: Presentable>(_ key: some Hashable & Sendable, _ type: P.Type) {
        self.key = ScreenKey(key)
        self.type = ObjectIdentifier(type)
    }
}

extension KeptEntry {
    /// True if the presentable is in a tree with a queue, and not in a removed part.
    var isOnTree: Bool {
        guard let node = presentable?.node, node.holder != nil else { return false }
        return node.isOnATree
    }
}
