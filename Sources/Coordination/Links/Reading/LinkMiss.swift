/// The furthest point at which reading failed, and what was expected there.
struct LinkMiss {
    /// The most segments that any line matched, and the places of the table at which those matches ended.
    private var depth = -1
    private var places: [Int] = []
    /// The problem with the query or fragment of a line that matched all segments.
    private var item: Item?

    private struct Item {
        let reason: LinkError.Reason
        let place: LinkError.Place
        let offset: Int?
        let found: String?
        var expected: [String]
    }

    mutating func end(at index: Int, _ place: Int, isEnd: Bool) {
        guard isEnd, index >= depth else { return }
        if index > depth { places.removeAll() }
        depth = index
        if places.count < 4 { places.append(place) }
    }

    private mutating func note(_ new: Item) {
        // Lines with the same path may expect different values of one item: all of them are listed.
        if let old = item, old.place == new.place, old.reason == new.reason, old.expected.count < 6 {
            item?.expected += new.expected.filter { !old.expected.contains($0) }
        } else if item == nil {
            item = new
        }
    }

    mutating func item(
        _ reason: LinkError.Reason, _ key: String, _ offset: Int?, _ found: String?, _ expected: [String]
    ) {
        note(Item(reason: reason, place: .item(key), offset: offset, found: found, expected: expected))
    }

    mutating func fragment(_ offset: Int, _ found: String, _ expected: [String]) {
        note(Item(reason: .badItem, place: .fragment, offset: offset, found: found, expected: expected))
    }

    mutating func unread(_ found: LinkFind, _ parts: LinkText) {
        guard let index = found.unread.first else {
            return note(
                Item(
                    reason: .unread, place: .fragment, offset: parts.fragmentOffset,
                    found: parts.fragment.map(parts.string), expected: ["no fragment"]))
        }
        let item = parts.items[index]
        let key = parts.string(item.key)
        self.item(.unread, key, item.offset, "\(key)=\(parts.string(item.value))", ["no such query item"])
    }

    func error(in table: LinkTable, _ text: String, _ parts: LinkText) -> LinkError {
        if let item {
            return LinkError(
                item.reason, text, item.place, offset: item.offset, found: item.found, expected: item.expected,
                look: LinkNearest(table, parts, nil, []))
        }
        let index = max(0, depth)
        let isOver = index >= parts.segments.count
        return LinkError(
            .unknownPath, text, .segment(index), offset: isOver ? nil : parts.offsets[index],
            found: isOver ? nil : parts.string(parts.segments[index]),
            look: LinkNearest(table, parts, index, places))
    }
}
