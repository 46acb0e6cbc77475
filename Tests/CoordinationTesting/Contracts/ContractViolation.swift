import Testing

/// A promise that every host, or every root, keeps, and the examined one does not.
public struct ContractViolation: Hashable, Sendable {
    /// What was examined, by its type: `ScreenHost`.
    public let subject: String

    /// What it does not do, as the end of a sentence: `answers each commit`.
    public let promise: String

    let contract: Contract

    enum Contract: String {
        case host, root
    }

    /// Makes the test fail that runs.
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
