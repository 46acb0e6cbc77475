/// An address inside an address, such as the one to go to after a login: `/login?next=%2Fstores%2F12`.
///
/// It was decoded once, and has been found sound under the rules of the list that read it: its limits, and what it
/// allows. Whether it leads anywhere is asked by reading it.
///
/// ```swift
/// .path("sign-in").query("next", LinkAddress.self).route(AppRoute.signIn)
/// ```
public struct LinkAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address, as it was written.
    public let text: String

    /// The address, where it is sound under the rules.
    init?(_ text: String, _ rules: LinkRules) {
        do throws(LinkError) {
            _ = try LinkText(text, rules)
        } catch {
            return nil
        }
        self.text = text
    }

    /// The address, as it was written.
    public var description: String { text }
}

extension LinkAddress: LinkValue {
    /// A path that is sound. In a list, what the list allows is read as well.
    public init?(linkText: String) { self.init(linkText, LinkRules()) }
    /// The address, as it was written.
    public var linkText: String { text }
    /// An address.
    public static var linkKind: String { "an address" }
    /// Some paths.
    public static var linkExamples: [LinkAddress] { String.linkExamples.compactMap { LinkAddress(linkText: "/" + $0) } }
}
