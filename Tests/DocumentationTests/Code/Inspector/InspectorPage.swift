#if DEBUG
    import Coordination
    import CoordinationInspector
    import CoordinationLinks
    import CoordinationMoves
    import CoordinationTesting
    import Testing

    /// The code of the pages on the inspector and the agent's port.
    private enum InspectorPage {
        enum MailRoute: Route, Codable {
            case letter(Int)

            static let links: Links<MailRoute> = [.path("letters").value(Int.self, "id").route(MailRoute.letter)]
        }

        typealias AppRoute = MailRoute

        final class MailCoordinator: Coordinator {
            let root = StackRoot(Screen("inbox"))

            func prepareTransition(for route: MailRoute) -> Transition<StackRoot> { .push(Screen("letter")) }
        }

        /// What is at the other end.
        final class Tool {
            var lines: [String] = []
            func receive(_ line: String) { lines.append(line) }
            func write(_ line: String) { lines.append(line) }
        }
    }

    @Suite("The pages on the inspector") struct InspectorPageTests {
        private typealias MailRoute = InspectorPage.MailRoute
        private typealias AppRoute = InspectorPage.AppRoute

        private let windows = WindowManager(WindowRoot(InspectorPage.MailCoordinator(), name: "main"))
        private let tool = InspectorPage.Tool()

        @Test("an inspector is made, and answers") func made() {
            // snippet.inspector-made
            #if DEBUG
                let inspector = Inspector(windows) { try MailRoute.links.link(for: $0) }
            #endif
            // snippet.end
            // snippet.inspector-connected
            let connection = inspector.connect(as: .act) { line in tool.receive(line) }
            connection.handle(#"{"id": 1, "call": "tree"}"#)
            connection.handle(#"{"id": 2, "call": "moves"}"#)
            // snippet.end
            #expect(tool.lines.count == 2 && tool.lines[0].contains(#""tree":"main: [inbox]""#))
            #expect(tool.lines[1].hasPrefix(#"{"id":2,"result":{"mark":""#))
            let bytes = Array("{\"id\":3,\"call\":\"open\",\"address\":\"/letters/7\"}\n".utf8)
            // snippet.inspector-split
            var splitter = LineSplitter()
            for line in splitter.lines(in: bytes) { connection.handle(line) }
            // snippet.end
            expect(windows, "main: [inbox, letter]")
        }

        @Test("the comments compile") func comments() {
            let (socket, line) = (tool, #"{"id":1,"call":"waiting"}"#)
            // snippet.inspector-comment
            let inspector = Inspector(windows) { try AppRoute.links.link(for: $0) }
            let connection = inspector.connect(as: .act) { line in socket.write(line) }
            connection.handle(line)
            // snippet.end
            #expect(tool.lines == [#"{"id":1,"result":{"waiting":[]}}"#])
            var lines = [#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#]
            func readLine() -> String? { lines.popLast() }
            func print(_ line: String) { tool.write(line) }
            // snippet.agent-comment
            let port = AgentPort(inspector) { line in print(line) }
            while let line = readLine() { port.handle(line) }
            // snippet.end
            #expect(tool.lines.last == #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
        }

        @Test("an agent is let in by a loop") func agent() {
            let output = tool
            var input = [Array("{\"jsonrpc\":\"2.0\",".utf8), Array("\"id\":1,\"method\":\"ping\"}\n".utf8)]
                .makeIterator()
            // snippet.agent-loop
            let inspector = Inspector(windows) { try MailRoute.links.link(for: $0) }
            let port = AgentPort(inspector) { line in output.write(line) }
            var splitter = LineSplitter()
            while let bytes = input.next() {
                for line in splitter.lines(in: bytes) { port.handle(line) }
            }
            // snippet.end
            #expect(output.lines == [#"{"id":1,"jsonrpc":"2.0","result":{}}"#])
        }
    }
#endif
