/// A type whose values an address can hold: as a segment of its path, a query item or its fragment.
///
/// Integers, strings and `Bool` conform. A `RawRepresentable` type over one of those works as it is, and need not
/// conform. A type of your own says how it reads and prints:
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
///     static let linkNarrowness = LinkNarrowness.format
///     static let linkExamples = [Day(number: 1), Day(number: 2)]
/// }
/// ```
///
/// A printed value must read as the same value. Give a value one spelling, or read several and print one of them.
public protocol LinkValue: Sendable {
    /// Reads a value from decoded text; nil if the text is no such value. The text comes from outside, and is never
    /// empty in a path.
    init?(linkText: String)

    /// The text of the value, not encoded.
    var linkText: String { get }

    /// The name of this kind of value in messages and listings: "a number".
    static var linkKind: String { get }

    /// The share of all text that is such a value. Narrower kinds are tried first. The default is
    /// ``LinkNarrowness/text``; a `CaseIterable` type always counts as ``LinkNarrowness/cases``.
    static var linkNarrowness: LinkNarrowness { get }

    /// Some values, as different as possible, to try a list with. The default is none: problems of lists with such
    /// values are then found only with samples, by `problems(samples:)`.
    static var linkExamples: [Self] { get }
}

extension LinkValue {
    /// Text: tried after every narrower kind of value.
    @_documentation(visibility: internal)
    public static var linkNarrowness: LinkNarrowness { .text }

    /// No values.
    @_documentation(visibility: internal)
    public static var linkExamples: [Self] { [] }
}

/// The share of all text that a kind of value takes. A kind that takes less is tried first, whatever the order of the
/// list.
///
/// If two kinds are equally narrow, an enum with fewer cases is tried first, then the kind that comes first in the
/// list. If a kind leads to no line, the next is tried. A word of a path is narrower than all kinds of values, and the
/// rest of a path is wider.
public enum LinkNarrowness: Int, Sendable, Hashable, Comparable {
    /// Some known words: the cases of an enum.
    case cases
    /// Text in a certain form: numbers, dates, identifiers.
    case format
    /// Any text, or nearly any.
    case text

    /// True if the first is narrower.
    @_documentation(visibility: internal)
    public static func < (one: LinkNarrowness, other: LinkNarrowness) -> Bool { one.rawValue < other.rawValue }
}
