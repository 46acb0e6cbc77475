/// The names that Swift files declare, but for those inside functions.
struct Declarations {
    /// A function, a case with values, an initialiser, a property, a type.
    struct Entry {
        /// The type that it is declared in or for, as `Tree.Node`; empty at the top of a file.
        let owner: String
        let labels: [String]
    }

    private var entries: [String: [Entry]] = [:]

    /// What types, by their last name, inherit from or conform to.
    private var parents: [String: Set<String>] = [:]

    /// The labels of all parameters.
    private(set) var labels: Set<String> = []

    mutating func read(_ files: [File]) throws {
        for file in files { read(SwiftToken.all(in: try file.lines.joined(separator: "\n"))) }
    }

    /// Whether a name is declared, in the type that is written before it. Labels with a default may be left out.
    func has(_ name: String, in owner: String = "", labels: [String]? = nil) -> Bool {
        let isThere = (entries[name] ?? []).contains { entry in
            (owner.isEmpty || entry.owner == owner || entry.owner.hasSuffix(".\(owner)"))
                && (labels.map { Self.leavesOut($0, of: entry.labels) } ?? true)
        }
        return isThere || (parents[owner] ?? []).contains { has(name, in: $0, labels: labels) }
    }

    /// Whether a name is declared at the top of a file.
    func hasAtTop(_ name: String) -> Bool { (entries[name] ?? []).contains { $0.owner.isEmpty } }

    private static func leavesOut(_ some: [String], of all: [String]) -> Bool {
        var rest = all[...]
        return some.allSatisfy { label in
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}

extension Declarations {
    /// What is between two braces: the body of a type, or any other.
    private struct Scope {
        var type: String?
        var isEnum = false
    }

    private mutating func read(_ tokens: [SwiftToken]) {
        var scopes: [Scope] = []
        var next = Scope()
        for (index, token) in tokens.enumerated() {
            switch token {
            case .mark("{"):
                scopes.append(next)
                next = Scope()
            case .mark("}"): _ = scopes.popLast()
            case .mark: break
            case .word(let keyword):
                guard index == 0 || tokens[index - 1] != .mark("."), scopes.last.map({ $0.type != nil }) ?? true else {
                    continue
                }
                let owner = scopes.compactMap(\.type).joined(separator: ".")
                let after = tokens[(index + 1)...]
                switch keyword {
                case "struct", "class", "enum", "protocol", "actor", "extension":
                    guard let type = Self.type(in: after) else { continue }
                    next = Scope(type: type.name, isEnum: keyword == "enum")
                    if keyword != "extension" { add(type.name, Entry(owner: owner, labels: [])) }
                    parents[type.name.split(separator: ".").last.map(String.init) ?? "", default: []]
                        .formUnion(type.parents)
                case "func", "typealias", "associatedtype", "macro":
                    guard let name = after.first?.word else { continue }
                    add(name, Entry(owner: owner, labels: Self.labels(in: after.dropFirst())))
                case "init", "subscript":
                    add(keyword, Entry(owner: owner, labels: Self.labels(in: after)))
                case "var", "let":
                    for name in after.prefix(while: { $0.word != nil || $0 == .mark("(") || $0 == .mark(",") }) {
                        if let name = name.word { add(name, Entry(owner: owner, labels: [])) }
                    }
                case "case" where scopes.last?.isEnum == true: readCases(after, owner: owner)
                default: break
                }
            }
        }
    }

    private mutating func add(_ name: String, _ entry: Entry) {
        entries[name, default: []].append(entry)
        labels.formUnion(entry.labels)
    }

    /// `a, b(Int, label: String) = 1, c`.
    private mutating func readCases(_ tokens: ArraySlice<SwiftToken>, owner: String) {
        var rest = tokens
        while let name = rest.first?.word {
            rest = rest.dropFirst()
            add(name, Entry(owner: owner, labels: Self.labels(in: rest)))
            if rest.first == .mark("(") { rest = rest.dropFirst(Self.length(of: rest)) }
            if rest.first == .mark("=") { rest = rest.dropFirst(2) }
            guard rest.first == .mark(",") else { return }
            rest = rest.dropFirst()
        }
    }

    /// `Tree.Node<A>: B, C` before a brace; nil if these are no words of a type, as in `class func`.
    private static func type(in tokens: ArraySlice<SwiftToken>) -> (name: String, parents: Set<String>)? {
        guard let first = tokens.first?.word, first.first?.isUppercase == true else { return nil }
        var name = first
        var rest = tokens.dropFirst()
        while rest.first == .mark("."), let inner = rest.dropFirst().first?.word {
            name += ".\(inner)"
            rest = rest.dropFirst(2)
        }
        let head = rest.prefix { $0 != .mark("{") && $0 != .word("where") }
        let parents = head.first == .mark("<") ? head.drop { $0 != .mark(">") } : head
        return (name, Set(parents.compactMap(\.word)))
    }

    /// The labels of the parameters that come next, after generic ones; none without parentheses.
    private static func labels(in tokens: ArraySlice<SwiftToken>) -> [String] {
        var rest = tokens
        if rest.first == .mark("<") {
            var depth = 0
            rest = rest.drop { token in
                if token == .mark("<") { depth += 1 }
                if token == .mark(">") { depth -= 1 }
                return depth > 0
            }
            rest = rest.dropFirst()
        }
        guard rest.first == .mark("(") else { return [] }
        var labels: [String] = []
        var (depth, isAtStart) = (0, false)
        let all = rest.prefix(length(of: rest))
        for index in all.indices {
            switch all[index] {
            case .mark("("), .mark("["), .mark("{"), .mark("<"):
                depth += 1
                isAtStart = depth == 1
                continue
            case .mark(")"), .mark("]"), .mark("}"): depth -= 1
            case .mark(">") where all[index - 1] != .mark("-"): depth -= 1
            case .mark(","):
                isAtStart = depth == 1
                continue
            case .word(let word) where isAtStart:
                let following = all.dropFirst(index - all.startIndex + 1).prefix(2)
                let isLabel =
                    following.first == .mark(":") || following.first?.word != nil && following.last == .mark(":")
                labels.append(isLabel ? word : "_")
            default: if isAtStart { labels.append("_") }
            }
            isAtStart = false
        }
        return labels
    }

    /// The number of tokens from a parenthesis to the one that ends it.
    private static func length(of tokens: ArraySlice<SwiftToken>) -> Int {
        var depth = 0
        for (offset, token) in tokens.enumerated() {
            if token == .mark("(") { depth += 1 }
            if token == .mark(")") { depth -= 1 }
            if depth == 0 { return offset + 1 }
        }
        return tokens.count
    }
}
