/// A kind of value with its type erased, for reading and printing addresses.
package protocol LinkKind: Sendable {
    var type: ObjectIdentifier { get }
    /// The name of the kind in messages.
    var word: String { get }
    var narrowness: LinkNarrowness { get }
    /// The texts of all values, if they are known.
    var cases: [String]? { get }

    /// Reads a text as a value; nil if the text is not of this kind.
    func value(of text: String, _ rules: LinkRules) -> Any?
    /// Returns the value as an optional of its type.
    func optional(_ value: Any?) -> Any
    func list(_ values: [Any]) -> Any
    /// Calls a closure with each text of a value, an optional or a list, as `arity` says; false if `value` is something
    /// else.
    @discardableResult
    func each(of value: Any, _ arity: LinkArity, _ body: (String) -> Void) -> Bool
    /// Some values, to try a list with.
    var examples: [Any] { get }
}

extension LinkKind {
    /// The texts of a value, an optional or a list; nil if `value` is something else.
    package func texts(of value: Any, _ arity: LinkArity) -> [String]? {
        var texts: [String] = []
        return each(of: value, arity) { texts.append($0) } ? texts : nil
    }
}

/// The number of values that a field takes.
package enum LinkArity: Sendable {
    case one, optional, all
}

/// The kind of all values of one type.
package struct ValueKind<Value: Sendable>: LinkKind {
    package let word: String
    package let narrowness: LinkNarrowness
    package let cases: [String]?
    private let read: @Sendable (String, LinkRules) -> Value?
    private let print: @Sendable (Value) -> String
    private let samples: @Sendable () -> [Value]

    package var type: ObjectIdentifier { ObjectIdentifier(Value.self) }

    package func value(of text: String, _ rules: LinkRules) -> Any? { read(text, rules) }

    package func optional(_ value: Any?) -> Any { value.flatMap { $0 as? Value } as Any }

    package func list(_ values: [Any]) -> Any { values.compactMap { $0 as? Value } }

    package func each(of value: Any, _ arity: LinkArity, _ body: (String) -> Void) -> Bool {
        switch arity {
        case .one:
            guard let value = value as? Value else { return false }
            body(print(value))
        case .optional:
            guard let value = value as? Value? else { return false }
            if let value { body(print(value)) }
        case .all:
            guard let values = value as? [Value] else { return false }
            for value in values { body(print(value)) }
        }
        return true
    }

    package var examples: [Any] { samples() }
}

extension ValueKind where Value: LinkValue {
    package init(_ type: Value.Type) {
        let cases = caseTexts(type) { $0.linkText }
        self.init(
            word: cases.map(listing) ?? Value.linkKind, narrowness: cases == nil ? Value.linkNarrowness : .cases,
            cases: cases ?? (Value.self == Bool.self ? ["true", "false"] : nil),
            read: { text, rules in
                // An address is checked against the rules of the list, which it can't know.
                guard Value.self == LinkAddress.self else { return Value(linkText: text) }
                return LinkAddress(text, rules) as? Value
            },
            print: { $0.linkText }, samples: { allCases(type) ?? Value.linkExamples })
    }
}

extension ValueKind where Value: RawRepresentable, Value.RawValue: LinkValue {
    package init(raw type: Value.Type) {
        let cases = caseTexts(type) { $0.rawValue.linkText }
        self.init(
            word: cases.map(listing) ?? Value.RawValue.linkKind,
            narrowness: cases == nil ? Value.RawValue.linkNarrowness : .cases, cases: cases,
            read: { text, _ in
                // Enums compare raw strings by canonical equivalence, so different bytes may be equal.
                guard let value = Value.RawValue(linkText: text).flatMap(Value.init),
                    value.rawValue.linkText.utf8.elementsEqual(text.utf8)
                else { return nil }
                return value
            },
            print: { $0.rawValue.linkText },
            samples: { allCases(type) ?? Value.RawValue.linkExamples.compactMap(Value.init) })
    }
}

/// All values of a `CaseIterable` type; nil for other types.
private func allCases<Value>(_ type: Value.Type) -> [Value]? {
    func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Value]? { Array(type.allCases) as? [Value] }
    return (type as? any CaseIterable.Type).flatMap { cases($0) }
}

private func caseTexts<Value>(_ type: Value.Type, _ text: (Value) -> String) -> [String]? {
    allCases(type).map { $0.map(text) }
}

private func listing(_ texts: [String]) -> String {
    let named = texts.prefix(6).map { "'\($0)'" }
    return (named + (texts.count > 6 ? ["..."] : [])).joined(separator: ", ")
}
