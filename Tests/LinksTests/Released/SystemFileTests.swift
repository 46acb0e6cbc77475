import Coordination
import CoordinationLinks
import CoordinationTools
import Foundation
import TestSupport
import Testing

@Suite("Links: files for the systems") struct SystemFileTests {
    enum Color: String, CaseIterable { case red, green }
    enum PageRoute: Route { case home, text(String), color(Color), number(Int), all([String]), two(String, String) }

    private static let app = LinkedApp(
        appleIDs: ["TEAM.example"], androidPackage: "com.example", androidFingerprints: ["AA:BB"])
    private static let host = LinkOrigin.https("a.example")

    private func components<R: Route>(_ links: Links<R>, at origin: LinkOrigin = host) throws -> AppleRows {
        try AppleRows(links.appleFile(for: Self.app, at: origin))
    }

    // MARK: - What is taken is what is read

    private static func drawn(_ random: inout SplitMix64) -> LinkPattern<PageRoute> {
        let words = ["a", "red", "b", "c.d", "e*f", "@me", "x y"]
        let start = (0..<Int.random(in: 0...2, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        let end = Bool.random(using: &random) ? "" : words.randomElement(using: &random) ?? ""
        let path = LinkPattern<PageRoute>.path(start.joined(separator: "/"))
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return path.route(.home)
        case 1: return path.value(String.self).path(end).route(PageRoute.text)
        case 2: return path.value(Color.self).path(end).route(PageRoute.color)
        case 3: return path.rest().route(PageRoute.all)
        case 4: return path.value(String.self).path(end).route { _ in .home }.legacy()
        case 5: return path.value(String.self).value(String.self).path(end).route(PageRoute.two)
        default: return path.query(["k", "l"].randomElement(using: &random) ?? "", is: "1").route(.home)
        }
    }

    @Test(
        "Apple's rows take what the list reads, and nothing else; so do Android's but for the query",
        arguments: 0..<Walks.count(20, long: 3_000))
    func exact(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let isReadingHost = seed % 5 == 4
        let origin = isReadingHost ? LinkOrigin.https("*.a.example").readingHost() : Self.host
        let links = Links<PageRoute>(allowing: [origin], (0..<6).map { _ in Self.drawn(&random) })
        let rows = try components(links, at: origin)
        let filter = AndroidRows(links.androidFilters)
        for _ in 0..<150 {
            let words = ["a", "red", "green", "b", "c.d", "cxd", "e*f", "eeef", "@me", "x y", "other"]
            var parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in words.randomElement(using: &random) ?? ""
            }
            if isReadingHost { parts.insert(["red", "a", "b", "other"].randomElement(using: &random) ?? "", at: 0) }
            let query = ["", "", "k=1", "l=1", "k=2", "k=1&l=1"].randomElement(using: &random) ?? ""
            let shown = isReadingHost ? Array(parts.dropFirst()) : parts
            // As a browser writes it.
            let path = "/" + shown.map { $0.replacing(" ", with: "%20") }.joined(separator: "/")
            let text = path + (query.isEmpty ? "" : "?" + query)
            let address = isReadingHost ? "https://\(parts[0]).a.example\(text)" : "https://a.example" + text
            let isRead = (try? links.link(for: address)) != nil
            // The host is not in the file: what any host reads, each may.
            if isReadingHost, !isRead { continue }
            #expect(rows.take(path, query) == isRead, "\(address) \(rows)")
            let anyQuery = ["", "?k=1", "?l=1", "?k=1&l=1"].contains {
                (try? links.link(for: address.prefix { $0 != "?" } + $0)) != nil
            }
            #expect(filter.take("/" + shown.joined(separator: "/")) == (isReadingHost ? true : anyQuery), "\(address)")
        }
    }

    @Test("numbers begin with a digit, and items that are demanded are there") func numbers() throws {
        let links: Links<PageRoute> = [
            .path("n").value(Int.self).route(PageRoute.number),
            .path("u").value(UInt.self).route { _ in .home }.legacy(),
            .path("q").query(required: "v", Int.self).route(PageRoute.number),
            .path("c").query(required: "by", Color.self).query("page", Int.self).route { color, _ in .color(color) },
        ]
        let rows = try components(links)
        for (text, isTaken) in [
            ("/n/7", true), ("/n/-7", true), ("/n/0", true), ("/n/x", false), ("/n/07", false), ("/n/-0", false),
            ("/u/7", true), ("/u/-7", false), ("/n/7/8", false), ("/n/", false), ("/q?v=7", true), ("/q", false),
            ("/q?v=x", false), ("/c?by=red", true), ("/c?by=blue", false), ("/c?by=red&page=2", true),
        ] {
            let parts = text.split(separator: "?")
            #expect(rows.take(String(parts[0]), parts.count > 1 ? String(parts[1]) : "") == isTaken, "\(text)")
        }
    }

    @Test("a list that ignores capitals says so; a line that is too long is left out") func rules() throws {
        let links = Links<PageRoute>(ignoringCase: true, [.at("a", .home)])
        #expect(links.appleFile(for: Self.app, at: Self.host).contains("\"caseSensitive\" : false"))
        let long = Links<PageRoute>([.at((0..<70).map { "w\($0)" }.joined(separator: "/"), .home)])
        #expect(try components(long).rows.isEmpty)
    }

    @Test("a destination and a legacy address open the app too") func handed() throws {
        let links: Links<PageRoute> = [
            .at("home", .home), .path("open").destination(query: "url"), .path("old").route(.home).legacy(),
        ]
        let rows = try components(links)
        #expect(rows.take("/old", "") && rows.take("/open", "url=%2Fhome") && !rows.take("/open", ""))
    }

    @Test("domains, filters and statements have what the list allows") func others() {
        let links = Links<PageRoute>(
            allowing: [.https("a.example"), .https("*.b.example"), .https("*"), .scheme("shop"), .https("x/")],
            [.at("a&b", .home), .path("n").value(Int.self).route(PageRoute.number)])
        #expect(links.associatedDomains.prefix(2) == ["applinks:a.example", "applinks:*.b.example"])
        let filters = links.androidFilters
        #expect(filters.components(separatedBy: "<intent-filter").count == 5)
        #expect(filters.contains(#"<data android:scheme="https" android:host="*.b.example" />"#))
        #expect(filters.contains(#"<data android:path="/a&amp;b" />"#))
        #expect(filters.contains(#"<data android:pathAdvancedPattern="/n/-*[0-9]+" />"#))
        #expect(filters.contains(#"<data android:scheme="shop" />"#))
        #expect(links.androidFile(for: Self.app).contains("\"AA:BB\""))
    }

    // MARK: - A served file, and the command

    @Test("a served file is compared row by row") func served() throws {
        let links: Links<PageRoute> = [.at("a", .home), .path("b").value(Int.self).route(PageRoute.number)]
        let more: Links<PageRoute> = [
            .at("a", .home), .path("b").value(String.self).route(PageRoute.text), .at("c", .home),
        ]
        func differences(_ text: String) -> [String] {
            links.differences(fromServed: text, for: Self.app, at: Self.host)
        }
        let own = links.appleFile(for: Self.app, at: Self.host)
        #expect(differences(own) == [])
        #expect(
            differences(more.appleFile(for: Self.app, at: Self.host)) == [
                "TEAM.example: exclude /b/$(number)/?* is missing.", "TEAM.example: /b/$(number) is missing.",
                "TEAM.example: exclude /b/?*/?* is not of the list.", "TEAM.example: /b/?* is not of the list.",
                "TEAM.example: /c is not of the list.", "$(number): the texts are others, or missing.",
            ])
        #expect(
            differences(links.appleFile(for: LinkedApp(appleIDs: ["OTHER.example"]), at: Self.host)).first
                == "TEAM.example: the app is missing.")
        #expect(differences(links.androidFile(for: Self.app)) == [])
        #expect(differences("[]") == ["com.example: the app is missing."])
        #expect(
            differences(
                links.androidFile(for: LinkedApp(androidPackage: "com.example", androidFingerprints: ["CC"])))
                == ["com.example: the fingerprint AA:BB is missing."])
        #expect(differences("{").count == 1)
        let served = #"{"applinks":{"details":[{"appID":"TEAM.example","paths":["*"]}]}}"#
        #expect(differences(served).contains("TEAM.example: /a is missing."))
    }

    @Test("the command writes the lock, fails where a released address has moved, and prints the files") func command()
        throws
    {
        let file = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString).lock")
        defer { try? FileManager.default.removeItem(at: file) }
        let one = Links<PageRoute>(allowing: [Self.host], [.at("a", .home)])
        let two = Links<PageRoute>(allowing: [Self.host], [.at("a", .number(1)), .at("b", .home)])
        let command = LinkCommand(one, of: Self.app)
        func status(_ words: String...) -> Int32 { command.output(of: words).status }
        #expect(status("check", file.path) == 1)
        #expect(command.output(of: ["lock", file.path]).text == "\(file.path) is written.")
        #expect(command.output(of: ["lock", file.path]).text == "Nothing is new.")
        #expect(status("check", file.path) == 0)
        let moved = LinkCommand(two, of: Self.app).output(of: ["lock", file.path])
        #expect(moved.status == 1)
        #expect(moved.text.hasPrefix("/a led to PageRoute.home, and leads to PageRoute.number(1)."))
        #expect(try String(contentsOf: file, encoding: .utf8).contains("/a -> PageRoute.home\n"))
        #expect(try String(contentsOf: file, encoding: .utf8).contains("/b -> PageRoute.home\n"))
        #expect(command.output(of: ["list"]).text == "/a  PageRoute.home")
        #expect(command.output(of: ["apple", "a.example"]).text == one.appleFile(for: Self.app, at: Self.host))
        #expect(
            command.output(of: ["apple", "b.example"]).text
                == "The list allows no host 'b.example'. Its hosts: a.example.")
        #expect(status("android") == 0 && status("filters") == 0)
        try one.appleFile(for: Self.app, at: Self.host).write(to: file, atomically: true, encoding: .utf8)
        #expect(status("diff", "a.example", file.path) == 0)
        #expect(status() == 64 && status("lock") == 64 && status("help") == 64)
    }
}

/// Apple's components, held against a path as their documentation says: the first that matches decides.
private struct AppleRows: CustomStringConvertible {
    struct File: Decodable {
        struct Details: Decodable { let components: [Row] }
        struct Applinks: Decodable {
            let details: [Details]
            let substitutionVariables: [String: [String]]?
        }
        let applinks: Applinks
    }

    struct Row: Decodable {
        let path: String
        let query: [String: String]?
        let exclude: Bool?
        enum CodingKeys: String, CodingKey {
            case path = "/"
            case query = "?"
            case exclude
        }
    }

    let rows: [Row]
    private let variables: [String: [String]]

    init(_ text: String) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
        rows = file.applinks.details.flatMap(\.components)
        variables = file.applinks.substitutionVariables ?? [:]
    }

    var description: String { rows.map { ($0.exclude == true ? "NOT " : "") + $0.path }.joined(separator: ", ") }

    func take(_ path: String, _ query: String) -> Bool {
        var items: [String: String] = [:]
        for item in query.split(separator: "&") {
            let parts = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            items[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        let first = rows.first { row in
            matches(path, row.path) && (row.query ?? [:]).allSatisfy { matches(items[$0.key] ?? "", $0.value) }
        }
        return first.map { $0.exclude != true } ?? false
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let source = text.replacing("*", with: "%2A")
        return ways(pattern).contains { Glob.matches(Array(source), Array($0)) }
    }

    /// The pattern with each text of its names.
    private func ways(_ pattern: String) -> [String] {
        guard let start = pattern.range(of: "$("),
            let end = pattern.range(of: ")", range: start.upperBound..<pattern.endIndex)
        else { return [pattern] }
        let name = String(pattern[start.upperBound..<end.lowerBound])
        return (variables[name] ?? []).flatMap { text in
            ways(String(pattern[end.upperBound...])).map { pattern[..<start.lowerBound] + text + $0 }
        }
    }
}

private enum Glob {
    static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
        var reached: Set<Int> = [0]
        func closed(_ states: Set<Int>) -> Set<Int> {
            var all = states
            for state in states.sorted() {
                var next = state
                while next < pattern.count, pattern[next] == "*" {
                    next += 1
                    all.insert(next)
                }
            }
            return all
        }
        reached = closed(reached)
        for letter in text {
            var next = Set<Int>()
            for state in reached where state < pattern.count {
                if pattern[state] == "*" { next.insert(state) }
                if pattern[state] == "?" || pattern[state] == letter { next.insert(state + 1) }
            }
            reached = closed(next)
        }
        return reached.contains(pattern.count)
    }
}

/// Android's paths: as they are, or in the language of advanced patterns, which is that of regular expressions here.
private struct AndroidRows {
    private let paths: Set<String>
    private let patterns: [NSRegularExpression]

    init(_ text: String) {
        func values(_ name: String) -> [String] {
            text.components(separatedBy: "android:\(name)=\"").dropFirst().map { part in
                String(part.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
            }
        }
        paths = Set(values("path"))
        patterns = values("pathAdvancedPattern").compactMap { try? NSRegularExpression(pattern: "^" + $0 + "$") }
    }

    func take(_ path: String) -> Bool {
        paths.contains(path)
            || patterns.contains {
                $0.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
            }
    }
}
