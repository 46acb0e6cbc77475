import NIOCore
import NIOHTTP1
import NIOWebSocket

/// What a port serves over plain HTTP, and to whom.
protocol Reception: AnyObject {
    /// The path at which pages connect.
    var socket: String { get }

    /// The name and port under which it is reached.
    var host: String { get }

    /// Returns the answer to a request that may not ask for anything; nil for one that may.
    func refusal(of headers: HTTPHeaders) -> (status: HTTPResponseStatus, words: String)?

    /// Returns the file at a path, with its type.
    func file(at path: String) -> (type: String, body: ByteBuffer)?

    /// The headers of each answer.
    func headers(for host: String) -> HTTPHeaders
}

/// Answers plain requests: with a file, or with the reason for none.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let door: any Reception
    private var request: HTTPRequestHead?
    private var deadline: Scheduled<Void>?

    init(_ door: any Reception) { self.door = door }

    func handlerAdded(context: ChannelHandlerContext) { wait(context) }
    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    /// Closes the connection if no whole request comes in time.
    private func wait(_ context: ChannelHandlerContext) {
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: Limits.requestTime) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch Self.unwrapInboundIn(data) {
        case .head(let head): request = head
        case .body: context.close(promise: nil)
        case .end:
            guard let request else { return }
            self.request = nil
            answer(request, context)
            wait(context)
        }
    }

    private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let path = String(request.uri.prefix { $0 != "?" })
        if let (status, words) = door.refusal(of: request.headers) {
            write(status, "text/plain", ByteBuffer(string: "\(words)\n"), request, context)
        } else if request.method != .GET, request.method != .HEAD {
            write(.methodNotAllowed, "text/plain", ByteBuffer(string: "There are only pages here.\n"), request, context)
        } else if path == door.socket {
            write(
                .forbidden, "text/plain", ByteBuffer(string: "Only a page of this server connects here.\n"), request,
                context)
        } else if let file = door.file(at: path) {
            write(.ok, file.type, file.body, request, context)
        } else {
            write(.notFound, "text/plain", ByteBuffer(string: "There is no such file.\n"), request, context)
        }
    }

    private func write(
        _ status: HTTPResponseStatus, _ type: String, _ body: ByteBuffer, _ request: HTTPRequestHead,
        _ context: ChannelHandlerContext
    ) {
        var headers = door.headers(for: request.headers.first(name: "host") ?? door.host)
        headers.add(name: "content-type", value: type)
        headers.add(name: "content-length", value: "\(body.readableBytes)")
        let isLast = status != .ok || !request.isKeepAlive
        if isLast { headers.add(name: "connection", value: "close") }
        context.write(
            Self.wrapOutboundOut(.head(.init(version: .http1_1, status: status, headers: headers))), promise: nil)
        if request.method != .HEAD { context.write(Self.wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let channel = context.channel
        context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).whenComplete { _ in
            if isLast { channel.close(promise: nil) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A refused upgrade is answered like any request.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }
}
