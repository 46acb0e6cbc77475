import Foundation
import NIOCore
import NIOWebSocket

/// One page at the other end of a WebSocket.
final class SocketHandler: ChannelInboundHandler, Viewer {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let session: Token
    private let number: Int
    private let server: Switchboard
    private var context: ChannelHandlerContext?
    private var guest: Guest?
    private var tab: Tab?

    /// The newest letter, until there is room for it.
    private var letter: (() -> Letter?)?
    private var isFlushing = false
    private var deadline: Scheduled<Void>?
    private var messages = (second: Int64(0), count: 0)
    private var pings = 0

    init(_ session: Token, _ number: Int, _ server: Switchboard) {
        (self.session, self.number, self.server) = (session, number, server)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        expect(within: Limits.requestTime)
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }
    func channelInactive(context: ChannelHandlerContext) { end() }

    private func end() {
        deadline?.cancel()
        tab?.leave(self)
        (context, guest, tab, letter) = (nil, nil, nil, nil)
    }

    /// Pings the page a while after it was heard last, and closes the connection if it does not answer.
    private func expect(within time: TimeAmount) {
        deadline?.cancel()
        guard let context else { return }
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: time) { bound.value.ping() }
    }

    private func ping() {
        guard let context else { return }
        pings += 1
        guard tab != nil, pings == 1 else { return context.close(promise: nil) }
        write(.ping, ByteBuffer())
        expect(within: Limits.silence)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        switch frame.opcode {
        case .text:
            let second = NIODeadline.now().uptimeNanoseconds / 1_000_000_000
            messages = (Int64(second), messages.second == Int64(second) ? messages.count + 1 : 1)
            guard messages.count <= Limits.messages, read(frame.unmaskedData) else { return close(.policyViolation) }
        case .ping:
            write(.pong, frame.unmaskedData)
            return  // Whoever sends nothing else is no page.
        case .pong: break
        case .connectionClose: return close(.normalClosure)
        default: return close(.unacceptableData)
        }
        guard tab != nil else { return }
        pings = 0
        expect(within: Limits.silence)
    }

    /// Reads a message. The first one has to join.
    ///
    /// - Returns: False if it is none of a page.
    private func read(_ bytes: ByteBuffer) -> Bool {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes.readableBytesView)) else {
            return false
        }
        if let tab, let guest, message.join == nil {
            // A tab that another page has taken over is not this one's.
            if tab.viewer === self { guest.read(message, in: tab) }
            return true
        }
        guard tab == nil, let join = message.join, let guest = server.guests.guest(of: session) else { return false }
        server.door.welcome(number)
        self.guest = guest
        tab = guest.join(self, join)
        return true
    }

    func send(_ letter: @escaping () -> Letter?) {
        self.letter = letter
        guard let context, !isFlushing else { return }
        isFlushing = true
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        // All that one input does is one letter.
        context.eventLoop.execute { bound.value.flush() }
    }

    private func flush() {
        isFlushing = false
        guard let context, context.channel.isWritable, let letter else { return }
        self.letter = nil
        guard let content = letter(), let data = try? JSONEncoder().encode(content) else { return }
        write(.text, ByteBuffer(bytes: data))
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { flush() }
        context.fireChannelWritabilityChanged()
    }

    func leave() {
        tab = nil
        close(WebSocketErrorCode(codeNumber: 4_001))
    }

    private func close(_ code: WebSocketErrorCode) {
        guard let context else { return }
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let channel = context.channel
        context.writeAndFlush(Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
            .whenComplete { _ in channel.close(promise: nil) }
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
        context?.writeAndFlush(
            Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
