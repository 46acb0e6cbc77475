import Coordination

/// A line of the list that takes a text, and the hops that the text leads to.
struct LinkFind {
    let row: Int
    var unread: [Int] = []
    var leavesFragment = false
    var hops: [Hop] = []

    init(row: Int) { self.row = row }

    /// Makes the hops from the values; false if a route can't be made.
    mutating func made(of values: [Any], in table: LinkTable) -> Bool {
        hops.reserveCapacity(table.rows[row].hops.count)
        for hop in table.rows[row].hops {
            guard let route = hop.route.route(LinkValues(all: values, base: hop.base)) else { return false }
            hops.append(Hop(any: route))
        }
        return true
    }

    func link(in table: LinkTable, _ text: String, _ parts: LinkText) -> ParsedLink {
        ParsedLink(
            hops: table.opening + hops, openingCount: table.opening.count, text: text,
            unreadItems: unread.map { index in
                LinkItem(key: parts.string(parts.items[index].key), value: parts.string(parts.items[index].value))
            },
            unreadFragment: leavesFragment ? parts.fragment.map(parts.string) : nil)
    }
}
