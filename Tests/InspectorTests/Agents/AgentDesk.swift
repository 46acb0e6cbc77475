#if DEBUG || INSPECTOR
    import CoordinationInspector

    /// A mailbox with an agent's port, and what the agent has been sent.
    final class AgentDesk {
        let desk: Desk
        private(set) var lines: [String] = []
        private(set) var port: AgentPort?
        private var last = 0

        init(
            _ rights: InspectorRights = .look, asks: Bool = false, limits: InspectorLimits = InspectorLimits(),
            map: String? = nil
        ) {
            desk = Desk(limits: limits, map: map)
            port = AgentPort(desk.inspector, rights: rights) { [weak self] in self?.lines.append($0) }
            let capabilities = asks ? #"{"elicitation":{}}"# : "{}"
            _ = request(
                "initialize",
                #"{"protocolVersion":"2025-06-18","capabilities":\#(capabilities),"clientInfo":{"name":"t","version":"1"}}"#
            )
            _ = send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        }

        func hangUp() { port = nil }

        /// Sends a line, and returns what came back at once.
        func send(_ line: String) -> [Reply] {
            let before = lines.count
            port?.handle(line)
            return lines[before...].map { Reply($0) }
        }

        /// Sends a request, and returns what came back at once.
        func request(_ method: String, _ params: String = "{}") -> [Reply] {
            last += 1
            return send(#"{"jsonrpc":"2.0","id":\#(last),"method":"\#(method)","params":\#(params)}"#)
        }

        /// Uses a tool, and returns its result, if it came at once.
        func use(_ tool: String, _ arguments: String = "{}") -> Reply {
            let replies = request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
            return replies.count == 1 ? replies[0]["result"] : Reply("")
        }

        /// Does a move with the mark of now.
        func make(_ move: String) -> Reply {
            let mark = use("look")["structuredContent"]["app"]["mark"].text
            return use("do", #"{"move":\#(json(move)),"mark":\#(json(mark))}"#)
        }
    }
#endif
