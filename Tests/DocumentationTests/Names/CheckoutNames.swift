import Foundation

/// What a page may call by its name: declarations, files, folders, steps of `.ci/run` and bars of `.ci/long`.
struct CheckoutNames {
    private let all: Declarations

    /// A name without a type is looked for in the products alone: tests have any word as a name.
    private let products: Declarations
    private let paths: [String]

    /// Steps of `.ci/run`, bars, and targets.
    private let words: Set<String>
    private let scripts: String

    init() throws {
        var paths: [String] = []
        let files = FileManager.default.enumerator(atPath: Checkout.root.path)
        while let path = files?.nextObject() as? String {
            if path == ".git" || path.contains(".build") { files?.skipDescendants() } else { paths.append("/\(path)") }
        }
        self.paths = paths

        var declarations = Declarations()
        try declarations.read(Self.products.flatMap { Checkout.files($0, ending: ["swift"]) })
        products = declarations
        let others = ["Tests", "Benchmarks"].flatMap { Checkout.files($0, ending: ["swift"]) }.filter { file in
            !file.path.contains("/.build") && !Self.products.contains { file.path.hasPrefix("\($0)/") }
        }
        try declarations.read(others)
        all = declarations

        func text(_ path: String) throws -> String {
            try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
        }
        scripts = try paths.filter { $0.hasPrefix("/.ci/") }.map { try text(String($0.dropFirst())) }.joined()
        let bars = try Checkout.files("Tests/Long", ending: ["swift"]).map { try text($0.path) }.joined()
        words = Set(scripts.matches(of: #/run_([a-z-]+)\(/#).map { String($0.1) })
            .union(bars.matches(of: /let name = "([a-z-]+)"/).map { String($0.1) })
            .union(
                try ["Package.swift", "Tests/DocumentationTests/Package.swift"].flatMap {
                    try text($0).matches(of: /name: "(\w+)"/).map { String($0.1) }
                })
    }

    private static let products = ["Sources", "Tests/CoordinationTesting", "Tests/CoordinationProof"]

    /// Whether all that a span names is there, besides names that are known to be gone.
    func has(_ span: String, besides gone: Set<String> = []) -> Bool {
        if gone.contains(span) || Self.isForeign(span) || words.contains(span) { return true }
        if span.hasPrefix("-") { return scripts.contains(span) }
        if let command = span.firstMatch(of: #/^(?:[A-Z_]+=\S+ )*(\.ci/\S+|swift) /#) {
            return command.1 == "swift" || isPath(String(command.1))
        }
        if span.wholeMatch(of: /[\w.+\/-]+/) != nil, span.contains("/") || Self.isFile(span) { return isPath(span) }
        if let label = span.wholeMatch(of: /(\w+):/) { return products.labels.contains(String(label.1)) }
        if let name = span.wholeMatch(of: /\.?([\w.]*\w)(?:\(((?:\w+:)*)\))?/) {
            return isName(String(name.1), labels: name.2.map { $0.split(separator: ":").map(String.init) })
        }
        // Code: its members, calls and types.
        let tokens = SwiftToken.all(in: span)
        return tokens.indices.allSatisfy { index in
            let before = index > 0 ? tokens[index - 1] : nil
            guard let word = tokens[index].word, before != .mark("@"), !gone.contains(word) else { return true }
            let isCall = index + 1 < tokens.count && tokens[index + 1] == .mark("(")
            return isName(word) || !(before == .mark(".") || isCall || word.first?.isUppercase == true)
        }
    }

    private static func isFile(_ span: String) -> Bool {
        span.hasPrefix(".ci") || ["swift", "md", "json", "txt", "svg"].contains { span.hasSuffix(".\($0)") }
    }

    private func isPath(_ span: String) -> Bool {
        let path = span.hasSuffix("/") ? String(span.dropLast()) : span
        return paths.contains { $0.hasSuffix(path.hasPrefix("+") ? path : "/\(path)") }
    }

    /// `a`, `Type.a`, `Type.a(b:c:)`, `value.a`; a name of one letter is an example.
    private func isName(_ span: String, labels: [String]? = nil) -> Bool {
        let parts = span.split(separator: ".").map(String.init)
        guard let name = parts.last, name.count > 1, !Self.isForeign(name) else { return true }
        if parts.dropLast().last?.first?.isUppercase == true {
            return all.has(name, in: parts.dropLast().joined(separator: "."), labels: labels)
        }
        if name.first?.isUppercase == true, all.hasAtTop(name) || words.contains(name) || isPath(name) { return true }
        return products.has(name, labels: labels) || labels == nil && products.labels.contains(name)
    }
}

extension CheckoutNames {
    private static func isForeign(_ span: String) -> Bool { foreign.contains { $0.names.contains(span) } }

    /// Spans and names that no source of ours declares.
    private static let foreign: [(why: String, names: Set<String>)] = [
        (
            "Swift and its library",
            [
                "Clock", "Codable", "DEBUG", "Hashable", "Int", "Mirror", "Sendable", "String", "Void", "case",
                "deinit",
                "enum", "if", "indirect", "inout", "internal", "nonisolated", "seconds", "switch", "try", "unowned",
                "unsafeDowncast",
            ]
        ),
        ("UIKit", ["isBeingDismissed", "isBeingPresented"]),
        ("tools, and their options", ["docc", "valgrind", "-Osize"]),
        (
            "examples",
            [
                "![description](Stack.svg)", "/berlin/items/7", "/stores/12",
                "LinkPath<R, Last, LinkPair<LinkPair<LinkNone, Int>, Sort?>>", "PASSING=\"HEADLINE;HEADLINE\"",
                "keep(for: .seconds(60), key: id) { StackRoot(PlayerModel(id: id)) }", "news.trigger(.article(id: 7))",
            ]
        ),
    ]
}
