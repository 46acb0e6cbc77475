import NIOCore
import NIOHTTP1

/// What one visitor may take of the server.
enum Limits {
    /// The time for a whole request, and then for the first message of a page.
    static let requestTime = TimeAmount.seconds(10)

    /// The time for an answer to a ping, and for a reader that has stopped.
    static let silence = TimeAmount.seconds(30)

    /// The bytes of a frame, and of all fragments of one.
    static let frame = 1 << 14
    static let fragments = 16

    /// The messages of a page in a second.
    static let messages = 100

    /// The bytes that wait for a slow reader.
    static let waiting = 1 << 18

    static var head: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) = (8 << 10, 16 << 10, 64)
        return limits
    }

    /// The connections, and those of them that no page has joined by.
    static let connections = 8_192
    static let strangers = 1_024
}

/// Knows who may come in: by name and origin, and by number.
final class Door {
    /// The name and port under which the server is reached.
    let host: String
    private let names: Set<String>
    private var strangers: [Int: any Channel] = [:]
    private var oldest = 0
    private var next = 0
    private(set) var count = 0

    init(port: Int) {
        host = "127.0.0.1:\(port)"
        names = [host, "localhost:\(port)"]
    }

    /// The name of the cookie. Cookies know no ports.
    var cookie: String { "shop-\(host.split(separator: ":").last ?? "")" }

    /// Returns true if a request names this server, and nobody else's name leads here.
    func isOurs(_ headers: HTTPHeaders) -> Bool {
        let hosts = headers["host"]
        return hosts.count == 1 && names.contains(hosts[0])
    }

    func refusal(of headers: HTTPHeaders) -> (status: HTTPResponseStatus, words: String)? {
        isOurs(headers) ? nil : (.misdirectedRequest, "This is no name of this server.")
    }

    /// Returns true if a page of this server asks.
    func isFromHere(_ headers: HTTPHeaders) -> Bool {
        let origins = headers["origin"]
        return isOurs(headers) && origins.count == 1 && origins[0] == "http://\(headers["host"][0])"
    }

    /// Lets a connection in. If too many have not joined, the one that came first goes.
    ///
    /// - Returns: A number to be known by; nil if there is no room.
    func enter(_ channel: any Channel) -> Int? {
        guard count < Limits.connections else { return nil }
        count += 1
        next += 1
        strangers[next] = channel
        while strangers.count > Limits.strangers {
            oldest += 1
            strangers.removeValue(forKey: oldest)?.close(promise: nil)
        }
        return next
    }

    /// Notes that a page has joined by a connection.
    func welcome(_ number: Int) { strangers[number] = nil }

    func leave(_ number: Int) {
        count -= 1
        strangers[number] = nil
    }
}

extension Door: Reception {
    var socket: String { Site.socket }
    func file(at path: String) -> (type: String, body: ByteBuffer)? { Site.file(at: path) }
    func headers(for host: String) -> HTTPHeaders { Site.headers(for: host) }
}
