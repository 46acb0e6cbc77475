import Coordination
public import CoordinationLinks

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Links {
    /// Returns the `apple-app-site-association` by which a host tells Apple's platforms which addresses the app opens.
    /// Serve the file beneath `/.well-known`.
    ///
    /// ```swift
    /// print(AppRoute.links.appleFile(for: app, at: .https("shop.example")))
    /// ```
    ///
    /// Its components match the lines of the list, old addresses included, with the query items that they demand. A
    /// star also matches slashes, so each line comes after `exclude` rows for the longer paths that it does not read. A
    /// number matches any text that begins with a digit, and an optional item any value: if the list refuses such a
    /// link, hand it back to the browser.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - origin: The host. If the list reads a star in it as the first segment, the paths begin with the second.
    public func appleFile(for app: LinkedApp, at origin: LinkOrigin) -> String {
        AppleFile(table, app, origin).fileText
    }

    /// The entries of the app's entitlement for associated domains: `applinks:shop.example`.
    public var associatedDomains: [String] {
        table.rules.allowed.filter { $0.scheme == "https" }.compactMap(\.host).filter { $0 != "*" }.map {
            "applinks:" + $0
        }
    }
}

/// A file of associated domains.
struct AppleFile: Codable {
    struct Details: Codable {
        struct Defaults: Codable { var caseSensitive: Bool? }

        var appIDs: [String]?
        var appID: String?
        var components: [Component]?
        var defaults: Defaults?

        var ids: [String] { (appIDs ?? []) + (appID.map { [$0] } ?? []) }
    }

    struct Component: Codable, Hashable, CustomStringConvertible {
        var path: String?
        var query: [String: String]?
        var exclude: Bool?

        enum CodingKeys: String, CodingKey {
            case path = "/"
            case query = "?"
            case exclude
        }

        var description: String {
            let items = (query ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return (exclude == true ? "exclude " : "") + (path ?? "*")
                + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        }
    }

    struct Applinks: Codable {
        var details: [Details]
        var substitutionVariables: [String: [String]]?
    }

    var applinks: Applinks

    init(_ table: LinkTable, _ app: LinkedApp, _ origin: LinkOrigin) {
        var patterns = ApplePatterns()
        let components = patterns.components(of: table.systemPaths(at: origin))
        let defaults = table.rules.ignoresCase ? Details.Defaults(caseSensitive: false) : nil
        applinks = Applinks(
            details: [Details(appIDs: app.appleIDs, components: components, defaults: defaults)],
            substitutionVariables: patterns.variables.isEmpty ? nil : patterns.variables)
    }
}

/// Paths in the syntax of Apple's components: `*` is anything, `?` one character, `$(name)` one of several texts.
private struct ApplePatterns {
    /// The texts for each `$(name)`.
    private(set) var variables: [String: [String]] = [:]

    /// Returns the components: rests, then the deepest paths first, as the `exclude` rows of a shallow line match
    /// deeper paths.
    mutating func components(of paths: [SystemPath]) -> [AppleFile.Component] {
        var rests: [AppleFile.Component] = []
        var byDepth: [Int: (excluded: [AppleFile.Component], taken: [AppleFile.Component])] = [:]
        for path in paths {
            let segments = path.segments.map { segment($0) }
            var query: [String: String] = [:]
            for (key, value) in path.items { query[Self.escaped(key)] = segment(value) }
            let items = query.isEmpty ? nil : query
            func component(_ segments: [String], isExcluded: Bool = false) -> AppleFile.Component {
                AppleFile.Component(
                    path: "/" + segments.joined(separator: "/"), query: isExcluded ? nil : items,
                    exclude: isExcluded ? true : nil)
            }
            if path.hasRest { rests.append(component(segments + ["?*"])) }
            var group = byDepth[segments.count] ?? ([], [])
            for index in segments.indices where path.segments[index].isOpen {
                var deeper = segments
                // An empty segment in the middle is refused, one slash at the end is not.
                deeper.insert(index + 1 < segments.count ? "*" : "?*", at: index + 1)
                group.excluded.append(component(deeper, isExcluded: true))
            }
            group.taken.append(component(segments))
            byDepth[segments.count] = group
        }
        var known = Set<AppleFile.Component>()
        let ordered = byDepth.sorted { $0.key > $1.key }.flatMap { $0.value.excluded + $0.value.taken }
        return (rests + ordered).filter { known.insert($0).inserted }
    }

    private mutating func segment(_ segment: SystemPath.Segment) -> String {
        switch segment {
        case .word(let word): return Self.escaped(word)
        case .text: return "?*"
        case .number(let isSigned):
            let digits = ["0"] + (1...9).map { "\($0)*" }
            let name = isSigned ? "number" : "natural"
            variables[name] = digits + (isSigned ? (1...9).map { "-\($0)*" } : [])
            return "$(\(name))"
        case .cases(let cases, let label):
            let texts = cases.map(Self.escaped)
            var name = String(label.filter { $0.isLetter || $0.isNumber })
            while let others = variables[name], others != texts { name += "'" }
            variables[name] = texts
            return "$(\(name))"
        }
    }

    /// Percent-encodes all but the characters that are literal in a path. `*`, `?` and `$` are encoded, as they are
    /// syntax.
    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain =
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-._~!&'()+,;=:@".utf8.contains(byte)
            return isPlain
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

extension SystemPath.Segment {
    /// True if its pattern matches slashes.
    fileprivate var isOpen: Bool {
        switch self {
        case .word, .cases: false
        case .number, .text: true
        }
    }
}
