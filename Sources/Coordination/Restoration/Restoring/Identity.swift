import Coordination

// Nodes that come back are not matched by position: accounts may have another order by now, or one may have gone. So
// siblings are told apart by names that outlive launches.

/// The features, beside its route, by which a node is recognized in another launch.
struct Identity: Hashable {
    private let kind: StoredNode.Kind
    private let router: String?
    private let id: String?
    private let key: StoredValue?
    /// The name of a container without ID and key; nil for a screen, whose name may depend on its data.
    private let root: String?

    init(_ stored: StoredNode) {
        self.init(stored.kind, stored.router, stored.id, stored.key, stored.name)
    }

    init(_ slot: Slot, of origin: Origin?) {
        let coordinator = slot.restorable
        self.init(
            slot.node.storedKind, coordinator.map { type(of: $0).nameInText }, coordinator?.restorationID,
            slot.node.storedKey(of: origin), slot.node.name)
    }

    private init(_ kind: StoredNode.Kind, _ router: String?, _ id: String?, _ key: StoredValue?, _ name: String) {
        (self.kind, self.router, self.id, self.key) = (kind, router, id, key)
        root = kind == .screen || id != nil || key != nil || name.isEmpty ? nil : name
    }

    var isNamed: Bool { id != nil || key != nil || root != nil }

    /// True for a container without a coordinator and without a name.
    fileprivate var isPlain: Bool { kind != .screen && router == nil && !isNamed }
}

/// The difference between siblings of equal identity: the name of a screen, or the first content of a plain container.
struct Appearance: Hashable {
    fileprivate var levels = 0
    fileprivate var identity: Identity?
    fileprivate var name: String
}

extension StoredContent {
    func appearance(of index: Int) -> Appearance {
        var appearance = Appearance(name: nodes[index].name)
        var index = index
        while Identity(nodes[index]).isPlain, nodes[index].children > 0, isUnrouted(index + 1) {
            index += 1
            appearance = Appearance(
                levels: appearance.levels + 1, identity: Identity(nodes[index]), name: nodes[index].name)
        }
        return appearance
    }

    /// Returns true if no route put the node there: it was made with its container, or shown without a route.
    func isUnrouted(_ index: Int) -> Bool {
        let node = nodes[index]
        return node.origin == nil && !node.hasUnstoredOrigin && !node.isQuestion
    }

    /// Returns true if the node has nothing to restore: no content, coordinator, state, listener or waiting trigger.
    fileprivate func isBare(_ index: Int) -> Bool {
        let node = nodes[index]
        return node.total == 0 && node.router == nil && node.kept == nil && node.listeners == 0 && node.first == nil
    }
}

extension Slot {
    fileprivate var appearance: Appearance {
        var appearance = Appearance(name: node.name)
        var slot = self
        while Identity(slot, of: nil).isPlain, let first = slot.node.content.first, first.node.placedBy == nil {
            slot = first
            appearance = Appearance(
                levels: appearance.levels + 1, identity: Identity(first, of: nil), name: first.node.name)
        }
        return appearance
    }

    fileprivate var restorable: (any Restorable)? {
        presentable as? any Restorable ?? node.presentable as? any Restorable
    }
}

/// A matching of stored nodes with existing ones.
struct Pairing {
    /// The index of the matching slot, by index of the stored node.
    private(set) var places: [Int: Int] = [:]

    /// The stored nodes that match several slots.
    private(set) var doubtful: Set<Int> = []

    /// The stored nodes that are equal to their siblings, so that any match will do.
    private(set) var exchangeable: Set<Int> = []

    /// Matches stored nodes with slots, group by group. Within a group, nodes differ only by `Appearance`.
    ///
    /// - Parameters:
    ///   - groups: The groups: indices of stored nodes, and indices of slots.
    ///   - slots: The existing slots.
    ///   - known: The earlier matches, which count as siblings.
    ///   - content: The stored content.
    mutating func find(
        _ groups: some Sequence<(stored: [Int], places: [Int])>, in slots: [Slot], known: [Int: Int] = [:],
        _ content: StoredContent
    ) {
        let taken = Set(known.values)
        for group in groups where !group.places.isEmpty {
            if group.stored.count == 1, group.places.count == 1 {
                if known[group.stored[0]] == nil { places[group.stored[0]] = group.places[0] }
                continue
            }
            var appearances: [Appearance: (stored: [Int], places: [Int])] = [:]
            for index in group.stored {
                appearances[content.appearance(of: index), default: ([], [])].stored.append(index)
            }
            for place in group.places { appearances[slots[place].appearance]?.places.append(place) }
            for appearance in appearances.values where !appearance.places.isEmpty {
                let (left, free) = (
                    appearance.stored.filter { known[$0] == nil }, appearance.places.filter { !taken.contains($0) }
                )
                let isSole = appearance.stored.count == 1 && appearance.places.count == 1
                let isBare = appearance.stored.allSatisfy(content.isBare)
                let marks = Set(appearance.places.compactMap { slots[$0].node.placedBy.map { ObjectIdentifier($0) } })
                if isSole || isBare || content.haveTakings(appearance.stored) && marks.count == appearance.places.count
                {
                    for (index, place) in zip(left, free) { places[index] = place }
                    if !isSole, isBare { exchangeable.formUnion(left) }
                } else {
                    doubtful.formUnion(left)
                }
            }
            var found = Set(places.values).union(taken)
            let marks = Set(group.places.compactMap { slots[$0].node.placedBy.map { ObjectIdentifier($0) } })
            if content.haveTakings(group.stored), marks.count == group.places.count {
                // Screens of equal routes whose names have changed.
                let left = group.stored.filter { places[$0] == nil && known[$0] == nil && !doubtful.contains($0) }
                for (index, place) in zip(left, group.places.filter { !found.contains($0) }) {
                    places[index] = place
                    found.insert(place)
                }
            }
            // A plain root whose content has changed may be any of those that are left.
            if group.places.contains(where: { !found.contains($0) }) {
                doubtful.formUnion(
                    group.stored.filter { index in
                        places[index] == nil && known[index] == nil && Identity(content.nodes[index]).isPlain
                    })
            }
        }
    }
}

extension StoredContent {
    /// Returns true if a separate taking of a route put each of these nodes there. Equal routes show equal things.
    fileprivate func haveTakings(_ indices: [Int]) -> Bool {
        Set(indices.compactMap { nodes[$0].origin }).count == indices.count
    }
}
