import Programs
import Testing

@Suite("Programs made smaller") struct ShrinkingTests {
    /// Whether a step like this is anywhere in a program.
    private func has(_ kind: Step.Kind, in steps: [Step]) -> Bool {
        steps.contains { $0.kind == kind || has(kind, in: $0.steps) }
    }

    @Test("a fault of two steps is shrunk to a program of these two")
    func two() {
        var drawing = Drawing(seed: 7)
        var program = drawing.program()
        program.steps.insert(Step(.abandon, [12]), at: 4)
        program.steps.append(Step(.evictAll, [3], [Step(.how, [1])]))
        let shortest = program.shrunk { program in
            let kinds = program.steps.map(\.kind)
            guard let first = kinds.firstIndex(of: .abandon), let last = kinds.lastIndex(of: .evictAll) else {
                return false
            }
            return first < last
        }
        #expect(shortest.description == "abandon\nevictAll")
    }

    @Test("a step deep in others keeps only the steps that it needs around it")
    func deep() throws {
        let program = try Program(
            "back 3; perform 4 { several 2 { add { model 5 { dying { back } } }; take 7 } ; then { reset } }; back")
        let shortest = program.shrunk { has(.dying, in: $0.steps) }
        #expect(shortest.description == "perform { add { model { dying } } }")
    }

    @Test("each smaller program is smaller, or has smaller numbers")
    func smaller() {
        var drawing = Drawing(seed: 3)
        let program = drawing.program()
        func weight(_ steps: [Step]) -> Int {
            steps.reduce(0) { $0 + 1000 + $1.numbers.count + $1.numbers.reduce(0, +) + weight($1.steps) }
        }
        #expect(program.smaller.count > 100)
        for smaller in program.smaller { #expect(weight(smaller.steps) < weight(program.steps)) }
    }
}
