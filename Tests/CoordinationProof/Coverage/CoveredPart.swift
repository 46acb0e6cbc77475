@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationRestoration

/// A part of an app's navigation, as a line of a coverage has it.
struct CoveredPart: Hashable, Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        case route, gate, screen, report
    }

    let kind: Kind
    let name: String
    /// The end of a route, the verdict of a gate; empty for others.
    let end: String

    init(_ kind: Kind, _ name: String, _ end: String = "") {
        (self.kind, self.end) = (kind, end)
        self.name = String(name.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }

    var description: String { "\(kind.rawValue) \(name)\(end.isEmpty ? "" : ": \(end)")" }

    /// The line of the part, with its check sum and a line feed.
    func line(_ source: Coverage.Source) -> String {
        let text = [source.rawValue, kind.rawValue, name, end].joined(separator: "\t")
        return String(decoding: CheckSum(Array(text.utf8)[...]).digits, as: UTF8.self) + "\t" + text + "\n"
    }

    /// Reads a line without its line feed; nil if it is damaged.
    static func read(_ line: Substring) -> (Coverage.Source, CoveredPart)? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 5, let source = Coverage.Source(rawValue: String(fields[1])),
            let kind = Kind(rawValue: String(fields[2]))
        else { return nil }
        let part = CoveredPart(kind, String(fields[3]), String(fields[4]))
        return part.line(source) == line + "\n" ? (source, part) : nil
    }
}

extension CoveredPart {
    /// The parts that a commit has taken.
    static func parts(of record: CommitRecord) -> [CoveredPart] {
        let end = record.outcome.word
        var parts = record.routes.map { CoveredPart(.route, "\(RouteCase($0))", end) }
        for verdict in record.verdicts { parts.append(CoveredPart(.gate, verdict.source, "\(verdict.kind)")) }
        for change in record.changes where change.kind.isArrival {
            parts.append(CoveredPart(.screen, change.subject.title))
        }
        if let report = record.cause.report { parts.append(CoveredPart(.report, report.word, end)) }
        return parts
    }
}

extension TransitionOutcome {
    fileprivate var word: String {
        switch self {
        case .completed, .noChange: "taken"
        case .cancelled: "cancelled"
        case .rejected: "rejected"
        case .failed: "failed"
        }
    }
}

extension TreeChange.Kind {
    fileprivate var isArrival: Bool {
        switch self {
        case .inserted, .presented, .embedded, .alertShown: true
        default: false
        }
    }
}

extension Report {
    fileprivate var word: String {
        switch self {
        case .popped: "popped"
        case .dismissed: "dismissed"
        case .selected: "selected"
        case .stepped: "stepped"
        case .resized: "resized"
        case .hid: "hid a column"
        case .showed: "showed a column"
        case .chose: "answered"
        case .closed: "closed a window"
        case .focused: "focused a window"
        @unknown default: "reported"
        }
    }
}
