import CoordinationInspector
import Foundation
import NIOCore
import NIOWebSocket

/// One client of an inspector at the other end of a WebSocket: the page, or a program that passes an agent on.
///
/// The first message has the token. Each one after it is a line.
final class InspectorSocket: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// The bytes of a frame, and of all fragments of one: a few more than a line may have, so that the inspector answers
    /// one that is too long.
    static let frame = (1 << 16) + 8

    private struct Entry: Decodable {
        let token: String
        /// True for an agent, which speaks the Model Context Protocol.
        var agent: Bool?
    }

    private let session: Token?
    private let door: InspectorDoor
    private var context: ChannelHandlerContext?
    /// Takes the lines, once the client has shown the token.
    private var handle: ((String) -> Void)?
    private var deadline: Scheduled<Void>?
    private var messages = (second: UInt64(0), count: 0)
    private var pings = 0

    init(of session: Token?, _ door: InspectorDoor) { (self.session, self.door) = (session, door) }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        expect(within: Limits.requestTime)
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }
    func channelInactive(context: ChannelHandlerContext) { end() }

    private func end() {
        deadline?.cancel()
        (context, handle) = (nil, nil)
    }

    /// Pings the client a while after it was heard last, and closes the connection if it does not answer.
    private func expect(within time: TimeAmount) {
        deadline?.cancel()
        guard let context else { return }
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: time) { bound.value.ping() }
    }

    private func ping() {
        pings += 1
        guard handle != nil, pings == 1, context?.channel.isWritable == true else { return close(.policyViolation) }
        write(.ping, ByteBuffer())
        expect(within: Limits.silence)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        switch frame.opcode {
        case .text:
            let second = NIODeadline.now().uptimeNanoseconds / 1_000_000_000
            messages = (second, messages.second == second ? messages.count + 1 : 1)
            guard messages.count <= Limits.messages else { return close(.policyViolation) }
            read(String(buffer: frame.unmaskedData))
        case .ping:
            write(.pong, frame.unmaskedData)
            return  // Whoever sends nothing else is no client.
        case .pong: break
        case .connectionClose: return close(.normalClosure)
        default: return close(.unacceptableData)
        }
        guard handle != nil else { return }
        pings = 0
        expect(within: Limits.silence)
    }

    private func read(_ line: String) {
        if let handle { return handle(line) }
        guard line.utf8.count <= 200, let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)),
            door.admits(entry.token)
        else { return close(.policyViolation) }
        handle = lines(for: entry)
        if handle == nil { close(WebSocketErrorCode(codeNumber: 4_000)) }
    }

    /// Returns what takes the lines of a client; nil if the app that it would inspect is not there.
    private func lines(for entry: Entry) -> ((String) -> Void)? {
        #if DEBUG || INSPECTOR
            // The page has the cookie of its visitor. An agent has none: it works for who came last.
            let guest = session.flatMap { door.guests.present($0) } ?? (entry.agent == true ? door.guests.latest : nil)
            guard let inspector = guest?.inspector else { return nil }
            let send: (String) -> Void = { [weak self] line in self?.send(line) }
            if entry.agent == true {
                let port = AgentPort(inspector, send: send)
                return { port.handle($0) }
            }
            let connection = inspector.connect(as: .act, send: send)
            return { connection.handle($0) }
        #else
            return nil
        #endif
    }

    private func send(_ line: String) {
        guard let context else { return }
        // Who does not read what it follows is no client.
        guard context.channel.isWritable else { return close(.policyViolation) }
        write(.text, ByteBuffer(string: line))
    }

    private func close(_ code: WebSocketErrorCode) {
        guard let context else { return }
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let channel = context.channel
        // Who reads nothing would never have read the farewell either.
        guard channel.isWritable else { return channel.close(promise: nil) }
        context.writeAndFlush(Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
            .whenComplete { _ in channel.close(promise: nil) }
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
        context?.writeAndFlush(
            Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
