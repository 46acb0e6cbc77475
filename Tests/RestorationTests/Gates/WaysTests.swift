import Coordination
import CoordinationTesting
import Foundation
import Testing

@Suite("The ways in which something comes in sight") struct WaysTests {
    /// All places in which a root may show something.
    private static let sites = Place.allCases.flatMap { place in
        Around.allCases.filter { place != .window || $0 == .window }.map { (place, $0) }
    }

    /// Goes a way to the secret.
    private func outcome(
        _ way: Way, _ place: Place, _ around: Around, denying: Set<Guards.Name>
    ) throws -> (isInSight: Bool, guards: Guards) {
        let guards = Guards()
        return try SecretScreen.$guards.withValue(guards) {
            let (yard, go) = try way.prepare(place, around, guards)
            let name = "\(way) \(place) \(around)"
            if way != .launch { #expect(!yard.isInSight, "\(name): \(yard.manager.tree)") }
            if way != .launch { guards.forget() }
            guards.denying = denying
            try go()
            return (yard.isInSight, guards)
        }
    }

    @Test("ask the gates of the route first, except for those that the page names", arguments: Way.allCases)
    func asked(way: Way) throws {
        for (place, around) in Self.sites where way.exists(for: place, in: around) {
            let (name, expected) = ("\(way) \(place) \(around)", way.expected(in: place))
            let (isInSight, guards) = try outcome(way, place, around, denying: [])
            #expect(isInSight, "\(name): it does not come")
            #expect(guards.asked == expected && !guards.wasAskedInSight, "\(name): \(guards.asked)")
            for gate in expected {
                #expect(try !outcome(way, place, around, denying: [gate]).isInSight, "\(name): \(gate) is passed by")
            }
        }
    }

    @Test("the ways that ask no gate of a route are those of the table on the page") func table() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Coordination/Coordination.docc/Gates.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let head = "| event | gates of the call, the app and the route | gates of types | models that are left |"
        let rows = text.components(separatedBy: "\n").drop { $0 != head }.prefix { $0.hasPrefix("|") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        let named = rows.filter { $0.count > 1 && $0[1] == "none" }.map { $0[0] }
        #expect(Set(named) == Set(Way.allCases.filter(\.isUnasked).map(\.rawValue)))
        #expect(named.count == Set(named).count)
    }
}
