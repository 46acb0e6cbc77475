public import Coordination
public import CoordinationLinks

extension Storefront {
    /// The address of the current screen. It is safe to share: following it shows a place, and does nothing else.
    public var address: String? { windows.address(by: SceneRoute.links) }

    /// Follows a typed address. An invalid one fails with an explanation.
    public func visit(_ text: String, _ completion: @escaping (TransitionOutcome) -> Void) {
        do {
            windows.trigger(try SceneRoute.link(typed: text), with: .link, completion: completion)
        } catch {
            let nearest = error.nearest.map { " The nearest is \($0)." } ?? ""
            completion(
                .failed(
                    TransitionError(
                        cannot: "open \(text)", because: "there is no such page", state: error.description,
                        remedy: "There is no page \(error.text) here.\(nearest)")))
        }
    }
}

extension SceneRoute {
    /// Returns the link for a typed or pasted address. A path may also be an address that acts; a URL may not. In
    /// `//stores/1`, the empty authority is ignored.
    ///
    /// - Throws: The reason why the app has no such address.
    public static func link(typed text: String) throws(LinkError) -> ParsedLink {
        let text = text.withoutEmptyAuthority
        do {
            return try links.link(for: text)
        } catch {
            guard text.hasPrefix("/") else { throw error }
            return try typed.link(for: text)
        }
    }
}

extension String {
    /// The text without spaces around it, with one slash before a path and none before a scheme.
    fileprivate var withoutEmptyAuthority: String {
        let isAside: (Character) -> Bool = { $0.isWhitespace || $0 == "/" }
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
        let rest = self[..<end].drop(while: isAside)
        let afterScheme = rest.drop(while: \.isLetter)
        guard afterScheme.hasPrefix("://") else { return "/" + rest }
        return rest.prefix { $0 != ":" } + "://" + afterScheme.dropFirst(3)
    }
}
