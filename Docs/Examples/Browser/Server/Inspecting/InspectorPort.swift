import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The port of the inspectors: of this machine alone, on 127.0.0.1 and, where there is one, ::1.
struct InspectorPort: Sendable {
    private let listeners: [any Channel]
    private let token: String
    private let port: Int

    /// The address of the page, with the token as its fragment.
    var address: String { "http://127.0.0.1:\(port)/#\(token)" }

    static func start(
        port: Int, _ board: NIOLoopBound<Switchboard>, in group: MultiThreadedEventLoopGroup
    ) async throws -> InspectorPort {
        let loop = board.eventLoop
        let (door, token) = try await loop.submit {
            let door = InspectorDoor(guests: board.value.guests, shop: board.value.door)
            return (NIOLoopBound(door, eventLoop: loop), door.token.description)
        }.get()
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 1 << 20, high: 1 << 24))
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try open(channel, door) }
            }
        let first = try await bootstrap.bind(host: "127.0.0.1", port: port).get()
        let bound = first.localAddress?.port ?? port
        let second = try? await bootstrap.bind(host: "::1", port: bound).get()
        // Until it knows its names, it refuses all of them.
        try await loop.submit { door.value.open(at: bound, both: second != nil) }.get()
        return InspectorPort(listeners: [first, second].compactMap { $0 }, token: token, port: bound)
    }

    /// Writes address and token where only the owner of this process reads them, for agents.
    func write(into folder: URL) throws {
        let file = folder.appendingPathComponent("inspector.json")
        try? FileManager.default.removeItem(at: file)
        let text = #"{"host":"127.0.0.1","port":\#(port),"token":"\#(token)"}"#
        let handle = Foundation.open(file.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard handle >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        try FileHandle(fileDescriptor: handle, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    }

    func close() async throws { for listener in listeners { try await listener.close() } }
}

/// Lets a connection in, to ask for the page or to become a WebSocket.
private func open(_ channel: any Channel, _ door: NIOLoopBound<InspectorDoor>) throws {
    guard door.value.enter() else {
        channel.close(promise: nil)
        return
    }
    channel.closeFuture.whenComplete { _ in door.value.leave() }
    let given = NIOLoopBoundBox<Token?>(nil, eventLoop: channel.eventLoop)
    let upgrader = NIOWebSocketServerUpgrader(
        maxFrameSize: InspectorSocket.frame,
        shouldUpgrade: { channel, head in
            let door = door.value
            guard head.uri == door.socket, head.method == .GET, door.refusal(of: head.headers) == nil else {
                return channel.eventLoop.makeSucceededFuture(nil)
            }
            // Cookies know no ports: the shop's says whose app is inspected.
            given.value = head.headers.cookie(door.shop.cookie).flatMap { Token($0) }
            return channel.eventLoop.makeSucceededFuture([:])
        },
        upgradePipelineHandler: { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandlers(
                    NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 64, maxAccumulatedFrameCount: Limits.fragments,
                        maxAccumulatedFrameSize: InspectorSocket.frame),
                    InspectorSocket(of: given.value, door.value))
            }
        })
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
            upgraders: [upgrader],
            completionHandler: { context in
                if let pages = try? context.pipeline.syncOperations.handler(type: PageHandler.self) {
                    context.pipeline.syncOperations.removeHandler(pages, promise: nil)
                }
            }
        ), withEncoderConfiguration: .init(), withDecoderLimitConfiguration: Limits.head)
    try channel.pipeline.syncOperations.addHandler(PageHandler(door.value))
}
