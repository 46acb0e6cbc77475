import CoordinationProof
import Foundation
import ShopProof

/// The command `storefront-explore [--anywhere] [--map FILE ...] [NAME ...]`, which explores the scenarios of the shop, or
/// those named, and prints what does not hold and the extent of the search. With `--anywhere`, the app is folded, killed
/// and restored, signed out, entered by each link and gone back in, in each state. With `--map`, it writes the map of all
/// of them: a page, unless the file's name ends with `.map`, `.mmd`, `.dot`, `.svg` or `~dark.svg`. The scenarios
/// `stranger` and `complete` are explored only if they are named: they take minutes. The command is a program of its own,
/// so that `storefront` needs no explorer.
@main
enum Main {
    static func main() throws {
        var names = Array(CommandLine.arguments.dropFirst())
        var files: [String] = []
        while let index = names.firstIndex(of: "--map") {
            guard names.indices.contains(index + 1) else { fail("'--map' needs the name of a file.") }
            files.append(names[index + 1])
            names.removeSubrange(index...index + 1)
        }
        let isAnywhere = names.contains("--anywhere")
        names.removeAll { $0 == "--anywhere" }
        let few = isAnywhere ? ShopScenarios.anywhere : ShopScenarios.all
        let all = few + (isAnywhere ? [] : [.stranger, .complete])
        if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
            fail("There is no scenario '\(unknown)'. The scenarios: \(all.map(\.name).joined(separator: ", ")).")
        }
        let proofs = (names.isEmpty ? few : all.filter { names.contains($0.name) }).map { scenario in
            let proof = scenario.proof()
            print(proof)
            return proof
        }
        // The first visit is explored last, and begins the map.
        let map = NavigationMap(proofs.reversed().map(\.map))
        for file in files {
            try Data(text(of: map, for: file).utf8).write(to: URL(filePath: file))
        }
        exit(proofs.allSatisfy(\.problems.isEmpty) ? 0 : 1)
    }

    private static func text(of map: NavigationMap, for file: String) -> String {
        switch URL(filePath: file).pathExtension {
        case "map": map.description
        case "mmd": map.mermaid
        case "dot": map.dot
        case "svg": map.svg(isDark: file.hasSuffix("~dark.svg"))
        default: map.page
        }
    }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        exit(64)
    }
}
