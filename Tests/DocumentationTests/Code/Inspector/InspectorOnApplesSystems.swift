#if DEBUG && canImport(Network)
    import CoordinationInspector
    import Foundation
    import Network

    /// The socket of the page on the inspector, where there is `Network`. It has been compiled on an imitation, and not run.
    private enum InspectorOnApplesSystems {
        // snippet.inspector-listener
        @MainActor static func serve(_ inspector: Inspector, token: String) throws -> NWListener {
            let parameters = NWParameters.tcp
            parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: .any)
            let listener = try NWListener(using: parameters)
            let open: @MainActor (NWConnection) -> Void = { InspectorClient($0, inspector, token).read() }
            listener.newConnectionHandler = { socket in MainActor.assumeIsolated { open(socket) } }
            listener.start(queue: .main)
            return listener
        }
        // snippet.end

        // snippet.inspector-client
        @MainActor final class InspectorClient {
            private let socket: NWConnection
            private let inspector: Inspector
            private let token: String
            private var splitter = LineSplitter()
            private var connection: InspectorConnection?

            init(_ socket: NWConnection, _ inspector: Inspector, _ token: String) {
                (self.socket, self.inspector, self.token) = (socket, inspector, token)
                socket.start(queue: .main)
            }

            func read() {
                socket.receive(minimumIncompleteLength: 1, maximumLength: 1 << 14) { [self] bytes, _, isLast, _ in
                    MainActor.assumeIsolated {
                        for line in splitter.lines(in: bytes ?? Data()) { take(line) }
                        if isLast || bytes == nil { socket.cancel() } else { read() }
                    }
                }
            }

            private func take(_ line: String) {
                if let connection { return connection.handle(line) }
                guard isSame(line, token) else { return socket.cancel() }
                connection = inspector.connect(as: .act) { [socket] line in
                    socket.send(content: Data("\(line)\n".utf8), completion: .idempotent)
                }
            }
        }
        // snippet.end

    }

    /// Compares in a time that depends on the length alone.
    private func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
#endif
