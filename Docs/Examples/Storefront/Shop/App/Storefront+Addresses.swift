public import Coordination
public import CoordinationLinks

extension Storefront {
    /// The address of what is shown.
    public var address: String? { windows.address(by: AppRoute.typed) }

    /// Goes where a typed address leads. One that is none fails with what is wrong about it.
    public func visit(_ text: String, _ completion: @escaping (TransitionOutcome) -> Void) {
        do {
            windows.trigger(try AppRoute.link(typed: text), with: .link, completion: completion)
        } catch {
            completion(.failed(TransitionError(cannot: "open an address", because: error.description.sentence)))
        }
    }
}

extension AppRoute {
    /// What a typed address says: as one from outside, or one of those that only act.
    ///
    /// - Throws: Why it is no address of the app.
    public static func link(typed text: String) throws(LinkError) -> ParsedLink {
        if let link = try? links.link(for: text) { return link }
        return try typed.link(for: text)
    }
}

extension String {
    /// A message as a part of another: without the full stop.
    fileprivate var sentence: String { hasSuffix(".") ? String(dropLast()) : self }
}
