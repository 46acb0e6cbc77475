@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationMoves
import CoordinationRestoration

/// Fields of a line, in the order in which they are written.
struct RecordedFields {
    var fields: [(String, StoredValue)] = []

    init(_ what: String) { fields = [("do", .string(what))] }

    mutating func add(_ key: String, _ value: StoredValue?) { if let value { fields.append((key, value)) } }

    mutating func add(_ path: TreePath?) { add("at", path.map { .string("\($0)") }) }

    mutating func add(_ options: TransitionOptions) {
        if !options.isAnimated { add("animated", false) }
        if options.reveals { add("reveals", true) }
        switch options.policy {
        case .enqueue: break
        case .reject: add("policy", "reject")
        case .coalesce: add("policy", "coalesce")
        }
        add("deadline", options.deadline.map { .int($0.milliseconds) })
    }
}

extension Duration {
    /// The whole milliseconds.
    package var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}

extension RecordedInput {
    /// The input as fields of a line.
    var fields: RecordedFields {
        var line: RecordedFields
        switch self {
        case .routes(let asked):
            let plain = asked.isLink ? asked.isAddress ? "address" : "link" : "trigger"
            line = RecordedFields(asked.isRecovery ? "recover" : plain)
            if asked.start != .router { line.add("start", .string(asked.start.rawValue)) }
            line.add(asked.path)
            line.add("routes", .array(asked.routes.map(\.written)))
            line.add(asked.options)
            if asked.isGesture { line.add("gesture", true) }
            if asked.isSuperseding { line.add("supersedes", true) }
        case .report(let report, let path):
            line = RecordedFields("report")
            line.add("report", .string(report.kind))
            line.add(path)
            switch report {
            case .resized(_, let columns):
                line.add(
                    "columns",
                    columns == .all ? "all" : .array((0..<64).filter(columns.contains).map { .int(Int64($0)) }))
            case .hid(let column, _), .showed(let column, _): line.add("column", .int(Int64(column)))
            case .chose(let title, _): line.add("title", .string(title))
            default: break
            }
        case .deed(let deed, let path, let options, let isGesture):
            switch deed {
            case .back(let count):
                line = RecordedFields("back")
                if count != 1 { line.add("count", .int(Int64(count))) }
            case .finish(let value):
                line = RecordedFields("finish")
                line.add("value", value)
            case .cancelFlow: line = RecordedFields("cancel flow")
            case .choose(let title):
                line = RecordedFields("choose")
                line.add("title", .string(title))
            case .reset: line = RecordedFields("reset")
            }
            line.add(path)
            line.add(options)
            if isGesture { line.add("gesture", true) }
        case .move(let move, let path):
            line = RecordedFields("move")
            line.add("move", .string("\(move)"))
            line.add(path)
        case .state(let state):
            line = RecordedFields("state")
            line.add(state.path)
            if state.version != 1 { line.add("version", .int(Int64(state.version))) }
            line.add("value", state.value)
        case .signal: line = RecordedFields("gates changed")
        case .answer(let gate, let number, let denial):
            line = RecordedFields("answer")
            line.add("gate", .string(gate))
            if number != 0 { line.add("number", .int(Int64(number))) }
            line.add("denies", denial.map { .string($0) })
        case .settling(let commit):
            line = RecordedFields("settle")
            line.add("commit", .int(Int64(commit)))
        case .shown(let refusal):
            line = RecordedFields("shown")
            line.add("refuses", refusal.map { .string($0) })
        case .movement(let path, let isUnderWay):
            line = RecordedFields(isUnderWay ? "hold" : "let go")
            line.add(path)
        case .gestureEnd(let isFinished): line = RecordedFields(isFinished ? "finish gesture" : "cancel gesture")
        case .missing(let words, let reason):
            line = RecordedFields("missing")
            line.add("words", .string(words))
            line.add("because", .string(reason.code))
        }
        return line
    }

    /// Reads an input from the fields of a line.
    ///
    /// - Throws: A complaint.
    init(_ line: StoredValue) throws(RecordingFlaw) {
        let path = try line.path
        switch line["do"]?.string {
        case let kind? where ["trigger", "link", "address", "recover"].contains(kind):
            let isLink = ["link", "address"].contains(kind)
            guard case .array(let written)? = line["routes"], written.count == 1 || isLink else {
                throw RecordingFlaw("it has no routes, or too many")
            }
            var routes: [StoredRoute] = []
            for value in written { routes.append(try StoredRoute(written: value)) }
            let start = line["start"].map { $0.string.flatMap(RecordedRoutes.Start.init) } ?? .router
            guard let start else { throw RecordingFlaw("its start is not known") }
            self = .routes(
                RecordedRoutes(
                    routes: routes, start: start, path: path, isLink: isLink, isRecovery: kind == "recover",
                    isAddress: kind == "address", isSuperseding: try line.flag("supersedes") ?? false,
                    options: try line.options,
                    isGesture: try line.flag("gesture") ?? false))
        case "report": self = .report(try line.report, path)
        case "back": self = try Self(.back(try line.number("count") ?? 1), line)
        case "finish":
            guard let value = line["value"] else { throw RecordingFlaw("it has no value") }
            self = try Self(.finish(value), line)
        case "cancel flow": self = try Self(.cancelFlow, line)
        case "choose": self = try Self(.choose(try line.text("title")), line)
        case "reset": self = try Self(.reset, line)
        case "move":
            guard let move = Move(try line.text("move")) else { throw RecordingFlaw("its move cannot be read") }
            self = .move(move, try line.place)
        case "state":
            guard let value = line["value"] else { throw RecordingFlaw("it has no value") }
            self = .state(
                StoredModelState(path: try line.place, version: try line.number("version") ?? 1, value: value))
        case "gates changed": self = .signal
        case "answer":
            self = .answer(
                gate: try line.text("gate"), number: try line.number("number") ?? 0, denial: line["denies"]?.string)
        case "settle":
            guard let commit = try line.number("commit") else { throw RecordingFlaw("it has no commit") }
            self = .settling(commit: commit)
        case "shown": self = .shown(refusal: line["refuses"]?.string)
        case "finish gesture": self = .gestureEnd(isFinished: true)
        case "cancel gesture": self = .gestureEnd(isFinished: false)
        case "hold": self = .movement(try line.place, isUnderWay: true)
        case "let go": self = .movement(try line.place, isUnderWay: false)
        case "missing":
            guard let reason = Recording.Gap.Reason(code: try line.text("because")) else {
                throw RecordingFlaw("its reason is not known")
            }
            self = .missing(try line.text("words"), reason)
        case let other: throw RecordingFlaw("'\(other ?? "")' is not known")
        }
    }
}

extension RecordedInput {
    private init(_ deed: RecordedDeed, _ line: StoredValue) throws(RecordingFlaw) {
        self = .deed(deed, try line.place, try line.options, isGesture: try line.flag("gesture") ?? false)
    }
}

/// The reason why a line cannot be read, without a full stop.
struct RecordingFlaw: Error {
    let complaint: String

    init(_ complaint: String) { self.complaint = complaint }
}

extension StoredRoute {
    fileprivate var written: StoredValue {
        var fields: [String: StoredValue] = ["of": .string(router), "route": value]
        if version != 1 { fields["version"] = .int(Int64(version)) }
        return .object(fields)
    }

    fileprivate init(written: StoredValue) throws(RecordingFlaw) {
        guard let router = written["of"]?.string, let value = written["route"] else {
            throw RecordingFlaw("a route is incomplete")
        }
        self.init(router: router, version: try written.number("version") ?? 1, value: value)
    }
}

extension StoredValue {
    fileprivate func text(_ key: String) throws(RecordingFlaw) -> String {
        guard let text = self[key]?.string else { throw RecordingFlaw("it has no \(key)") }
        return text
    }

    fileprivate func number(_ key: String) throws(RecordingFlaw) -> Int? {
        guard let value = self[key] else { return nil }
        guard let number = value.int, number >= 0 else { throw RecordingFlaw("its \(key) is no number") }
        return number
    }

    fileprivate func flag(_ key: String) throws(RecordingFlaw) -> Bool? {
        guard let value = self[key] else { return nil }
        guard case .bool(let flag) = value else { throw RecordingFlaw("its \(key) is neither true nor false") }
        return flag
    }

    fileprivate var path: TreePath? {
        get throws(RecordingFlaw) {
            guard let value = self["at"] else { return nil }
            guard let path = value.string.flatMap(TreePath.init) else { throw RecordingFlaw("its place is no path") }
            return path
        }
    }

    fileprivate var place: TreePath {
        get throws(RecordingFlaw) {
            guard let path = try path else { throw RecordingFlaw("it has no place") }
            return path
        }
    }

    fileprivate var options: TransitionOptions {
        get throws(RecordingFlaw) {
            let policy: TransitionOptions.Policy
            switch self["policy"] {
            case nil: policy = .enqueue
            case "reject": policy = .reject
            case "coalesce": policy = .coalesce
            default: throw RecordingFlaw("its policy is not known")
            }
            return TransitionOptions(
                animated: try flag("animated") ?? true, policy: policy,
                deadline: try number("deadline").map { .milliseconds($0) }, reveals: try flag("reveals") ?? false)
        }
    }

    fileprivate var report: Report {
        get throws(RecordingFlaw) {
            // The id is that of the node at the path, once it is played.
            let id = NodeID.random()
            let kind = try text("report")
            switch kind {
            case "popped": return .popped(to: id)
            case "dismissed": return .dismissed(id)
            case "selected": return .selected(id)
            case "stepped": return .stepped(to: id)
            case "resized": return .resized(id, try columns)
            case "hid": return .hid(column: try number("column") ?? 0, of: id)
            case "showed": return .showed(column: try number("column") ?? 0, of: id)
            case "chose": return .chose(try text("title"), alert: id)
            case "closed": return .closed(id)
            case "focused": return .focused(id)
            default: throw RecordingFlaw("the report '\(kind)' is not known")
            }
        }
    }

    private var columns: ColumnsBeside {
        get throws(RecordingFlaw) {
            if self["columns"] == "all" { return .all }
            guard case .array(let values)? = self["columns"] else { throw RecordingFlaw("it has no columns") }
            return ColumnsBeside(values.compactMap(\.int))
        }
    }
}

extension Report {
    fileprivate var kind: String {
        switch self {
        case .popped: "popped"
        case .dismissed: "dismissed"
        case .selected: "selected"
        case .stepped: "stepped"
        case .resized: "resized"
        case .hid: "hid"
        case .showed: "showed"
        case .chose: "chose"
        case .closed: "closed"
        case .focused: "focused"
        @unknown default: "unknown"
        }
    }
}
