/// What an address can hold as one value: a segment of its path, a query item, its fragment.
///
/// Integers, strings and `Bool` are, and whatever is `RawRepresentable` over one of those needs not be: it is taken
/// as it is. A type of your own says how it reads and prints:
///
/// ```swift
/// struct Day: LinkValue, Hashable {
///     let number: Int
///
///     init(number: Int) { self.number = number }
///
///     init?(linkText: String) {
///         guard linkText.hasPrefix("day-"), let number = Int(linkText.dropFirst(4)), number > 0 else { return nil }
///         self.init(number: number)
///     }
///
///     var linkText: String { "day-\(number)" }
///     static let linkKind = "a day"
///     static let linkNarrowness = LinkNarrowness.number
///     static let linkExamples = [Day(number: 1), Day(number: 2)]
/// }
/// ```
///
/// What prints has to read as the same value. Let a value have one spelling, or read several and print one of them.
public protocol LinkValue: Sendable {
    /// Reads a value, decoded; nil where the text is none. The text comes from outside, and is never empty in a path.
    init?(linkText: String)

    /// The text, not encoded.
    var linkText: String { get }

    /// What messages and listings call such a value: "a number".
    static var linkKind: String { get }

    /// How much of all text is such a value. The narrower is tried first. A text, unless you say otherwise; a type
    /// that is `CaseIterable` always counts as ``LinkNarrowness/cases``.
    static var linkNarrowness: LinkNarrowness { get }

    /// Some values, as different as there are, to try a list with. None, unless you say otherwise: then problems of
    /// lists with such values are found with samples alone.
    static var linkExamples: [Self] { get }
}

extension LinkValue {
    /// A text, which is tried after every narrower kind of value.
    public static var linkNarrowness: LinkNarrowness { .text }

    /// None.
    public static var linkExamples: [Self] { [] }
}

/// How much of all text a kind of value takes. A kind that takes less is tried first, whatever the order of the list.
///
/// Of two kinds that are equally narrow, an enum with fewer cases is tried first, then the kind that comes first in
/// the list. Where one leads to no line, the next is tried. A word of a path is narrower than all kinds of values,
/// and the rest of a path is wider.
public enum LinkNarrowness: Int, Sendable, Hashable, Comparable {
    /// Some words that are known: the cases of an enum.
    case cases
    /// What has a form: numbers, dates, identifiers.
    case number
    /// Any text, or nearly.
    case text

    /// Whether the one is narrower than the other.
    public static func < (one: LinkNarrowness, other: LinkNarrowness) -> Bool { one.rawValue < other.rawValue }
}
