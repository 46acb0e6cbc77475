import CoordinationProof
import ShopProof

/// `storefront explore`: looks for what does not hold.
enum Explore {
    static var names: [String] { ShopScenarios.all.map(\.name) }

    /// Explores what is asked for, and prints what was found and how far was looked.
    ///
    /// - Parameter name: The one scenario; nil for all.
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
