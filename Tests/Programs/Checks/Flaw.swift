/// What is wrong with what a program has come to.
package struct Flaw: Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, without anything that differs from program to program.
    package let headline: String

    /// With what it went wrong.
    package let details: String

    init(_ headline: String, _ details: String = "") {
        self.headline = headline
        self.details = details
    }

    package var description: String { details.isEmpty ? headline : "\(headline): \(details)" }
}
