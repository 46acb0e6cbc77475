@_spi(Log) @_spi(Hosting) import Coordination
import Foundation

/// Where the trace goes, if there is one.
enum Trace: Equatable {
    case standardError
    case file(String)
}

/// Writes one line for each screen view and each commit, for programs.
final class TraceWriter {
    private let descriptor: Int32

    init(_ trace: Trace) throws(ReadError) {
        switch trace {
        case .standardError: descriptor = 2
        case .file(let name):
            descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw ReadError(writing: "'\(name)'") }
        }
    }

    deinit {
        if descriptor > 2 { close(descriptor) }
    }

    /// Writes which screens are seen in some windows, and what is committed there, from now on.
    func follow(_ windows: WindowManager) {
        windows.observeVisibility { change in
            if let screen = change.front { self.write(ViewLine(screen, by: change.cause)) }
        }
        windows.observeCommits { self.write(TraceLine($0)) }
    }

    /// Writes what is for developers, and not said to the user.
    func note(_ problem: String) {
        write(["problem": problem])
    }

    /// A trace that cannot be written is no reason to stop.
    private func write(_ line: some Encodable) {
        _ = Output.write(line.json + "\n", to: descriptor)
    }
}

/// A screen that came to the front, as the trace has it.
private struct ViewLine: Encodable {
    let screen: String
    let cause: String

    /// The route that put it where it stands; null where none did that is remembered.
    let route: String?

    init(_ screen: VisibilityChange.Item, by cause: Cause) {
        self.screen = screen.title
        self.cause = cause.description
        route = screen.route?.description
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(screen, forKey: .screen)
        try container.encode(cause, forKey: .cause)
        try container.encode(route, forKey: .route)
    }

    private enum Key: CodingKey {
        case screen, cause, route
    }
}

/// A commit, as the trace has it.
private struct TraceLine: Encodable {
    let cause: String

    /// Where that began, as it stood before; null for a transition without a route.
    let place: String?
    let at: String
    let outcome: String
    let error: String?
    let changes: [String]

    /// How long it took to settle, in milliseconds; null without a time source.
    let settling: Double?

    init(_ record: CommitRecord) {
        cause = record.cause.description
        place = record.cause.place?.description
        at = "\(record.location)"
        let step = Step(of: record.outcome)
        outcome = step.outcome.rawValue
        error = step.error
        changes = record.changes.map(\.description)
        settling = record.settling.map { $0 / .milliseconds(1) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(cause, forKey: .cause)
        try container.encode(place, forKey: .place)
        try container.encode(at, forKey: .at)
        try container.encode(outcome, forKey: .outcome)
        try container.encode(error, forKey: .error)
        try container.encode(changes, forKey: .changes)
        try container.encode(settling, forKey: .settling)
    }

    private enum Key: CodingKey {
        case cause, place, at, outcome, error, changes, settling
    }
}

extension Encodable {
    /// The object in one line, its keys in order.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers and strings can always be encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
