/// What one tree keeps.
package final class Keeper {
    private(set) var entries: [KeptKey: KeptEntry] = [:]

    /// What a reset that has not settled has put away.
    private var aside: [KeptKey: [KeptEntry]] = [:]

    /// What is not shown because something that it is in is not.
    private var inner: [ObjectIdentifier: KeptEntry] = [:]

    /// What is under a key, unless it is over.
    func entry(under key: KeptKey) -> KeptEntry? {
        guard let entry = entries[key] else { return nil }
        if entry.isDue || entry.presentable == nil { entry.end() }
        return entry.isOver ? nil : entry
    }

    @inline(never)
    func add(_ entry: KeptEntry) {
        entries[entry.key] = entry
        entry.keeper = self
        noteInner(entry)
    }

    /// Notes that something is not shown, if it is in something.
    func noteInner(_ entry: KeptEntry) {
        if !entry.isShown, entry.presentable?.node.holder != nil { inner[ObjectIdentifier(entry)] = entry }
    }

    /// Shows what is on a tree again, as what it is in has been shown.
    func showInner() {
        for entry in Array(inner.values) where entry.isShown || entry.isOnTree {
            inner[ObjectIdentifier(entry)] = nil
            if !entry.isShown, entries[entry.key] === entry { _ = entry.show() }
        }
    }

    @inline(never)
    func forget(_ entry: KeptEntry) {
        if entries[entry.key] === entry { entries[entry.key] = nil }
        inner[ObjectIdentifier(entry)] = nil
        takeUp(entry)
    }

    /// What is kept and not shown. In no order.
    var hidden: [any Presentable] {
        entries.values.compactMap { $0.isOver || $0.isShown || $0.isDue ? nil : $0.presentable }
    }

    func end(_ key: KeptKey) {
        for entry in aside[key] ?? [] { entry.end() }
        entries[key]?.end()
    }

    func endAll() {
        for entry in Array(aside.values.joined()) + Array(entries.values) { entry.end() }
    }
}

extension Keeper {
    /// Gives what it has under keys that another has nothing under.
    func move(to other: Keeper) -> [KeptEntry] {
        var moved: [KeptEntry] = []
        for entry in Array(entries.values) where other.entry(under: entry.key) == nil {
            entries[entry.key] = nil
            other.add(entry)
            moved.append(entry)
        }
        return moved
    }

    /// Takes back what it gave, as far as that is not over.
    func giveBack(_ moved: [KeptEntry], from other: Keeper) {
        for entry in moved where !entry.isOver {
            other.forget(entry)
            add(entry)
        }
    }

    /// Puts everything away, to be let go of or taken up again.
    func putAside() -> [KeptEntry] {
        let all = Array(entries.values)
        entries = [:]
        for entry in all { aside[entry.key, default: []].append(entry) }
        return all
    }

    @inline(never)
    private func takeUp(_ entry: KeptEntry) {
        guard let all = aside[entry.key] else { return }
        let others = all.filter { $0 !== entry }
        aside[entry.key] = others.isEmpty ? nil : others
    }

    /// Takes up what was put away, as far as that is not over.
    func takeUp(_ all: [KeptEntry]) {
        for entry in all where !entry.isOver {
            takeUp(entry)
            entries[entry.key] = entry
        }
    }
}

/// What something is kept under: a key, and the type of what is kept.
struct KeptKey: Hashable {
    private let key: ScreenKey
    private let type: ObjectIdentifier

    init<P: Presentable>(_ key: some Hashable & Sendable, _ type: P.Type) {
        self.key = ScreenKey(key)
        self.type = ObjectIdentifier(type)
    }
}

extension KeptEntry {
    /// Whether it is on a tree whose commit it is, or that has been lent to it.
    var isOnTree: Bool {
        guard let node = presentable?.node, node.holder != nil else { return false }
        let outermost = node.outermost
        return outermost.isOwned
    }
}
