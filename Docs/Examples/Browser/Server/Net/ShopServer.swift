package import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// All that lives on the one event loop: who may come in, and who is there.
final class Switchboard {
    let door: Door
    let guests: Guests

    init(door: Door, guests: Guests) { (self.door, self.guests) = (door, guests) }
}

/// A server of the shop, for the browsers of this machine. All trees live on one event loop.
package final class ShopServer: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let listener: any Channel
    private let board: NIOLoopBound<Switchboard>
    private let inspecting: InspectorPort?

    /// The port on which it listens.
    package let port: Int

    /// The address of the inspector's page, with its token; nil unless one was asked for.
    package var inspectorAddress: String? { inspecting?.address }

    private init(
        _ group: MultiThreadedEventLoopGroup, _ listener: any Channel, _ board: NIOLoopBound<Switchboard>,
        _ inspecting: InspectorPort?
    ) {
        (self.group, self.listener, self.board, self.inspecting) = (group, listener, board, inspecting)
        port = listener.localAddress?.port ?? 0
    }

    /// Begins to listen on 127.0.0.1.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any.
    ///   - folder: The folder for guests. It is made if it is not there.
    ///   - idle: The time after which a guest without an open page is stored and dropped.
    ///   - inspectorPort: The port of the inspector, 0 for any; nil for none.
    package static func start(
        port: Int, folder: URL, idle: Duration = .seconds(60), inspectorPort: Int? = nil
    ) async throws -> ShopServer {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let socket = try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // Nobody is let in before the board is there.
            .serverChannelOption(.autoRead, value: false)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: Limits.waiting / 4, high: Limits.waiting))
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.parent.map { try open(channel, from: $0) } }
            }
            .bind(host: "127.0.0.1", port: port).get()
        let bound = socket.localAddress?.port ?? port
        let board = try await loop.submit {
            let guests = try Guests(
                in: folder, idle: idle, time: LoopTime(loop), areInspected: inspectorPort != nil)
            let board = NIOLoopBound(Switchboard(door: Door(port: bound), guests: guests), eventLoop: loop)
            try socket.pipeline.syncOperations.addHandler(Board(board.value))
            return board
        }.get()
        var inspecting: InspectorPort?
        if let inspectorPort {
            inspecting = try await InspectorPort.start(port: inspectorPort, board, in: group)
            try inspecting?.write(into: folder)
        }
        try await socket.setOption(.autoRead, value: true).get()
        socket.read()
        return ShopServer(group, socket, board, inspecting)
    }

    /// Stores everybody, and ends.
    package func stop() async throws {
        try await listener.close()
        try await inspecting?.close()
        try await board.eventLoop.submit { [board] in board.value.guests.storeAll() }.get()
        try await group.shutdownGracefully()
    }

    /// Returns what a closure reads of the guests.
    package func read<Value: Sendable>(_ body: @escaping @Sendable (Guests) -> Value) async throws -> Value {
        try await board.eventLoop.submit { [board] in body(board.value.guests) }.get()
    }
}

/// Keeps the board with the listening socket.
private final class Board: ChannelInboundHandler {
    typealias InboundIn = Any
    let board: Switchboard

    init(_ board: Switchboard) { self.board = board }
}

/// Lets a connection in, to ask for pages or to become a WebSocket.
private func open(_ channel: any Channel, from listener: any Channel) throws {
    let board = try listener.pipeline.syncOperations.handler(type: Board.self).board
    guard let number = board.door.enter(channel) else {
        channel.close(promise: nil)
        return
    }
    let bound = NIOLoopBound(board, eventLoop: channel.eventLoop)
    channel.closeFuture.whenComplete { _ in bound.value.door.leave(number) }
    let given = NIOLoopBoundBox<Token?>(nil, eventLoop: channel.eventLoop)
    let upgrader = NIOWebSocketServerUpgrader(
        maxFrameSize: Limits.frame,
        shouldUpgrade: { channel, head in
            let (door, guests) = (bound.value.door, bound.value.guests)
            guard head.uri == Site.socket, head.method == .GET, door.isFromHere(head.headers) else {
                return channel.eventLoop.makeSucceededFuture(nil)
            }
            let cookie = head.headers.cookie(door.cookie).flatMap { Token($0) }
            let session = guests.session(of: cookie)
            given.value = session
            let attributes = "HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000"
            return channel.eventLoop.makeSucceededFuture(["set-cookie": "\(door.cookie)=\(session); \(attributes)"])
        },
        upgradePipelineHandler: { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandlers(
                    NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 64, maxAccumulatedFrameCount: Limits.fragments,
                        maxAccumulatedFrameSize: Limits.frame),
                    SocketHandler(given.value ?? Token(), number, bound.value))
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
    try channel.pipeline.syncOperations.addHandler(PageHandler(board.door))
}
