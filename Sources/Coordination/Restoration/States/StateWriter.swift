// A stored state has one object per line: first the version of the format, with the check sum of all that follows;
// then, if needed, "owner", "date", and "alone" for one window of several; then the nodes in the order of the tree, and
// the triggers that waited. A node has these keys, except those with a default value:
//
//     node        "screen", "stack", "tabs", "pages", "split", "window", "windows"
//     name        its name in the notation
//     column      the column of a split that holds it
//     children, modals, embedded    the numbers of these; they follow, each with its own
//     shown       the index of the selected child, or of the one in the column in hand
//     hidden      the columns that the user has hidden
//     selected    the route that selected it: an object with "route", "version", and "by" or "above"; null if that
//                 route is not stored
//     style       its presentation style
//     router      the stored name of its coordinator
//     id          the restoration ID of that coordinator
//     key         the key that it is shown under, if that is not its route
//     route       the route that showed it, with "version" and "by": the coordinator that took it, counted among nodes
//                 with a "router"; or "above", the stored name of one around the stored tree
//     with        in place of "route", if an earlier node has the same origin: the number of routes to count back
//     nameless    true if a route put it there that is not stored
//     kept        the state of its model, with "keptVersion"
//     keptFlaw    the reason why that could not be stored
//     question    true for a later question of a flow, with the "answers" that led to it
//     listeners   the number of listeners for its result
//     first       the trigger whose prerequisite it is, by index
//     alerts      the titles of its alerts
//
// A trigger has these:
//
//     waits       its routes, each with "router", "route" and "version"; none if one of them is not stored
//     by, above   the coordinator that was asked
//     link, reveals    true if it is followed as a link, and if its destination is brought to the front
//     with        an earlier trigger that waited for the same prerequisite, by index

// Two more lines may follow: "keeps", the number of kept screens, and "undelivered", the effects that had not run.
// After a state that could not be stored, the header of the one before it says "old" in place of "sum".

/// A writer of stored states as text.
enum StateWriter {
    static let version = 1
    static let prefix = Array("{\"restoration\":\(version),\"sum\":\"".utf8)
    static let older = Array("{\"restoration\":\(version),\"old\":\"".utf8)
    static let suffix = Array("\"}\n".utf8)

    /// - Parameters:
    ///   - content: The state to write.
    ///   - blocks: The blocks written in place of some nodes, by node index.
    static func text(of content: StoredContent, _ blocks: [Int: StoredBlock] = [:]) -> String {
        let header = prefix.count + 16 + suffix.count
        var writer = ValueWriter()
        writer.reserve(blocks.values.reduce(128 * content.nodes.count) { $0 + $1.bytes.count })
        writer.write((content.isOlder ? older : prefix) + Array(repeating: 0x30, count: 16) + suffix)
        var head: [(String, StoredValue)] = []
        if let owner = content.owner { head.append(("owner", .string(owner))) }
        if let date = content.date { head.append(("date", .double(date))) }
        if content.isAlone { head.append(("alone", true)) }
        if !head.isEmpty { writer.writeLine(head) }
        var sum = CheckSum()
        var summed = header
        var seen = 0
        for (index, node) in content.nodes.enumerated() {
            guard let block = blocks[index] else {
                writer.writeLine(fields(of: node, content, &seen))
                continue
            }
            sum.add(writer.bytes[summed...])
            sum.add(block.sum)
            writer.write(block.bytes)
            summed = writer.bytes.count
            seen += block.originCount
        }
        for wait in content.waits { writer.writeLine(fields(of: wait)) }
        if content.keptCount > 0 { writer.writeLine([("keeps", .int(Int64(content.keptCount)))]) }
        if !content.undelivered.isEmpty {
            writer.writeLine([("undelivered", .array(content.undelivered.map { .string($0) }))])
        }
        sum.add(writer.bytes[summed...])
        writer.replace(at: prefix.count, with: sum.digits)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Writes only the lines of the nodes.
    static func lines(of content: StoredContent) -> [UInt8] {
        var writer = ValueWriter()
        var seen = 0
        for node in content.nodes { writer.writeLine(fields(of: node, content, &seen)) }
        return writer.bytes
    }

    private static func fields(
        of node: StoredNode, _ content: StoredContent, _ seen: inout Int
    ) -> [(String, StoredValue)] {
        var fields: [(String, StoredValue)] = [("node", .string(node.kind.rawValue))]
        func add(_ key: String, _ value: StoredValue?) { if let value { fields.append((key, value)) } }
        func add(_ key: String, _ count: Int) { if count > 0 { add(key, .int(Int64(count))) } }
        add("name", node.name.isEmpty ? nil : .string(node.name))
        add("column", node.column.map { .int(Int64($0)) })
        add("children", node.children)
        add("modals", node.modals)
        add("embedded", node.embedded)
        add("shown", node.shown.map { .int(Int64($0)) })
        add("hidden", node.hidden.isEmpty ? nil : .array(node.hidden.map { .int(Int64($0)) }))
        add("selected", node.selected.map { .object(Dictionary(uniqueKeysWithValues: self.fields(of: $0))) })
        add("selected", node.hasUnstoredSelection ? .null : nil)
        add("style", node.style)
        add("router", node.router.map { .string($0) })
        add("id", node.id.map { .string($0) })
        add("key", node.key)
        if let origin = node.origin, origin == seen {
            seen += 1
            fields += self.fields(of: content.origins[origin])
        } else if let origin = node.origin {
            add("with", seen - origin)
        }
        add("nameless", node.hasUnstoredOrigin ? true : nil)
        add("kept", node.kept?.value)
        add("keptVersion", (node.kept?.version).map { .int(Int64($0)) })
        add("keptFlaw", node.keptFlaw.map { .string($0) })
        add("question", node.isQuestion ? true : nil)
        add("answers", node.answers)
        add("listeners", node.listeners)
        add("first", node.first.map { .int(Int64($0)) })
        add("alerts", node.alerts.isEmpty ? nil : .array(node.alerts.map { .string($0) }))
        return fields
    }

    private static func fields(of origin: StoredOrigin) -> [(String, StoredValue)] {
        let route = origin.route
        return [("route", route.value), ("version", .int(Int64(route.version))), field(of: origin.taker)]
    }

    private static func field(of taker: StoredOrigin.Taker) -> (String, StoredValue) {
        switch taker {
        case .stored(let number): ("by", .int(Int64(number)))
        case .above(let name): ("above", .string(name))
        }
    }

    private static func fields(of wait: StoredTrigger) -> [(String, StoredValue)] {
        let routes = wait.routes.map { hop -> StoredValue in
            ["route": hop.route.value, "router": .string(hop.router), "version": .int(Int64(hop.route.version))]
        }
        var fields: [(String, StoredValue)] = [("waits", .array(routes))]
        if let taker = wait.taker { fields.append(field(of: taker)) }
        if wait.isLink { fields.append(("link", true)) }
        if wait.reveals { fields.append(("reveals", true)) }
        if let with = wait.with { fields.append(("with", .int(Int64(with)))) }
        return fields
    }
}
