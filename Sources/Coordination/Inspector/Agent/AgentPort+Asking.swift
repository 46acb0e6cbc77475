#if DEBUG || INSPECTOR
    import CoordinationRestoration

    extension AgentPort {
        /// Asks the user for the right to act, by the client.
        func ask(_ arguments: StoredValue, _ id: StoredValue) throws(Refusal) {
            let attempt = "ask for the right to act"
            guard let reason = arguments["reason"]?.string, reason.utf8.count <= 1_000 else {
                throw Refusal(
                    cannot: attempt, because: "'reason' is no text of at most 1000 bytes", "Send the reason as a text.")
            }
            guard rights != .act else { return show(["rights": "act"], to: id) }
            guard canAsk else {
                throw Refusal(
                    cannot: attempt, because: "this client cannot ask its user",
                    "Tell the user: the right to act is given when the port is opened.")
            }
            guard !wasDenied else { throw denial }
            guard question == nil else {
                throw Refusal(cannot: attempt, because: "the user is being asked", "Wait for the answer.")
            }
            lastQuestion += 1
            let number = StoredValue.string("act-\(lastQuestion)")
            question = (number, asker: id)
            write([
                "jsonrpc": "2.0", "id": number, "method": "elicitation/create",
                "params": [
                    "message": .string(
                        "An agent asks to act in the app as you can. It says: \(reason.debugDescription)"),
                    "requestedSchema": [
                        "type": "object", "required": ["allow"],
                        "properties": ["allow": ["type": "boolean", "title": "Let the agent act"]],
                    ],
                ],
            ])
        }

        /// Takes the user's answer: only a clear yes gives the right. A question that was cancelled is still before the
        /// user: a yes to it gives nothing, and a no is a no.
        func hear(_ result: StoredValue?, to number: StoredValue) {
            guard let question, question.id == number else { return }
            self.question = nil
            let isYes = result?["action"] == "accept" && result?["content"]?["allow"] == .bool(true)
            wasDenied = !isYes
            guard let asker = question.asker else { return }
            guard isYes else { return show(denial.value, to: asker, isError: true) }
            rights = .act
            show(["rights": "act"], to: asker)
        }

        /// The user is asked once.
        private var denial: Refusal {
            Refusal(
                cannot: "act", because: "the user has not allowed it", "Do what can be done by looking, and say so.")
        }
    }
#endif
