#if DEBUG || INSPECTOR
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationMoves
    import CoordinationRestoration

    /// Puts bullets in place of what a route does not release. A `Secret` prints as bullets by itself.
    ///
    /// A route is not released if its coordinator's `mayStore(_:)` says so. Types of coordinators are remembered when
    /// their coordinators have gone.
    struct Redactor {
        private var types: RestorableTypes

        init(_ types: RestorableTypes) { self.types = types }

        /// Adds the types of the coordinators on a tree. O(nodes).
        mutating func learn(from tree: any Navigable) { types.formUnion(tree.restorableTypes) }

        /// Adds the type of a coordinator that took a route.
        mutating func learn(from cause: Cause) {
            switch cause.start {
            case .router(let type), .handle(let type):
                if let type = type as? any Restorable.Type { types.add(type) }
            case .node, .nearest, nil: break
            }
        }

        /// True if the payload of a route must not leave the process.
        ///
        /// Nothing releases the payload of a route that no known coordinator takes.
        func hides(_ hop: Hop) -> Bool {
            types.stored(hop.route).map { $0.value.string == Redaction.text }
                ?? (shown(hop.route) != wording(of: hop.route))
        }

        /// The route in words, with bullets for a payload that is not released.
        func words(_ hop: Hop) -> String {
            hides(hop) ? "\(type(of: hop.route)).\(shown(hop.route))" : "\(hop)"
        }

        private func shown(_ route: any Route) -> String {
            guard let (name, hasPayload) = Redaction.caseName(of: route) else { return Redaction.text }
            return hasPayload ? "\(name)(\(Redaction.text))" : name
        }

        /// Returns a text in which some routes occur in words.
        func text(_ text: String, about hops: [Hop]) -> String {
            hops.filter(hides).reduce(text) { text, hop in
                let (words, shown) = (wording(of: hop.route), shown(hop.route))
                // A move has its item as a literal, with its quotes escaped.
                return text.replacing(words.literal.dropFirst().dropLast(), with: shown).replacing(words, with: shown)
            }
        }
    }
#endif
