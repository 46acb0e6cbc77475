// Walks everything that the pages of a built site refer to, and says what is not there: pages and their headings,
// pictures, tiles and lists that lead nowhere, what the index names, what the HTML loads. `docs` compiles and runs it.
//
//   dead-links SITE
import Foundation

struct Site {
    let root: URL
    private(set) var dead: [String: Set<String>] = [:]
    private(set) var count = 0
    private var anchors: [String: Set<String>] = [:]

    init(_ path: String) {
        root = URL(fileURLWithPath: path).standardizedFileURL
    }

    /// The files below a folder with an extension, as paths from the root.
    func files(_ folder: String, _ ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (names?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix("." + ending) }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
    }

    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    func json(_ path: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(contentsOf: root.appendingPathComponent(path)))
    }

    mutating func expect(_ isThere: Bool, _ what: String, on page: String) {
        count += 1
        if !isThere { dead[what, default: []].insert(page) }
    }
}

extension Site {
    mutating func checkPages() throws {
        for path in files("data", "json") {
            guard let page = try json(path) as? [String: Any] else { continue }
            let references = page["references"] as? [String: [String: Any]] ?? [:]
            for (name, reference) in references { try check(reference, called: name, on: path) }
            check(page.filter { $0.key != "references" }, within: references, on: path)
        }
    }

    private mutating func check(_ reference: [String: Any], called name: String, on page: String) throws {
        if let url = reference["url"] as? String, !isChapter(reference, url) { try check(url: url, on: page) }
        for variant in reference["variants"] as? [[String: Any]] ?? [] {
            if let url = variant["url"] as? String { expect(has(Self.path(url)), url, on: page) }
        }
    }

    /// A chapter is a name in the menu of a tutorial, and no page.
    private func isChapter(_ reference: [String: Any], _ url: String) -> Bool {
        let overview = (Self.path(url) as NSString).deletingLastPathComponent
        return overview.hasPrefix("tutorials/") && reference["role"] as? String == "article"
            && has("data/\(overview).json")
    }

    /// What a page shows: everything in it that names a reference has to have it.
    private mutating func check(_ value: Any, within references: [String: [String: Any]], on page: String) {
        if let list = value as? [Any] {
            for item in list { check(item, within: references, on: page) }
        }
        guard let object = value as? [String: Any] else { return }
        let kind = object["type"] as? String
        if let name = object["identifier"] as? String, ["reference", "image", "video", "link"].contains(kind) {
            let isResolved = references[name].map { $0["type"] as? String != "unresolvable" } ?? false
            expect(isResolved, name, on: page)
        }
        // What a type conforms to elsewhere is a name without a link.
        for name in object["identifiers"] as? [String] ?? [] { expect(references[name] != nil, name, on: page) }
        if let action = object["action"] as? [String: Any] {
            // Where a link is not found, its text is left of it, and the button leads nowhere.
            let what = "the action of '\(object["title"] as? String ?? "")': \(action["text"] as? String ?? "")"
            expect(action["type"] as? String == "reference", what, on: page)
        }
        for (key, child) in object where key != "identifiers" { check(child, within: references, on: page) }
    }

    /// What is of this site, with its heading; addresses elsewhere are not asked.
    mutating func check(url: String, on page: String) throws {
        guard url.hasPrefix("/"), !url.hasPrefix("//") else { return }
        let parts = url.split(separator: "#", maxSplits: 1).map(String.init)
        let path = Self.path(parts.first ?? "")
        let data = "data/\(path).json"
        expect(has(data) && has("\(path)/index.html"), url, on: page)
        guard parts.count > 1, has(data) else { return }
        if anchors[data] == nil { anchors[data] = Self.anchors(try json(data)) }
        let heading = parts[1].removingPercentEncoding ?? parts[1]
        expect(anchors[data]?.contains(heading) == true, url, on: page)
    }

    private static func anchors(_ value: Any) -> Set<String> {
        if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(anchors($1)) } }
        guard let object = value as? [String: Any] else { return [] }
        let own = (object["anchor"] as? String).map { [$0.removingPercentEncoding ?? $0] } ?? []
        return object.values.reduce(into: Set(own)) { $0.formUnion(anchors($1)) }
    }

    static func path(_ url: String) -> String {
        let path = url.split(separator: "#")[0].split(separator: "?")[0]
        return (path.removingPercentEncoding ?? String(path)).split(separator: "/").joined(separator: "/")
    }
}

extension Site {
    /// The pages that the list at the side names.
    mutating func checkIndex() throws {
        let path = "index/index.json"
        guard let index = try json(path) as? [String: Any] else { return }
        try checkIndex(index["interfaceLanguages"] ?? [], on: path)
    }

    private mutating func checkIndex(_ value: Any, on page: String) throws {
        if let list = value as? [Any] {
            for item in list { try checkIndex(item, on: page) }
        }
        guard let object = value as? [String: Any] else { return }
        if let url = object["path"] as? String { try check(url: url, on: page) }
        for child in object.values { try checkIndex(child, on: page) }
    }

    /// What is loaded, linked or gone to from HTML.
    mutating func checkHTML() throws {
        for page in files("", "html") {
            let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
            for match in text.matches(of: /(?:href|src)="([^"]+)"|http-equiv="refresh" content="\d+; *url=([^"]+)"/) {
                guard let url = (match.1 ?? match.2).map(String.init), !url.contains(":"), !url.hasPrefix("#") else {
                    continue
                }
                let folder = url.hasPrefix("/") ? "" : (page as NSString).deletingLastPathComponent
                let target = Self.path("\(folder)/\(url)")
                expect(has(target) && (target.contains(".") || has("\(target)/index.html")), url, on: page)
            }
        }
    }
}

var site = Site(CommandLine.arguments.dropFirst().first ?? ".")
try site.checkPages()
try site.checkIndex()
try site.checkHTML()
for (what, pages) in site.dead.sorted(by: { $0.key < $1.key }) {
    print("dead: \(what), on \(pages.sorted().prefix(3).joined(separator: ", "))\(pages.count > 3 ? " ..." : "")")
}
guard site.count > 1_000 else {
    print("Only \(site.count) references were found: these are not the pages.")
    exit(1)
}
if !site.dead.isEmpty { exit(1) }
print("\(site.count) references lead somewhere.")
