@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationRestoration

/// Everything that came to an app from outside, in order: routes, links, reports of hosts, answers, signals, time.
///
/// The text has a line for each step, and a check sum in each line. It has no type names: routes are written under the
/// stored names of their coordinators, as in a `StoredState`. Secrets, and routes that
/// `mayStore(_:)` excludes, are not written. As `Codable`, a recording is one string.
public struct Recording: Sendable {
    /// The whole recording, to be saved or sent.
    public let text: String

    /// The steps that can be played, or are missing, in order.
    public let steps: [Step]

    /// The user to whom the recording belongs; nil if nobody was signed in.
    public let owner: String?

    /// The version of the app that wrote the recording, as the app named it.
    public let version: String

    /// True if the last line was not written to its end, as in a crash. That line is left out.
    public let isTorn: Bool

    /// The state in which the recording begins; nil for the launch of the app.
    let start: StoredState?

    /// The tree after the last step; nil if the recording was not ended.
    let end: String?

    /// The steps that cannot be repeated, in order. Playing ends before the first of them.
    public var gaps: [Gap] {
        steps.compactMap { step in
            step.input.gap.map { Gap(step: step.number, words: $0.words, reason: $0.reason) }
        }
    }

    init(unread text: String) {
        (self.text, steps, owner, version, isTorn, start, end) = (text, [], nil, "", true, nil, nil)
    }

    /// One thing that came from outside.
    public struct Step: Sendable {
        /// The number, counted from 1. A trail that begins with a stored state goes on counting.
        public let number: Int

        /// The time since the recorder was made; zero without a time source.
        public let time: Duration

        /// The tree before the step, in the notation; nil if it was the same as before the last step, or not recorded.
        let tree: String?

        let input: RecordedInput
    }

    /// A step that cannot be repeated.
    public struct Gap: Hashable, Sendable {
        /// The number of the step.
        public let step: Int

        /// The step in words, as logs print it.
        public let words: String

        /// The reason.
        public let reason: Reason

        /// A reason why a step cannot be repeated.
        ///
        /// Later versions may add cases, so a `switch` over them needs a `default`.
        @nonexhaustive
        public enum Reason: Hashable, Sendable {
            /// The call has no route, as with `perform(_:)` of a transition. Give it a route.
            case noRoute
            /// A coordinator of the route is not `Restorable`, or the value is not `Codable`.
            case notStored
            /// A secret, or a route that `mayStore(_:)` excludes.
            case secret
            /// The call has gates of its own, which are code. Put them on the route.
            case gates
            /// The step is larger than the limit of a trail.
            case tooLarge
        }
    }

    /// The size limits of a recording. A larger text is refused; a recorder ends when it reaches them.
    public struct Limits: Hashable, Sendable {
        package let bytes: Int
        package let steps: Int

        /// Creates limits of bytes of text and of steps: by default, eight megabytes and a hundred thousand steps.
        public init(bytes: Int = 1 << 23, steps: Int = 100_000) {
            (self.bytes, self.steps) = (bytes, steps)
        }
    }
}

extension Recording.Step: CustomStringConvertible {
    /// The number, the time in seconds and the step in words: `3 at 1.250 s: back() at /0`.
    @_documentation(visibility: internal)
    public var description: String {
        let milliseconds = time.milliseconds
        let rest = String(milliseconds % 1000 + 1000).dropFirst()
        return "\(number) at \(milliseconds / 1000).\(rest) s: \(input.words)"
    }
}

extension Recording.Gap: CustomStringConvertible {
    /// The step and the reason: `step 3 (push(article)): it has no route`.
    @_documentation(visibility: internal)
    public var description: String { "step \(step) (\(words)): \(reason)" }
}

extension Recording.Gap.Reason: CustomStringConvertible {
    private static let all: [(Self, code: String, words: String)] = [
        (.noRoute, "no route", "it has no route"),
        (.notStored, "not stored", "its coordinator is not Restorable, or its value is not Codable"),
        (.secret, "secret", "it has a secret, which is not written"),
        (.gates, "gates", "the call has gates of its own"),
        (.tooLarge, "too large", "it is larger than the limit of the trail"),
    ]

    var code: String { Self.all.first { $0.0 == self }?.code ?? "" }

    init?(code: String) {
        guard let reason = Self.all.first(where: { $0.code == code })?.0 else { return nil }
        self = reason
    }

    /// The reason in words.
    @_documentation(visibility: internal)
    public var description: String { Self.all.first { $0.0 == self }?.words ?? "" }
}

extension Recording: Hashable {
    /// Returns true if both have the same text.
    @_documentation(visibility: internal)
    public static func == (one: Recording, other: Recording) -> Bool { one.text == other.text }

    /// Hashes the text.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Recording: Codable {
    /// Decodes the text.
    ///
    /// - Throws: An error of the decoder, or a ``RecordingError``.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the text.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension Recording: CustomStringConvertible {
    /// The steps, a line for each.
    @_documentation(visibility: internal)
    public var description: String { steps.map(\.description).joined(separator: "\n") }
}
