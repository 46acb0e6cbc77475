/// One piece of a program: a call, a verb, something to show, a route, a verdict, or what is done in a hook.
///
/// All of them have one shape, so that a program prints, parses and shrinks without knowing what a piece means. A number
/// that is missing counts as zero, and one that is too large as its remainder, so that every program can be played.
package struct Step: Hashable, Sendable {
    /// What it is.
    package var kind: Kind

    /// What it is about: which root, how long, which answer.
    package var numbers: [Int]

    /// What belongs to it, in order.
    package var steps: [Step]

    package init(_ kind: Kind, _ numbers: [Int] = [], _ steps: [Step] = []) {
        self.kind = kind
        self.numbers = numbers
        self.steps = steps
    }

    package subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

    /// How many steps it is, with all that belongs to it.
    package var size: Int { steps.reduce(1) { $0 + $1.size } }
}

extension Step {
    func all(_ sort: Kind.Sort) -> [Step] { steps.filter { $0.kind.sort == sort } }

    func first(_ sort: Kind.Sort) -> Step? { steps.first { $0.kind.sort == sort } }

    /// What is done in a hook; nothing where the step has none of that kind.
    func hook(_ kind: Kind) -> [Step] { steps.first { $0.kind == kind }?.steps ?? [] }

    func has(_ kind: Kind) -> Bool { steps.contains { $0.kind == kind } }

    /// Whether it is of one of these kinds, or something in it is.
    func mentions(_ kinds: Set<Kind>) -> Bool { kinds.contains(kind) || steps.contains { $0.mentions(kinds) } }
}
