import Coordination
import CoordinationRestoration

extension Crew: Restorable {
    static var storedName: StaticString {
        if Tag.self == Red.self { return Root.storedNames.red }
        return Tag.self == Green.self ? Root.storedNames.green : Root.storedNames.blue
    }
}

extension ProgramRoot {
    /// What the routes of the coordinators of such a root are stored under.
    static var storedNames: (red: StaticString, green: StaticString, blue: StaticString) {
        if Self.self == TabRoot.self { return ("red tabs", "green tabs", "blue tabs") }
        if Self.self == PageRoot.self { return ("red pages", "green pages", "blue pages") }
        if Self.self == SplitRoot.self { return ("red split", "green split", "blue split") }
        if Self.self == DeckRoot.self { return ("red deck", "green deck", "blue deck") }
        return ("red", "green", "blue")
    }
}
