import Testing

/// A promise that every host or every root has to keep, and the examined one breaks.
public struct ContractViolation: Equatable, Sendable {
    /// The type that was examined: `ScreenHost`.
    public let subject: String

    /// The broken promise, as the end of a sentence: `answers each commit`.
    public let promise: String

    let contract: Contract

    enum Contract: String {
        case host, root
    }

    /// Fails the current test.
    func record(at sourceLocation: Testing.SourceLocation) {
        Issue.record(Comment(rawValue: description), sourceLocation: sourceLocation)
    }
}

extension ContractViolation: CustomStringConvertible {
    /// The violation as a sentence: `ScreenHost does not keep a host's promise that it answers each commit.`
    public var description: String {
        "\(subject) does not keep a \(contract)'s promise that it \(promise)."
    }
}
