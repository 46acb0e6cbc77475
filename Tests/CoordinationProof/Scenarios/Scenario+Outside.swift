/// A move that may come from outside.
struct Outside<App> {
    let move: Move

    /// True if the move comes sooner or later without the user: then it leads out of a trap.
    let comesByItself: Bool

    let perform: (App, any Navigable, ManualTime, @escaping Offer.Completion) -> Void
}

extension Scenario {
    /// Adds links that may arrive at any time: lists of routes, by name. Their moves keep this order.
    ///
    /// Each link is followed from the explored object if this is a coordinator, or else from the nearest coordinator
    /// that takes the link's first route.
    ///
    /// - Parameters:
    ///   - links: The routes of each link, by its name.
    ///   - options: The options of the triggers.
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

    /// Adds a link that the app follows itself, by reading an address, say.
    ///
    /// - Parameters:
    ///   - name: The link's name.
    ///   - follow: Follows the link, and passes the completion on.
    public func link(_ name: String, _ follow: @escaping (App, @escaping Offer.Completion) -> Void) -> Self {
        with {
            $0.outside.append(
                Outside(move: .link(name), comesByItself: false) { app, _, _, completion in follow(app, completion) })
        }
    }

    /// Adds an event from outside that may come at any time: a server answers a waiting gate, a session expires.
    ///
    /// - Parameters:
    ///   - name: The event's name.
    ///   - comesByItself: True if the event comes sooner or later without the user, and so leads out of a trap.
    ///   - happen: Makes the event happen.
    public func event(_ name: String, comesByItself: Bool = false, _ happen: @escaping (App) -> Void) -> Self {
        with {
            $0.outside.append(
                Outside(move: .event(name), comesByItself: comesByItself) { app, _, _, _ in happen(app) })
        }
    }

    /// Adds a move that lets time pass.
    ///
    /// The time until the next scheduled call becomes a part of the state.
    ///
    /// - Parameters:
    ///   - duration: The time that passes in one move.
    ///   - comesByItself: True if the time passes without the user, and so leads out of a trap.
    public func waits(_ duration: Duration, comesByItself: Bool = false) -> Self {
        with {
            $0.outside.append(
                Outside(move: .wait(milliseconds: Int(duration / .milliseconds(1))), comesByItself: comesByItself) {
                    _, _, time, _ in time.advance(by: duration)
                })
        }
    }

    /// Adds each of the user's moves once more, with a host that refuses its commit.
    public func refusals() -> Self { with { $0.isRefusing = true } }

    /// Adds the moves ``CoordinationMoves/Move/fold`` and ``CoordinationMoves/Move/unfold``: all windows become narrow, and wide again. At launch they are
    /// wide. Windows that are opened later have the width of the others.
    ///
    /// The width is a part of the state, so there are about twice as many states. Folding is no move of the user: a
    /// trap in a narrow window is a trap.
    public func folds() -> Self { with { $0.isFolding = true } }

    /// Adds the moves ``CoordinationMoves/Move/backInHistory`` and ``CoordinationMoves/Move/forwardInHistory``, where a
    /// `History` of the explored object has an entry before, or behind, the current one.
    ///
    /// The entries are a part of the state, with the tree that each restores, so there are many more states. The
    /// coordinators are `Restorable`; a step that finds no route is a failure. Like a link, a step leads out of no trap.
    ///
    /// - Parameter limit: The greatest number of entries. The oldest go.
    public func history(entries limit: Int = 2) -> Self { with { $0.historyLimit = limit } }

    /// True if a move lets time pass.
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
