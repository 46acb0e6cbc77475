import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Passes the lines of an agent on to a running shop, and its lines back.
enum Passer {
    /// - Parameter file: The file that the shop has written, with its address and token. A token is no argument of a
    ///   program, as every program can list those.
    static func run(_ file: String) async throws {
        let place = Place.read(file)
        // What else is printed goes to standard error.
        let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let channel = try await connect(to: place, output)
        channel.writeAndFlush(frame(#"{"token":"\#(place.token)","agent":true}"#.utf8), promise: nil)
        // Standard input is read by a thread of its own, which ends with the process.
        Thread.detachNewThread {
            while let line = readLine() {
                // Of a line that is too long, the beginning is too long, too, and is refused by an answer.
                if !line.isEmpty { channel.writeAndFlush(frame(line.utf8.prefix((1 << 16) + 1)), promise: nil) }
            }
            // The shop answers the lines before this, and closes then.
            var code = ByteBuffer()
            code.write(webSocketErrorCode: .normalClosure)
            channel.writeAndFlush(
                WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: code), promise: nil)
        }
        try await channel.closeFuture.get()
    }

    private static func connect(to place: Place, _ output: FileHandle) async throws -> any Channel {
        let group = MultiThreadedEventLoopGroup.singleton
        let upgraded = group.next().makePromise(of: Void.self)
        let upgrader = NIOWebSocketClientUpgrader(maxFrameSize: 1 << 24) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(Lines(output))
                upgraded.succeed()
            }
        }
        let channel = try await ClientBootstrap(group: group).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHTTPClientHandlers(
                    withClientUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
            }
        }.connect(host: place.host, port: place.port).get()
        channel.closeFuture.whenComplete { _ in upgraded.fail(ChannelError.eof) }
        let head = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/socket", headers: ["host": "\(place.host):\(place.port)"])
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        try await upgraded.futureResult.get()
        return channel
    }

    private static func frame(_ line: some Sequence<UInt8>) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(bytes: line))
    }

    fileprivate static func fail(_ words: String) -> Never {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
        exit(64)
    }
}

/// The address and the token of a running shop.
private struct Place: Decodable {
    let host: String
    let port: Int
    let token: String

    /// Reads the file, if nobody else can.
    static func read(_ path: String) -> Place {
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_uid == getuid(), facts.st_mode & 0o077 == 0 else {
            Passer.fail("\(path) is not a file that its owner alone reads.")
        }
        guard let data = FileManager.default.contents(atPath: path),
            let place = try? JSONDecoder().decode(Place.self, from: data), place.host == "127.0.0.1"
        else { Passer.fail("\(path) names no running shop.") }
        return place
    }
}

/// Writes what comes to standard output, a line each, and answers pings.
private final class Lines: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let output: FileHandle

    init(_ output: FileHandle) { self.output = output }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        switch frame.opcode {
        case .text: try? output.write(contentsOf: Data(buffer: frame.unmaskedData) + Data("\n".utf8))
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
            context.writeAndFlush(Self.wrapOutboundOut(pong), promise: nil)
        case .connectionClose:
            var data = frame.unmaskedData
            guard data.readWebSocketErrorCode() != .normalClosure else { return context.close(promise: nil) }
            FileHandle.standardError.write(Data("The shop has closed the connection.\n".utf8))
            exit(1)
        default: break
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension Data {
    fileprivate init(buffer: ByteBuffer) { self = Data(buffer.readableBytesView) }
}
