#if DEBUG || INSPECTOR
    import CoordinationRestoration

    /// The tools that an agent finds, in the words of the Model Context Protocol.
    enum AgentTool: String, CaseIterable {
        case look, commits, history, recording, map, wait
        case `do`, open, go, signal, resize
        case askToAct = "ask_to_act"

        /// The call of the inspector that the tool makes; nil for one that the port carries out itself.
        var call: InspectorCall? { InspectorCall(rawValue: rawValue) }

        private var description: String {
            switch self {
            case .look:
                "The app now: its tree of screens, the screen in front, everything that the user can do with whether "
                    + "it is allowed and why not, what waits, and the mark that 'do' needs."
            case .commits: "The last things that happened: cause, outcome, answers of gates, changes, time."
            case .history: "The places where the user was, with the number that 'go' needs."
            case .recording: "Everything that has come to the app from outside, as a text that replays in a test."
            case .map:
                "The map: which moves lead from which screen to which, the screen in front in its words, and the ways "
                    + "from there. Not each app has one."
            case .wait: "Answers when the next thing has happened. It can be cancelled."
            case .do: "Does one of the moves of 'look', as a user does it. Gates are asked as for a user."
            case .open: "Follows an address of the app, such as a deep link."
            case .go: "Goes to an entry of the history, back or forward. What was done stays done."
            case .signal: "Tells the app that answers of its gates may be others now, such as after a login elsewhere."
            case .resize: "Makes the windows narrow, as on a phone, or wide."
            case .askToAct: "Asks the user, by the client, for the right to act."
            }
        }

        /// The arguments: the name, the type and the meaning of each, and if it has to be there.
        private var arguments: [(name: String, type: String, meaning: String, isNeeded: Bool)] {
            switch self {
            case .do:
                [
                    ("move", "string", "The line of the move, to the letter as 'look' has it.", true),
                    ("mark", "string", "The mark of that 'look'.", true),
                    ("text", "string", "The text or the choice, if the move takes one.", false),
                ]
            case .open: [("address", "string", "The address.", true)]
            case .go: [("entry", "integer", "The number of the entry.", true)]
            case .resize: [("narrow", "boolean", "True for a phone's width.", true)]
            case .askToAct: [("reason", "string", "The reason, which the user reads.", true)]
            case .look, .commits, .history, .recording, .map, .wait, .signal: []
            }
        }

        private var changes: Bool { call?.acts == true || self == .askToAct }

        /// The tool as `tools/list` has it.
        var value: StoredValue {
            let properties = Dictionary(
                uniqueKeysWithValues: arguments.map { argument in
                    (
                        argument.name,
                        ["type": .string(argument.type), "description": .string(argument.meaning)] as StoredValue
                    )
                })
            let needed = arguments.filter(\.isNeeded).map { StoredValue.string($0.name) }
            return [
                "name": .string(rawValue), "description": .string(description),
                "inputSchema": [
                    "type": "object", "properties": .object(properties), "required": .array(needed),
                    "additionalProperties": false,
                ],
                "annotations": [
                    // A move may pay, delete or sign out: nobody can tell beforehand.
                    "readOnlyHint": .bool(!changes), "destructiveHint": .bool(self == .do || self == .open),
                    "idempotentHint": .bool(!changes || self == .go || self == .signal || self == .resize),
                    "openWorldHint": .bool(self == .do || self == .open),
                ],
            ]
        }
    }
#endif
