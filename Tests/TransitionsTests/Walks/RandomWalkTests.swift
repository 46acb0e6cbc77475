import CoordinationTesting
import TestSupport
import Testing
import Transitions

@Suite("Random walks", .noUnhandledFailures) struct RandomWalkTests {
    @Test(
        "verbs do what a naive model does, and what is refused changes nothing",
        arguments: [20_240_607, 12_013_188_379_493_747_077].map(Walks.seed))
    func walk(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let cast = Cast()
        var model = Model()
        var counts: [Answer] = []
        var steps = 0
        while steps < Walks.count(5_000, long: 50_000) {
            let calls = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.call(using: &random) }
            let isChain = calls.count > 1 && Bool.random(using: &random)
            let before = model
            var note = ""
            func log() -> String { "seed \(seed), step \(steps), \(before.trees), \(calls) \(note)" }
            if isChain {
                var next = model
                var results = calls.map { next.perform($0.verb, on: $0.root) }
                let isBroken = Int.random(in: 0..<3, using: &random) == 0
                var chain = calls.map { cast.step($0.verb, on: $0.root) }
                if isBroken {
                    chain.append(.refused("to go on"))
                    results.append(.refused)
                }
                var outcome: TransitionOutcome?
                cast.home.perform(.multiple(chain)) { outcome = $0 }
                note = "\(results), \(outcome?.description ?? "")"
                let first = results.firstIndex(of: .refused)
                #expect(outcome?.error?.index == first, "\(log())")
                if first == nil { model = next }
            } else {
                for (verb, root) in calls {
                    let expected = model.perform(verb, on: root)
                    let found = cast.perform(verb, on: root)
                    counts.append(found)
                    guard found == expected else {
                        Issue.record("\(log()), \(verb) on n\(root): \(found), not \(expected)")
                        return
                    }
                }
            }
            steps += calls.count
            if steps % 50 < calls.count {
                guard compare(cast, model, log()) else { return }
            }
        }
        #expect(Set(counts.map { "\($0)" }).count == 3)
    }

    private func compare(_ cast: Cast, _ model: Model, _ log: @autoclosure () -> String) -> Bool {
        for (number, member) in cast.members.enumerated() {
            let holder = model.holder(of: number)?.by
            guard member.node.parent === holder.map({ cast.members[$0].node }) else {
                Issue.record("\(log()): n\(number) stands elsewhere")
                return false
            }
            guard holder == nil else { continue }
            let (tree, flaws) = (member.node.tree.description, flaws(in: member))
            guard tree == model.text(number), flaws == [] else {
                Issue.record("\(log()): \(tree) is not \(model.text(number)) \(flaws)")
                return false
            }
        }
        return true
    }

    static func call(using random: inout SplitMix64) -> (verb: Verb, root: Int) {
        let root = Int.random(in: 14..<30, using: &random)
        func any() -> Int { Int.random(in: 0..<30, using: &random) }
        func index() -> Int { Int.random(in: -1...4, using: &random) }
        let verb: Verb =
            switch Int.random(in: 0..<24, using: &random) {
            case 0...2: root < 22 ? .push(any()) : .insert(any(), at: max(0, index()))
            case 3: .pop
            case 4: .popTo(any())
            case 5: .popToRoot
            case 6: .replaceTop(any())
            case 7: .set((0..<Int.random(in: 0...4, using: &random)).map { _ in any() })
            case 8: .insert(any(), at: index())
            case 9: .removeAt(index())
            case 10: .move(from: index(), to: index())
            case 11: .select(index())
            case 12: .turn(Bool.random(using: &random) ? .forward : .reverse)
            case 13: Bool.random(using: &random) ? .column(any(), at: max(0, index())) : .clear(column: max(0, index()))
            case 14...15: .present(any())
            case 16: .presentOnRoot(any())
            case 17: .dismiss
            case 18: .dismissToRoot
            case 19: Int.random(in: 0..<4, using: &random) == 0 ? .dismissAll : .dismiss
            case 20: .finish
            case 21...22: .embed(any(), in: any())
            default: .unembed(any())
            }
        return (verb, root)
    }
}

extension Model {
    /// The trees that consist of more than one node.
    fileprivate var trees: String {
        places.indices.filter { holder(of: $0) == nil }.map(text).filter { $0.split(separator: "n").count > 1 }
            .joined(separator: "; ")
    }
}
