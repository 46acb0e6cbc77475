#if DEBUG || INSPECTOR
    import CoordinationRestoration

    extension AgentPort {
        /// Uses a tool, and answers now, or when something has happened.
        func use(_ tool: AgentTool, _ arguments: StoredValue, _ id: StoredValue) {
            do throws(Refusal) {
                switch tool {
                case .look: show(try look(), to: id)
                case .wait: try wait(id)
                case .askToAct: try ask(arguments, id)
                case .commits, .history, .recording, .map, .do, .open, .go, .signal, .resize:
                    try call(tool, arguments, id)
                }
            } catch {
                show(error.value, to: id, isError: true)
            }
        }

        private func look() throws(Refusal) -> StoredValue {
            let (tree, moves) = (try inspector.tree(), try inspector.listedMoves())
            return [
                "tree": tree["tree"] ?? .null, "front": tree["front"] ?? .null, "moves": moves["moves"] ?? .null,
                "mark": moves["mark"] ?? .null, "waiting": try inspector.waiting(), "rights": .string(rights.rawValue),
            ]
        }

        private func call(_ tool: AgentTool, _ arguments: StoredValue, _ id: StoredValue) throws(Refusal) {
            guard let call = tool.call else { return }
            if call.acts, rights != .act {
                throw Refusal(
                    cannot: "use '\(tool.rawValue)'", because: "you have the right to look, and not to act",
                    canAsk
                        ? "Ask the user for the right to act, with the tool 'ask_to_act'."
                        : "Tell the user: the right to act is given when the port is opened.")
            }
            // An agent is told of a later end by 'commits' and 'wait'.
            let answer = try inspector.answer(call, arguments, rights: rights) { _ in }
            let outcome = answer["outcome"]?.string
            let isError = call.acts && outcome.map { !["completed", "noChange", "pending"].contains($0) } ?? false
            show(answer, to: id, isError: isError, isLong: tool == .recording)
        }

        /// Answers with what the app says, marked as that, for programs and as a text for models.
        ///
        /// - Parameter isLong: True for an answer that is a text alone, which every client reads, and not sent twice.
        func show(_ value: StoredValue, to id: StoredValue, isError: Bool = false, isLong: Bool = false) {
            let marked: StoredValue = ["note": .string(Self.note), "app": value]
            var result: [String: StoredValue] = [
                "content": [["type": "text", "text": .string("\(marked)")]], "isError": .bool(isError),
            ]
            if !isLong { result["structuredContent"] = marked }
            reply(id, .object(result))
        }

        private func wait(_ id: StoredValue) throws(Refusal) {
            _ = try inspector.read()
            guard waits.count < inspector.limits.outstanding else {
                throw Refusal(
                    cannot: "wait", because: "\(waits.count) calls wait already",
                    "Cancel those, or wait by one of them.")
            }
            let follower = inspector.follow { [weak self] event in
                guard let self, end(waitOf: id) else { return }
                show(event, to: id)
            } until: { [weak self] in
                guard let self, end(waitOf: id) else { return }
                show(Inspector.released.value, to: id, isError: true)
            }
            waits.append((id, follower))
        }

        /// Ends what waits for the next commit.
        ///
        /// - Returns: False if nothing of this id waits.
        func end(waitOf id: StoredValue) -> Bool {
            guard let index = waits.firstIndex(where: { $0.id == id }) else { return false }
            inspector.unfollow(waits.remove(at: index).follower)
            return true
        }

        /// Gives a request up, without an answer. What it has begun in the app goes on.
        func cancel(_ id: StoredValue?) {
            guard let id, !end(waitOf: id) else { return }
            if question?.asker == id { question?.asker = nil }
        }
    }
#endif
