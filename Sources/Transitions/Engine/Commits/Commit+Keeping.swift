extension Commit {
    /// Returns the presentable kept under a key, or builds one and keeps it. A rollback undoes this.
    func useKept<P: Presentable>(
        _ key: KeptKey, of keeper: Keeper, lifetime: () throws(TransitionError) -> KeptEntry.Lifetime,
        _ build: () throws -> P
    ) throws -> P {
        if let entry = keeper.entry(under: key), let kept = entry.presentable as? P {
            let node: Node = kept.node
            if let holder = node.holder {
                try holder.refuse(
                    "show \(kept.label)", .alreadyShown(where: node.placeWords(in: holder)))
            }
            useKept(entry)
            return kept
        }
        let lifetime = try lifetime()
        let built = try build()
        let entry = KeptEntry(built, under: key, lifetime)
        // Building may have added an entry for the key.
        keeper.entry(under: key)?.end()
        keeper.add(entry)
        useKept(entry)
        return built
    }

    /// Notes that this commit uses a kept entry.
    @inline(never)
    package func useKept(_ entry: KeptEntry) {
        entry.addUse()
        journal.add(.useKept(entry), .changedKept)
    }

    /// Sets aside all that a tree keeps, as the app is reset.
    func setKeptAside(of outermost: Node) {
        guard let keeper = owner.owner(around: outermost).keeper else { return }
        journal.add(.setAside(keeper.setAllAside(), keeper), .changedKept)
    }

    /// Moves the entries that a node's own tree has kept to the keeper of the tree that the node is in now.
    func adoptKept(of other: CommitOwner, by node: Node) {
        guard let former = other.keeper else { return }
        let keeper = owner.owner(around: node).makeKeeperIfNeeded()
        guard former !== keeper else { return }
        journal.add(.adopt(former.move(to: keeper), from: former, by: keeper), .changedKept)
    }

    /// Settles the changes that this commit made to kept entries.
    ///
    /// - Returns: The effects to run now.
    func settleKept() -> [Effect] {
        var keepers: [Keeper] = []
        var effects: [Effect] = []
        for edit in edits {
            switch edit {
            case .useKept(let entry) where entry.isOnTree:
                if let effect = entry.show() { effects.append(effect) }
                if let keeper = entry.keeper, !keepers.contains(where: { $0 === keeper }) { keepers.append(keeper) }
            case .useKept(let entry):
                if let slot = entry.returnFromCommit() { journal.keep(slot) }
            case .setAside(let entries, _):
                for entry in entries { release(entry) }
            case .adopt(let moved, let former, let keeper):
                for entry in Array(former.entries.values) { release(entry) }
                // The entry would retain the tree that keeps it.
                for entry in moved where entry.keeps(keeper) { release(entry) }
            default: break
            }
        }
        // Kept content of a kept presentable is shown with it.
        for keeper in keepers { keeper.showNested() }
        return effects
    }

    private func release(_ entry: KeptEntry) {
        if let slot = entry.slot { journal.keep(slot) }
        entry.end()
    }
}

extension KeptEntry {
    /// True if `keeper` belongs to this hidden entry's tree, or to that of an entry kept in it. O(entries there).
    fileprivate func keeps(_ keeper: Keeper) -> Bool {
        var waiting = [self]
        var seen: Set<ObjectIdentifier> = []
        while let entry = waiting.popLast() {
            guard let node = entry.slot?.node, node.holder == nil, let next = node.commitOwner?.keeper else { continue }
            if next === keeper { return true }
            if seen.insert(ObjectIdentifier(next)).inserted { waiting += next.entries.values }
        }
        return false
    }
}
