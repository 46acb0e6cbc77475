/// A parser of stored states.
struct StateReader {
    private let bytes: [UInt8]
    private let limits: StoredState.Limits
    private var content = StoredContent()
    private var routers = 0
    private var line = 0

    init(_ bytes: [UInt8], _ limits: StoredState.Limits) {
        self.bytes = bytes
        self.limits = limits
    }

    consuming func read() throws(RestorationError) -> StoredContent {
        var reader = self
        return try reader.readAll()
    }

    private mutating func readAll() throws(RestorationError) -> StoredContent {
        let body = try readHeader()
        content.isOlder = bytes.starts(with: StateWriter.older)
        var start = body.startIndex
        while start < body.endIndex {
            line += 1
            guard let end = body[start...].firstIndex(of: UInt8(ascii: "\n")) else {
                throw malformed("its last line does not end")
            }
            try read(value(of: body[start..<end]))
            start = end + 1
        }
        guard content.link() else { throw malformed("the counts of its nodes do not add up, or are too deep") }
        guard content.nodes.allSatisfy({ ($0.first ?? -1) < content.waits.count }) else {
            throw malformed("something waits that is not there")
        }
        guard content.waits.indices.allSatisfy({ (content.waits[$0].with ?? -1) < $0 }) else {
            throw malformed("a waiting route names a missing node")
        }
        if content.isAlone,
            content.nodes.first.map({ $0.kind != .windows || $0.total != 1 || $0.children != 1 }) ?? true
        {
            throw malformed("it is no window of its own")
        }
        guard takersAreThere else { throw malformed("a route was taken by a coordinator that is not there") }
        return content
    }

    private func readHeader() throws(RestorationError) -> ArraySlice<UInt8> {
        let (prefix, suffix) = (StateWriter.prefix, StateWriter.suffix)
        guard bytes.starts(with: prefix) || bytes.starts(with: StateWriter.older) else { throw headerError }
        let rest = bytes[prefix.count...]
        guard rest.count >= 16 + suffix.count, rest[(prefix.count + 16)...].starts(with: suffix) else {
            throw headerError
        }
        let body = rest[(prefix.count + 16 + suffix.count)...]
        guard CheckSum(body).digits.elementsEqual(rest.prefix(16)) else { throw .wrongSum }
        return body
    }

    /// The error for a format version that is not known, or for text that is no stored state.
    private var headerError: RestorationError {
        let key = Array("{\"restoration\":".utf8)
        let digits = bytes.starts(with: key) ? bytes[key.count...].prefix { (0x30...0x39).contains($0) } : []
        if let version = Int(String(decoding: digits, as: UTF8.self)), version != StateWriter.version {
            return .unknownFormat(version)
        }
        return .malformed("it is not a stored state")
    }

    private func malformed(_ complaint: String) -> RestorationError { .malformed("\(complaint) (line \(line))") }

    private func value(of line: ArraySlice<UInt8>) throws(RestorationError) -> StoredValue {
        do throws(ValueReader.Flaw) {
            return try ValueReader.value(of: line)
        } catch {
            throw malformed("\(error.complaint), at byte \(error.place)")
        }
    }

    private var takersAreThere: Bool {
        let selected = content.nodes.compactMap(\.selected?.taker)
        return (content.origins.map(\.taker) + content.waits.compactMap(\.taker) + selected).allSatisfy { taker in
            if case .stored(let number) = taker { number < routers } else { true }
        }
    }

    private mutating func read(_ value: StoredValue) throws(RestorationError) {
        var fields = Fields(value)
        if let kind = fields.take("node") {
            try readNode(kind, &fields)
        } else if let routes = fields.take("waits") {
            try readWait(routes, &fields)
        } else if let count = try number(fields.take("keeps")) {
            content.keptCount = count
        } else if let names = fields.take("undelivered") {
            guard case .array(let names) = names else { throw malformed("the undelivered results are not a list") }
            for name in names { content.undelivered.append(try text(name) ?? "") }
        } else {
            content.owner = try text(fields.take("owner"))
            if let date = fields.take("date") {
                guard case .double(let seconds) = date else { throw malformed("the date is no number of seconds") }
                content.date = seconds
            }
            content.isAlone = try flag(fields.take("alone"))
        }
        if let key = fields.rest.first { throw malformed("the key '\(key)' means nothing there") }
    }

    private mutating func readNode(_ kind: StoredValue, _ fields: inout Fields) throws(RestorationError) {
        guard content.nodes.count < limits.nodes else {
            throw .tooLarge(found: content.nodes.count + 1, limit: limits.nodes, unit: "nodes")
        }
        guard let kind = kind.string.flatMap(StoredNode.Kind.init) else { throw malformed("there is no such node") }
        var node = StoredNode(kind: kind)
        node.name = try text(fields.take("name")) ?? ""
        node.column = try number(fields.take("column"))
        node.children = try number(fields.take("children")) ?? 0
        node.modals = try number(fields.take("modals")) ?? 0
        node.embedded = try number(fields.take("embedded")) ?? 0
        // Larger counts are wrong, and their sums could overflow.
        for count in [node.children, node.modals, node.embedded] where count > limits.nodes {
            throw .tooLarge(found: count, limit: limits.nodes, unit: "nodes")
        }
        if kind == .screen, node.children > 0 { throw malformed("something is in a screen") }
        node.shown = try number(fields.take("shown"))
        let selects = (kind == .tabs || kind == .pages) && node.children > 0
        // A split that was stored before there was a column in hand has none.
        let mayHaveHand = kind == .split && node.shown.map { $0 < node.children } ?? true
        guard selects ? node.shown.map({ $0 < node.children }) == true : node.shown == nil || mayHaveHand else {
            throw malformed("the selected node is missing")
        }
        if let hidden = fields.take("hidden") {
            guard case .array(let columns) = hidden, kind == .split else {
                throw malformed("the hidden columns are no list of a split")
            }
            for column in columns { node.hidden.append(try number(column) ?? 0) }
        }
        try readSelected(fields.take("selected"), of: &node)
        node.style = fields.take("style")
        node.router = try text(fields.take("router"))
        if node.router != nil { routers += 1 }
        node.id = try text(fields.take("id"))
        node.key = fields.take("key")
        if let origin = try origin(&fields) {
            node.origin = content.origins.count
            content.origins.append(origin)
        } else if let back = try number(fields.take("with")) {
            guard (1...max(1, content.origins.count)).contains(back), !content.origins.isEmpty else {
                throw malformed("a route is named that is not there")
            }
            node.origin = content.origins.count - back
        }
        node.hasUnstoredOrigin = try flag(fields.take("nameless"))
        if let kept = fields.take("kept") {
            let version = try number(fields.take("keptVersion"))
            guard let version else { throw malformed("a state has no version") }
            node.kept = .init(value: kept, version: version)
        }
        node.keptFlaw = try text(fields.take("keptFlaw"))
        node.isQuestion = try flag(fields.take("question"))
        node.answers = fields.take("answers")
        node.listeners = try number(fields.take("listeners")) ?? 0
        node.first = try number(fields.take("first"))
        if let alerts = fields.take("alerts") {
            guard case .array(let titles) = alerts else { throw malformed("the alerts are no list") }
            for title in titles { node.alerts.append(try text(title) ?? "") }
        }
        content.nodes.append(node)
    }

    private func readSelected(_ value: StoredValue?, of node: inout StoredNode) throws(RestorationError) {
        guard let value else { return }
        if node.shown == nil { throw malformed("the selected node is missing") }
        node.hasUnstoredSelection = value == .null
        if node.hasUnstoredSelection { return }
        var fields = Fields(value)
        node.selected = try origin(&fields)
        if node.selected == nil || !fields.rest.isEmpty { throw malformed("a selection is incomplete") }
    }

    private func origin(_ fields: inout Fields) throws(RestorationError) -> StoredOrigin? {
        guard let route = fields.take("route") else { return nil }
        let version = try number(fields.take("version"))
        guard let version, let taker = try taker(&fields) else { throw malformed("a route has no taker") }
        return StoredOrigin(taker: taker, route: .init(value: route, version: version))
    }

    private mutating func readWait(_ value: StoredValue, _ fields: inout Fields) throws(RestorationError) {
        guard case .array(let hops) = value else { throw malformed("the waiting routes are not a list") }
        var wait = StoredTrigger()
        for hop in hops {
            var hop = Fields(hop)
            let (route, router, version) = (hop.take("route"), hop.take("router"), hop.take("version"))
            guard let route, let router = try text(router), let version = try number(version), hop.rest.isEmpty else {
                throw malformed("a route that waits is not whole")
            }
            wait.routes.append((router, .init(value: route, version: version)))
        }
        wait.taker = try taker(&fields)
        wait.isLink = try flag(fields.take("link"))
        wait.reveals = try flag(fields.take("reveals"))
        wait.with = try number(fields.take("with"))
        content.waits.append(wait)
    }

    private func taker(_ fields: inout Fields) throws(RestorationError) -> StoredOrigin.Taker? {
        if let number = try number(fields.take("by")) { return .stored(number) }
        return try text(fields.take("above")).map { .above($0) }
    }

    private func number(_ value: StoredValue?) throws(RestorationError) -> Int? {
        guard let value else { return nil }
        guard let number = value.int, number >= 0 else { throw malformed("'\(value)' is no count") }
        return number
    }

    private func text(_ value: StoredValue?) throws(RestorationError) -> String? {
        guard let value else { return nil }
        guard let text = value.string else { throw malformed("'\(value)' is no text") }
        return text
    }

    private func flag(_ value: StoredValue?) throws(RestorationError) -> Bool {
        guard let value else { return false }
        guard value == true else { throw malformed("'\(value)' is no mark") }
        return true
    }

    /// The fields of a line that have not been read yet.
    private struct Fields {
        private var values: [String: StoredValue]
        var rest: [String] { values.keys.sorted() }

        init(_ value: StoredValue) {
            if case .object(let values) = value { self.values = values } else { values = ["": value] }
        }

        mutating func take(_ key: String) -> StoredValue? { values.removeValue(forKey: key) }
    }
}
