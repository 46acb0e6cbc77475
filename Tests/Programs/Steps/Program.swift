/// A list of calls, from a launch to the end of everything that they made.
package struct Program: Hashable, Sendable, CustomStringConvertible {
    /// What is called, in order. What none of it opens is opened at the beginning: a window with a stack.
    package var steps: [Step]

    package init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Reads a program as it prints.
    package init(_ text: String) throws(Step.ParseError) {
        steps = try Step.parse(text)
    }

    /// One call a line.
    package var description: String { steps.map(\.description).joined(separator: "\n") }

    package var size: Int { steps.reduce(0) { $0 + $1.size } }
}
