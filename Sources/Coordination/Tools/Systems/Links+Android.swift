import Coordination
public import CoordinationLinks

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Links {
    /// Returns the `assetlinks.json`, the same for all hosts, by which a host tells Android that the app may open its
    /// addresses. Serve the file beneath `/.well-known`.
    public func androidFile(for app: LinkedApp) -> String { AndroidFile(app).fileText }

    /// The intent filters of the app's manifest: one for each origin of the list, with the paths of its lines, old
    /// addresses included.
    ///
    /// ```swift
    /// print(AppRoute.links.androidFilters)
    /// ```
    ///
    /// A path with values is a `pathAdvancedPattern`, which needs Android 12. A filter can't demand query items: if the
    /// list refuses an address without them, hand it back to the browser.
    public var androidFilters: String {
        table.rules.allowed.filter { $0.flaw == nil }.map { table.androidFilter(at: $0) }.joined(separator: "\n")
    }
}

/// A file of asset links.
struct AndroidFile: Codable {
    struct Statement: Codable {
        struct Target: Codable {
            var namespace: String?
            var package: String?
            var fingerprints: [String]?

            enum CodingKeys: String, CodingKey {
                case namespace
                case package = "package_name"
                case fingerprints = "sha256_cert_fingerprints"
            }
        }

        var relation: [String]
        var target: Target
    }

    static let relation = "delegate_permission/common.handle_all_urls"

    let statements: [Statement]

    init(_ app: LinkedApp) {
        let target = Statement.Target(
            namespace: "android_app", package: app.androidPackage, fingerprints: app.androidFingerprints)
        statements = app.androidPackage == nil ? [] : [Statement(relation: [Self.relation], target: target)]
    }

    init(from decoder: any Decoder) throws { statements = try [Statement](from: decoder) }

    func encode(to encoder: any Encoder) throws { try statements.encode(to: encoder) }
}

extension LinkTable {
    fileprivate func androidFilter(at origin: LinkOrigin) -> String {
        var lines = [
            #"<action android:name="android.intent.action.VIEW" />"#,
            #"<category android:name="android.intent.category.DEFAULT" />"#,
            #"<category android:name="android.intent.category.BROWSABLE" />"#,
        ]
        let scheme = #"<data android:scheme="\#(origin.scheme)""#
        guard let host = origin.host else { return Self.filter(lines + [scheme + " />"], isVerified: false) }
        let parts = host.split(separator: ":")
        let port = parts.count > 1 ? #" android:port="\#(parts[1])""# : ""
        lines.append(scheme + #" android:host="\#(parts.first ?? "")"\#(port) />"#)
        var known = Set<String>()
        lines += systemPaths(at: origin).flatMap(\.androidPaths).filter { known.insert($0).inserted }
            .map { "<data android:\($0) />" }
        return Self.filter(lines, isVerified: origin.scheme == "https")
    }

    private static func filter(_ lines: [String], isVerified: Bool) -> String {
        (["<intent-filter\(isVerified ? #" android:autoVerify="true""# : "")>"] + lines.map { "    " + $0 }
            + ["</intent-filter>", ""]).joined(separator: "\n")
    }
}

extension SystemPath {
    /// The path attributes of a filter, literal or patterns: one, or one for each case of enums with few cases.
    fileprivate var androidPaths: [String] {
        // Patterns, and the literal path as long as there are only words.
        var ways: [(pattern: String, path: String?)] = [("", "")]
        for segment in segments {
            let parts: [(String, String?)] =
                switch segment {
                case .word(let word): [(word.androidPattern, word)]
                case .text: [("[^/]+", nil)]
                case .number(let isSigned): [(isSigned ? "-*[0-9]+" : "[0-9]+", nil)]
                case .cases(let cases, _):
                    ways.count * cases.count > 64 ? [("[^/]+", nil)] : cases.map { ($0.androidPattern, $0) }
                }
            ways = ways.flatMap { way in
                parts.map { part in
                    (way.pattern + "/" + part.0, way.path.flatMap { path in part.1.map { path + "/" + $0 } })
                }
            }
        }
        return ways.flatMap { way in
            let pattern = "pathAdvancedPattern=\"\(way.pattern.inXML)"
            let own = way.path.map { "path=\"\(($0.isEmpty ? "/" : $0).inXML)\"" } ?? pattern + "\""
            return hasRest ? [own, pattern + "/.+\""] : [own]
        }
    }
}

extension String {
    /// The string as a part of an advanced pattern, which the decoded path has to match.
    fileprivate var androidPattern: String {
        map { character in
            switch character {
            case ".", "*", "+", "{", "}": "[\(character)]"
            case "[", "]", "\\": "."
            default: String(character)
            }
        }.joined()
    }

    fileprivate var inXML: String {
        map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(character)
            }
        }.joined()
    }
}
