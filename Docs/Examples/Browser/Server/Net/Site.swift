import NIOCore
import NIOHTTP1

/// What is sent over plain HTTP: three files. No request changes anything, whatever its address is.
enum Site {
    /// The path at which pages connect.
    static let socket = "/-/socket"

    private static let page = ByteBuffer(bytes: PackageResources.index_html)
    private static let style = ByteBuffer(bytes: PackageResources.style_css)
    private static let script = ByteBuffer(bytes: PackageResources.script_js)

    /// Returns the file at a path, with its type. Each address of the app is the same page.
    static func file(at path: String) -> (type: String, body: ByteBuffer)? {
        switch path {
        case "/-/style.css": ("text/css; charset=utf-8", style)
        case "/-/script.js": ("text/javascript; charset=utf-8", script)
        case _ where path.hasPrefix("/-/") || path == "/favicon.ico": nil
        default: ("text/html; charset=utf-8", page)
        }
    }

    /// The headers of each answer. A page may load what comes from here, and connect to here alone.
    static func headers(for host: String) -> HTTPHeaders {
        [
            "content-security-policy":
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src ws://\(host); "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "cache-control": "no-cache",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
        ]
    }
}

extension HTTPHeaders {
    /// The value of a cookie.
    func cookie(_ name: String) -> Substring? {
        for pair in self[canonicalForm: "cookie"].flatMap({ $0.split(separator: ";") }) {
            let pair = pair.drop { $0 == " " }
            if pair.hasPrefix("\(name)=") { return pair.dropFirst(name.count + 1) }
        }
        return nil
    }
}
