import Coordination
import CoordinationLinks

/// An address of a list, with the names and kinds of its values in place of values.
public struct ListedAddress: Sendable, Hashable, CustomStringConvertible {
    /// A value of an address.
    public struct Value: Sendable, Hashable, CustomStringConvertible {
        /// The name of the value; for a query item, its key; for the fragment, `#`.
        public let name: String
        /// The kind of value: `a number`.
        public let kind: String

        /// The name and the kind: `id: a number`.
        public var description: String { "\(name): \(kind)" }
    }

    /// The address, with a colon before the name of each value: `/stores/:id/products?sort=`. `/*` is the rest of the
    /// path. After `=`, `!` marks a required item, `*` a list, and parentheses a default.
    public let address: String

    /// The values, in the order of the address.
    public let values: [Value]

    /// The routes of the hops: a constant as it is, others by type and case.
    public let hops: [String]

    /// True if the address is read, but never printed.
    public let isLegacy: Bool

    /// The address, the values and the hops in one line:
    /// `/stores/:id  (id: a number)  AppRoute.tab(stores), StoresRoute.store`.
    public var description: String {
        let values = values.isEmpty ? "" : "  (" + values.map(\.description).joined(separator: ", ") + ")"
        return address + values + "  " + hops.joined(separator: ", ") + (isLegacy ? "  (legacy)" : "")
    }

    init(_ row: LinkRow) {
        address = row.pattern
        values = row.fields.map { Value(name: $0.label, kind: $0.kind.word) }
        hops = row.destination == nil ? row.hops.map(\.route.words) : ["the address in it"]
        isLegacy = row.isLegacy
    }
}

extension LinkRow {
    /// The address, as it is listed.
    var pattern: String {
        var text = ""
        for step in steps {
            switch step {
            case .word(let word): text += LinkWriting.path([word])
            case .value(let field): text += "/:" + field.label
            case .rest: text += "/*"
            }
        }
        if steps.isEmpty { text = "/" }
        let items = items.map { item in
            switch item {
            case .constant(let key, let value): "\(key)=\(value)"
            case .field(let key, let field, let isRequired):
                "\(key)=" + (field.arity == .all ? "*" : isRequired ? "!" : field.fallback.map { "(\($0.text))" } ?? "")
            }
        }
        if !items.isEmpty { text += "?" + items.joined(separator: "&") }
        return fragments.isEmpty ? text : text + "#"
    }
}

extension LinkRoute {
    var words: String { constant?.description ?? typeName + (name.map { "." + $0 } ?? "") }
}
