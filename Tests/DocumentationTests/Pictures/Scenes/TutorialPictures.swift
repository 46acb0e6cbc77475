import Coordination
import CoordinationTesting

extension Picture {
    /// Trees that the tutorial reaches: each is in one of its tests, which `.ci/tutorial` runs.
    static let tutorial: [Picture] = [
        reached("Trails-first", "[trails, trail]"),
        reached("Trails-back", "[trails, trail]", then: "back", "[trails]"),
        reached("Trails-tabs", "{[trails, trail], [huts, hut]*}"),
        reached("Trails-login", "{[trails]*, [huts]}^login", then: "finish", "{[trails]*, [huts]}^logbook"),
        reached("Trails-link", "{[trails]*, [huts]}", then: "link", "{[trails, trail]*, [huts]}^logbook"),
        reached("Trails-booking", "[huts, hut, night, beds]", then: "finish", "[huts, hut, stay]"),
    ].compactMap(\.self)

    private static func reached(_ name: String, _ before: String, then cause: String, _ after: String) -> Picture? {
        guard let picture = reached(name, before), let tree = try? Tree(after) else { return nil }
        return picture.then(cause, tree)
    }

    private static func reached(_ name: String, _ notation: String) -> Picture? {
        (try? Tree(notation)).map { Picture(name, in: .tutorial, of: $0) }
    }
}
