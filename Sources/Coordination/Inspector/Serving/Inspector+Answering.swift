#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationRestoration

    extension Inspector {
        /// Answers a call, for the protocol and for agents alike.
        ///
        /// - Parameter later: Called with the outcome of what has begun and not ended: `outcome` is `pending` then.
        func answer(
            _ call: InspectorCall, _ arguments: StoredValue, rights: InspectorRights,
            _ later: @escaping (StoredValue) -> Void
        ) throws(Refusal) -> StoredValue {
            if call.acts, rights != .act {
                throw Refusal(
                    cannot: "do '\(call.rawValue)'", because: "this client may look, and not act",
                    "Connect with the right to act, if the app's author gives it.")
            }
            switch call {
            case .hello: return hello(rights)
            case .tree: return try tree()
            case .moves: return try listedMoves()
            case .waiting: return ["waiting": try waiting()]
            case .commits: return ["commits": .array(commits)]
            case .history: return try entries()
            case .recording: return recording()
            case .map: return try mapped()
            case .do:
                let (move, mark) = (
                    try text("move", in: arguments, of: call), try text("mark", in: arguments, of: call)
                )
                let typed = arguments["text"] == nil ? nil : try text("text", in: arguments, of: call)
                return try make(move, typing: typed, seen: mark, later)
            case .open: return try open(try text("address", in: arguments, of: call), later)
            case .go:
                guard let entry = arguments["entry"]?.int else { throw missing("entry", "a number", of: call) }
                return try go(to: entry, later)
            case .signal: return try signal(later)
            case .resize: return try resize(isNarrow: try flag("narrow", in: arguments, of: call))
            case .follow, .cancel: return .object([:])
            }
        }

        func text(_ key: String, in arguments: StoredValue, of call: InspectorCall) throws(Refusal) -> String {
            guard let text = arguments[key]?.string else { throw missing(key, "a text", of: call) }
            return text
        }

        func flag(_ key: String, in arguments: StoredValue, of call: InspectorCall) throws(Refusal) -> Bool {
            guard case .bool(let flag)? = arguments[key] else { throw missing(key, "true or false", of: call) }
            return flag
        }

        private func missing(_ key: String, _ sort: String, of call: InspectorCall) -> Refusal {
            Refusal(cannot: "do '\(call.rawValue)'", because: "'\(key)' is not \(sort)", "Send '\(key)' as \(sort).")
        }
    }
#endif
