import CoordinationProof
import ShopProof

/// The command `storefront explore`, which prints what does not hold.
enum Explore {
    static var names: [String] { ShopScenarios.all.map(\.name) }

    /// Explores scenarios, and prints the findings and how far the search went.
    ///
    /// - Parameter name: The only scenario to explore; nil for all.
    static func run(_ name: String?) -> Int32 {
        var hasFound = false
        for scenario in ShopScenarios.all where name == nil || scenario.name == name {
            let proof = scenario.proof()
            Output.line("\(proof)")
            if !proof.problems.isEmpty { hasFound = true }
        }
        return hasFound ? ExitStatus.failed : ExitStatus.done
    }
}
