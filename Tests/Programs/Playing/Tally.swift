/// How often each kind of thing has come.
package struct Tally: Sendable {
    /// By what it is counted of, such as a verb, then by its name.
    package private(set) var counts: [String: [String: Int]] = [:]

    package init() {}

    package mutating func count(_ name: String, of group: String) {
        counts[group, default: [:]][name, default: 0] += 1
    }
}
