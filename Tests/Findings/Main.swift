import CoordinationProof
import Foundation
import ShopProof

/// Prints what is found, for `.ci/proof-mutants`, `.ci/same-text` and `.ci/map-page`.
///
///     findings SCENARIO       what is found in one of the shop's scenarios, as JSON
///     findings --texts SEED   all texts of explorations and walks that find something
///     findings --page SCREENS the page of the map of an app that is drawn at random
@main struct Findings {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--page" {
            let screens = arguments.last.flatMap { Int($0) } ?? 100
            return print(GeneratedApp.scenario(screens: screens).proof(isQuiet: true).map.page, terminator: "")
        }
        guard arguments.first != "--texts" else {
            return Texts(seed: arguments.last.flatMap { UInt64($0) } ?? 1).print()
        }
        let scenario = ShopScenarios.all.first { $0.name == arguments.first }
        guard let scenario else {
            print(ShopScenarios.all.map(\.name).joined(separator: " "))
            exit(64)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        print(String(decoding: try encoder.encode(Report(scenario)), as: UTF8.self))
    }
}

/// What is found in one scenario.
struct Report: Codable {
    struct Found: Codable {
        let law: String
        let title: String
        let moves: Int
        let hasWay: Bool
        let test: String
    }

    let contradiction: String?
    let extent: String
    let found: [Found]

    /// A way that is shorter than the shortest that was found for the same law; none, as it should be.
    let shorter: String?

    init(_ scenario: Scenario<ExploredShop>) {
        let proof = scenario.proof()
        contradiction = proof.contradiction
        extent = "\(proof.extent)"
        found = proof.findings.map {
            Found(law: $0.law, title: $0.title, moves: $0.way.count, hasWay: $0.hasWay, test: $0.test)
        }
        let shortest = proof.findings.filter(\.hasWay).min { $0.way.count < $1.way.count }
        shorter = shortest.flatMap {
            BareSearch(scenario: scenario, graph: proof.plainGraph).way(shorterThan: $0.way.count, law: $0.law)
        }
        .map { way in way.map(\.description).joined(separator: "; ") }
    }
}
