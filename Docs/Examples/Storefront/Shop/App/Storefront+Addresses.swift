public import Coordination
public import CoordinationLinks

extension Storefront {
    /// The address of what is shown, which can be shared: following it shows a place, and does nothing else.
    public var address: String? { windows.address(by: SceneRoute.links) }

    /// Goes where a typed address leads. One that is none fails with what is wrong about it.
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
    /// The place that a typed or pasted address names: one from outside or, if it is a path, one of those that only
    /// act. An empty authority, `//stores/1`, is none.
    ///
    /// - Throws: Why it is no address of the app.
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
    /// Without spaces around it, and with one slash before a path and none before a scheme.
    fileprivate var withoutEmptyAuthority: String {
        let isAside: (Character) -> Bool = { $0.isWhitespace || $0 == "/" }
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
        let rest = self[..<end].drop(while: isAside)
        let afterScheme = rest.drop(while: \.isLetter)
        guard afterScheme.hasPrefix("://") else { return "/" + rest }
        return rest.prefix { $0 != ":" } + "://" + afterScheme.dropFirst(3)
    }
}
