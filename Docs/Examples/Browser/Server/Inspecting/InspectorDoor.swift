import NIOCore
import NIOHTTP1

/// Knows who may inspect: by name, origin and token.
final class InspectorDoor: Reception {
    let token = Token()
    let guests: Guests
    let shop: Door
    let socket = "/socket"

    private(set) var host = ""
    private var names: Set<String> = []
    private var wrong = 0
    private var closedUntil = NIODeadline.uptimeNanoseconds(0)
    private var count = 0

    /// The connections at one time.
    private static let connections = 32

    /// The wrong tokens after which the port is closed, and for how long.
    private static let wrongTokens = 5
    private static let pause = TimeAmount.seconds(1)

    init(guests: Guests, shop: Door) { (self.guests, self.shop) = (guests, shop) }

    /// Takes the names that the server has at its port. A request for any other is refused, whoever it looks like.
    ///
    /// - Parameter both: True if it listens on ::1, too.
    func open(at port: Int, both: Bool) {
        host = "127.0.0.1:\(port)"
        names = [host, "localhost:\(port)"]
        if both { names.insert("[::1]:\(port)") }
    }

    // snippet.inspector-door
    func refusal(of headers: HTTPHeaders) -> (status: HTTPResponseStatus, words: String)? {
        let (hosts, origins) = (headers["host"], headers["origin"])
        guard hosts.count == 1, names.contains(hosts[0]) else {
            return (.misdirectedRequest, "This is no name of this server.")
        }
        // Compared with the names, and not with the Host: both may be a stranger's. "null" is a stranger, too.
        guard origins.isEmpty || origins.count == 1 && names.contains(where: { "http://\($0)" == origins[0] }) else {
            return (.forbidden, "Only a page of this server asks here.")
        }
        return nil
    }
    // snippet.end

    /// Lets a connection in.
    ///
    /// - Returns: False if there are too many, or the port is closed for a while.
    func enter() -> Bool {
        guard count < Self.connections, NIODeadline.now() >= closedUntil else { return false }
        count += 1
        return true
    }

    func leave() { count -= 1 }

    /// Compares a token in a time that does not depend on it. After five wrong ones, the port is closed for a second.
    func admits(_ text: String) -> Bool {
        let (given, own) = (Array(text.utf8), Array(token.description.utf8))
        var difference = given.count == own.count ? 0 : 1
        for (index, byte) in own.enumerated() { difference |= Int(byte ^ (index < given.count ? given[index] : 0)) }
        if difference == 0, NIODeadline.now() >= closedUntil {
            wrong = 0
            return true
        }
        wrong += 1
        if wrong >= Self.wrongTokens { (wrong, closedUntil) = (0, .now() + Self.pause) }
        return false
    }

    func file(at path: String) -> (type: String, body: ByteBuffer)? {
        switch path {
        case "/": ("text/html; charset=utf-8", Self.page)
        case "/inspector.css": ("text/css; charset=utf-8", Self.style)
        case "/inspector.js": ("text/javascript; charset=utf-8", Self.script)
        case "/favicon.ico": ("image/svg+xml", ByteBuffer(string: #"<svg xmlns="http://www.w3.org/2000/svg"/>"#))
        default: nil
        }
    }

    private static let page = ByteBuffer(bytes: PackageResources.inspector_html)
    private static let style = ByteBuffer(bytes: PackageResources.inspector_css)
    private static let script = ByteBuffer(bytes: PackageResources.inspector_js)

    func headers(for host: String) -> HTTPHeaders {
        [
            "content-security-policy":
                "default-src 'self'; connect-src ws://\(names.contains(host) ? host : self.host); base-uri 'none'; "
                + "form-action 'none'; frame-ancestors 'none'",
            "cache-control": "no-store",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
        ]
    }
}
