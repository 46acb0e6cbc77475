/// Returns a value in words that are the same in every process: sets and dictionaries are sorted, and an object
/// without a description is written as what it stores. A presentable is only named, as it is no value.
///
/// - Parameter mark: Returns a text with the names in it replaced. Asked for each part, before parts are sorted.
func stableText(of value: Any, marking mark: ((String) -> String)? = nil) -> String {
    var text = StableText(mark: mark)
    return text.text(of: value, isInside: false)
}

private struct StableText {
    private let mark: ((String) -> String)?
    /// The objects around the current value, as they may refer to each other.
    private var objects: Set<ObjectIdentifier> = []

    init(mark: ((String) -> String)?) { self.mark = mark }
}

extension StableText {
    /// - Parameter isInside: True inside another value, where a text has quotes: `["a, b"]` is not `["a", "b"]`.
    mutating func text(of value: Any, isInside: Bool = true) -> String {
        let text = plainText(of: value, isInside: isInside)
        return mark?(text) ?? text
    }

    private mutating func plainText(of value: Any, isInside: Bool) -> String {
        switch value {
        case let text as String: return isInside ? text.literal : text
        case let number as Int: return String(number)
        case let isSo as Bool: return isSo ? "true" : "false"
        default: break
        }
        if let texts = simpleTexts(of: value) { return texts }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .set: return "{" + texts(of: mirror).sorted().joined(separator: ", ") + "}"
        case .dictionary:
            var pairs: [String] = []
            for pair in mirror.children {
                pairs.append(texts(of: Mirror(reflecting: pair.value)).joined(separator: ": "))
            }
            return "{" + pairs.sorted().joined(separator: ", ") + "}"
        case .collection: return "[" + texts(of: mirror).joined(separator: ", ") + "]"
        case .tuple: return "(" + labelled(mirror) + ")"
        case .struct where !(value is any CustomStringConvertible):
            return "\(mirror.subjectType)(" + labelled(mirror) + ")"
        case .enum where !(value is any CustomStringConvertible) && !mirror.children.isEmpty:
            var cases = ""
            for child in mirror.children { cases += "\(child.label ?? "")(\(text(of: child.value)))" }
            return cases
        case .class where !(value is any CustomStringConvertible) && !(value is any Presentable):
            return stored(in: value as AnyObject, mirror)
        default: return "\(value)"
        }
    }

    /// The text of a collection of texts or whole numbers, for which a mirror takes much longer.
    private mutating func simpleTexts(of value: Any) -> String? {
        func texts<Element>(_ elements: some Collection<Element>) -> [String] { elements.map { text(of: $0) } }
        let type = ObjectIdentifier(type(of: value))
        if type == ObjectIdentifier([String].self), let all = value as? [String] {
            return "[" + texts(all).joined(separator: ", ") + "]"
        }
        if type == ObjectIdentifier([Int].self), let all = value as? [Int] {
            return "[" + texts(all).joined(separator: ", ") + "]"
        }
        if type == ObjectIdentifier(Set<String>.self), let all = value as? Set<String> {
            return "{" + texts(all).sorted().joined(separator: ", ") + "}"
        }
        if type == ObjectIdentifier(Set<Int>.self), let all = value as? Set<Int> {
            return "{" + texts(all).sorted().joined(separator: ", ") + "}"
        }
        return nil
    }

    private mutating func texts(of mirror: Mirror) -> [String] {
        var texts: [String] = []
        for child in mirror.children { texts.append(text(of: child.value)) }
        return texts
    }

    private mutating func labelled(_ mirror: Mirror) -> String {
        var texts: [String] = []
        for child in mirror.children {
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
            texts.append(label + text(of: child.value))
        }
        return texts.joined(separator: ", ")
    }

    /// The stored properties of an object, including inherited ones.
    private mutating func stored(in object: AnyObject, _ mirror: Mirror) -> String {
        guard objects.insert(ObjectIdentifier(object)).inserted else { return "\(mirror.subjectType)" }
        defer { objects.remove(ObjectIdentifier(object)) }
        var parts: [String] = []
        var next: Mirror? = mirror
        while let mirror = next {
            if !mirror.children.isEmpty { parts.insert(labelled(mirror), at: 0) }
            next = mirror.superclassMirror
        }
        return "\(mirror.subjectType)(" + parts.joined(separator: ", ") + ")"
    }
}
