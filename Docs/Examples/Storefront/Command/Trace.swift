@_spi(Log) @_spi(Hosting) import Coordination
import Foundation

/// The destination of the trace.
enum Trace: Equatable {
    case standardError
    case file(String)
}

/// A writer of one line for each screen view and each commit, for programs.
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

    /// Writes the screen views and commits of some windows from now on.
    func follow(_ windows: WindowManager) {
        windows.observeVisibility { change in
            if let screen = change.front { self.write(ViewLine(screen, by: change.cause)) }
        }
        windows.observeCommits { self.write(TraceLine($0)) }
    }

    /// Writes a message for developers.
    func note(_ problem: String) {
        write(["problem": problem])
    }

    /// Writes a line. Errors are ignored: a trace is no reason to stop.
    private func write(_ line: some Encodable) {
        _ = Output.write(line.json + "\n", to: descriptor)
    }
}

/// A line about a screen that came to the front.
private struct ViewLine: Encodable {
    let screen: String
    let cause: String

    /// The route that showed the screen; null if no remembered one did.
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

/// A line about a commit.
private struct TraceLine: Encodable {
    let cause: String

    /// The place where the cause began, before the commit; null for a transition without a route.
    let place: String?
    let at: String
    let outcome: String
    let error: String?
    let changes: [String]

    /// The time to settle, in milliseconds; null without a time source.
    let settling: Double?

    init(_ record: CommitRecord) {
        cause = record.cause.description
        place = record.cause.path?.description
        at = "\(record.location)"
        let step = Step(of: record.outcome)
        outcome = step.outcome.rawValue
        error = step.error
        changes = record.changes.map(\.description)
        settling = record.settlingTime.map { $0 / .milliseconds(1) }
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
    /// The object as one line of JSON, with sorted keys.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers and strings can always be encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
