/// An address inside an address, such as the one to go to after a login: `/login?next=%2Fstores%2F12`.
///
/// It is percent-decoded, and within the limits and the allowed origins of the list that read it. To learn if it leads
/// anywhere, read it with a list.
///
/// ```swift
/// .path("sign-in").query("next", LinkAddress.self).route(AppRoute.signIn)
/// ```
public struct LinkAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address, as it was written.
    public let text: String

    /// Creates an address; nil if the text is not valid under the rules.
    init?(_ text: String, _ rules: LinkRules) {
        do throws(LinkError) {
            _ = try LinkText(text, rules)
        } catch {
            return nil
        }
        self.text = text
    }

    /// The address, as it was written.
    @_documentation(visibility: internal)
    public var description: String { text }
}

extension LinkAddress: LinkValue {
    /// Creates an address from a valid path. A list also reads addresses with an origin that it allows.
    @_documentation(visibility: internal)
    public init?(linkText: String) { self.init(linkText, LinkRules()) }
    /// The address, as it was written.
    @_documentation(visibility: internal)
    public var linkText: String { text }
    /// An address.
    @_documentation(visibility: internal)
    public static var linkKind: String { "an address" }
    /// Some paths.
    @_documentation(visibility: internal)
    public static var linkExamples: [LinkAddress] { String.linkExamples.compactMap { LinkAddress(linkText: "/" + $0) } }
}
