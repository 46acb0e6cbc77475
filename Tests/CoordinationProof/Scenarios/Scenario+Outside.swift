/// Something that may happen from outside.
struct Outside<App> {
    let move: Move

    /// Whether it comes without the user, sooner or later: then it leads out of what would be a trap.
    let comesByItself: Bool

    let perform: (App, any Navigable, ManualTime, @escaping Offer.Completion) -> Void
}

extension Scenario {
    /// Links that may arrive at any time, by name: lists of routes. Their order is that of the moves.
    ///
    /// Each is followed from what is explored, where that is a coordinator, or else from the nearest one that takes its first
    /// route.
    ///
    /// - Parameters:
    ///   - links: The name of each, and its routes.
    ///   - options: How they are followed.
    public func links(
        _ links: KeyValuePairs<String, [any Route]>, with options: TransitionOptions = .animated
    ) -> Self {
        with { scenario in
            for (name, routes) in links {
                scenario.outside.append(
                    Outside(move: .link(name), comesByItself: false) { _, root, _, completion in
                        root.follow(routes, with: options, completion)
                    })
            }
        }
    }

    /// A link that is followed by a call of the app's own: for what reads addresses.
    ///
    /// - Parameters:
    ///   - name: What it is known by.
    ///   - follow: Follows it, and hands the completion on.
    public func link(_ name: String, _ follow: @escaping (App, @escaping Offer.Completion) -> Void) -> Self {
        with {
            $0.outside.append(
                Outside(move: .link(name), comesByItself: false) { app, _, _, completion in follow(app, completion) })
        }
    }

    /// Something else that happens outside, at any time: a server answers what a gate waits for, a session expires.
    ///
    /// - Parameters:
    ///   - name: What it is known by.
    ///   - comesByItself: Whether it comes sooner or later without the user. Then it leads out of what would be a trap.
    ///   - happen: Has it happen.
    public func event(_ name: String, comesByItself: Bool = false, _ happen: @escaping (App) -> Void) -> Self {
        with {
            $0.outside.append(
                Outside(move: .event(name), comesByItself: comesByItself) { app, _, _, _ in happen(app) })
        }
    }

    /// Lets time pass, so much at once.
    ///
    /// When the next call is due becomes a part of the state, as time counts from then on.
    ///
    /// - Parameters:
    ///   - duration: How much.
    ///   - comesByItself: Whether it passes without the user. Then it leads out of what would be a trap.
    public func waits(_ duration: Duration, comesByItself: Bool = false) -> Self {
        with {
            $0.outside.append(
                Outside(move: .wait(milliseconds: Int(duration / .milliseconds(1))), comesByItself: comesByItself) {
                    _, _, time, _ in time.advance(by: duration)
                })
        }
    }

    /// Has the host refuse what comes of any move, as a move of its own.
    public func refusals() -> Self { with { $0.isRefusing = true } }

    /// Whether time passes.
    var hasTime: Bool { outside.contains { $0.move.kind == .wait } }
}

extension Navigable {
    /// Follows a list of routes from the nearest coordinator that takes the first.
    fileprivate func follow(
        _ routes: [any Route], with options: TransitionOptions, _ completion: @escaping Offer.Completion
    ) {
        if let coordinator = self as? any Coordinator { return coordinator.along(routes, options, completion) }
        guard let first = routes.first else { return completion(.noChange) }
        do throws(TransitionError) {
            guard let coordinator = try router(taking: first) as? any Coordinator else {
                throw TransitionError(
                    cannot: "follow a link", because: "what takes \(Hop(any: first)) is no coordinator",
                    state: "Tree: \(tree)", remedy: "Give the link as a closure.")
            }
            coordinator.along(routes, options, completion)
        } catch {
            completion(.failed(error))
        }
    }

    private func router<R: Route>(taking route: R) throws(TransitionError) -> any Router { try router(for: R.self) }
}

extension Coordinator {
    fileprivate func along(
        _ routes: [any Route], _ options: TransitionOptions, _ completion: @escaping Offer.Completion
    ) {
        trigger(routes.map { Hop(any: $0) }, with: options, completion: completion)
    }
}
