import CoordinationProof
import ShopProof

/// All sorts of texts about what is found, where laws are planted that do not hold: to be the same in every process.
struct Texts {
    let seed: UInt64

    func print() {
        let scenario = Scenario.account.law(
            .never("a licence") { $0.front == "licence" }, .sometimes("a receipt") { $0.front == "receipt" },
            .within(1, to: "the licences") { $0.front == "licences" },
            .tap("Settings", on: "account") { $0.front == "orders" }, .gate("no gate", guards: .screen("about")))
        let proof = scenario.proof(isQuiet: true)
        Swift.print(proof)
        Swift.print(proof.map, proof.map.mermaid, proof.map.dot, proof.map.svg(), proof.map.page)
        for fact in Scenario.account.factNames {
            Swift.print(scenario.leavingOut(fact: fact).proof(isQuiet: true))
        }
        let others = [
            Scenario.cart.readyLaws().law(shared: .comesBack(from: .refusals, inAtMost: 20)),
            Scenario.expiring.history().budget(moves: 2_000),
        ].map { $0.proof(isQuiet: true) }
        for proof in others { Swift.print(proof) }
        Swift.print(Proof.unseen(in: others).joined(separator: "\n"))
        for number in 0..<20 {
            let finding = scenario.walk(seed: seed + UInt64(number), moves: 100)
            Swift.print(finding.map(\.description) ?? "nothing from seed \(seed + UInt64(number))")
            if let finding { Swift.print(RecordedWay(finding)) }
        }
    }
}
