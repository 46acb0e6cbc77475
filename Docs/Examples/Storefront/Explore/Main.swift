import CoordinationProof
import Foundation
import ShopProof

/// The command `storefront-explore [NAME]`, which explores the scenarios of the shop, or one of them, and prints what
/// does not hold and the extent of the search. It is a program of its own, so that `storefront` needs no explorer.
@main
enum Main {
    static func main() {
        let (all, names) = (ShopScenarios.all, CommandLine.arguments.dropFirst())
        if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
            let known = all.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("There is no scenario '\(unknown)'. The scenarios: \(known).\n".utf8))
            exit(64)
        }
        let proofs = all.filter { names.isEmpty || names.contains($0.name) }.map { scenario in
            let proof = scenario.proof()
            print(proof)
            return proof
        }
        exit(proofs.allSatisfy(\.problems.isEmpty) ? 0 : 1)
    }
}
