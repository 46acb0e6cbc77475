#if DEBUG || INSPECTOR
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationHistory
    import CoordinationLinks
    import CoordinationMoves
    import CoordinationRestoration

    extension Inspector {
        /// Begins something, and returns how it has ended, or that it has not.
        ///
        /// - Parameters:
        ///   - hops: The routes that may occur in the outcome.
        ///   - later: Called with the outcome if the call has not ended when it returns.
        ///   - begin: Makes the call, with its completion.
        private func perform(
            about hops: [Hop], _ later: @escaping (StoredValue) -> Void,
            _ begin: (WindowManager, @escaping (TransitionOutcome) -> Void) -> Void
        ) throws(Refusal) -> StoredValue {
            let windows = try read()
            var (early, hasReturned): (TransitionOutcome?, Bool) = (nil, false)
            begin(windows) { [weak self] outcome in
                guard let self, hasReturned else { return early = outcome }
                later(.object(redactor.value(of: outcome, about: hops)))
            }
            hasReturned = true
            var fields: [String: StoredValue] = ["outcome": "pending", "waiting": try waiting()]
            if let early { fields = redactor.value(of: early, about: hops) }
            fields["tree"] = .string("\(windows.tree)")
            return .object(fields)
        }

        /// Does a move as a user does it, if the mark is that of the moves now.
        func make(
            _ line: String, typing text: String?, seen mark: String, _ later: @escaping (StoredValue) -> Void
        ) throws(Refusal) -> StoredValue {
            guard let written = Move(line) else {
                throw Refusal(
                    cannot: "do '\(line.prefix(80))'", because: "it is no move",
                    "Send the line of a move as 'moves' lists it.")
            }
            let wanted = "\(written.typing(nil))"
            let (seen, current) = try moves()
            let found = seen.first { $0.line == wanted }
            // A number given here counts rows on other screens, too, of which a part of the mark says nothing.
            if let found, found.line != "\(found.item.move)", mark != current.rawValue {
                throw Refusal(
                    cannot: "do '\(line.prefix(80))'", because: "what can be done has changed since",
                    "Read the moves again, and choose.")
            }
            // One that is not listed is refused by `do`, which says why, and may name others.
            let move = (found?.item.move ?? written).typing(text ?? written.text)
            let hops = seen.compactMap(\.item.route)
            return try perform(about: hops, later) { windows, completion in
                windows.do(move, seen: MoveMark(rawValue: mark), completion: completion)
            }
        }

        /// Follows an address.
        func open(_ address: String, _ later: @escaping (StoredValue) -> Void) throws(Refusal) -> StoredValue {
            guard let link else {
                throw Refusal(
                    cannot: "open \(address.prefix(80))", because: "the app has given its inspector no addresses",
                    "Create the inspector with a closure that reads them.")
            }
            let parsed: ParsedLink
            do { parsed = try link(address) } catch {
                throw Refusal(cannot: "open \(address.prefix(80))", because: "\(error)", "Open an address of the app.")
            }
            return try perform(about: parsed.hops, later) { windows, completion in
                windows.trigger(parsed, completion: completion)
            }
        }

        /// Goes to an entry of the history.
        func go(to entry: Int, _ later: @escaping (StoredValue) -> Void) throws(Refusal) -> StoredValue {
            try perform(about: [], later) { _, completion in history.go(to: entry, completion: completion) }
        }

        /// Says that answers of gates may be others now.
        func signal(_ later: @escaping (StoredValue) -> Void) throws(Refusal) -> StoredValue {
            try perform(about: [], later) { windows, completion in windows.gatesChanged(completion: completion) }
        }

        /// Makes all windows narrow, or wide.
        func resize(isNarrow: Bool) throws(Refusal) -> StoredValue {
            let windows = try read()
            for window in windows.windows {
                windows.report(.resized(window.node.id, isNarrow ? .none : .all)) { _ in }
            }
            return ["tree": .string("\(windows.tree)")]
        }
    }
#endif
