/// Puts a value into words that are the same in every process: what has no order is sorted.
func stableText(of value: Any) -> String {
    switch value {
    case let text as String: return text
    case let number as Int: return String(number)
    case let isSo as Bool: return isSo ? "true" : "false"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { stableText(of: $0.value) } ?? "nil"
    case .set: return "{" + mirror.children.map { stableText(of: $0.value) }.sorted().joined(separator: ", ") + "}"
    case .dictionary:
        return "{"
            + mirror.children.map { pair in
                Mirror(reflecting: pair.value).children.map { stableText(of: $0.value) }.joined(separator: ": ")
            }.sorted().joined(separator: ", ") + "}"
    case .collection: return "[" + mirror.children.map { stableText(of: $0.value) }.joined(separator: ", ") + "]"
    case .tuple: return "(" + labelled(mirror) + ")"
    case .struct where !(value is any CustomStringConvertible): return "\(mirror.subjectType)(" + labelled(mirror) + ")"
    case .enum where !(value is any CustomStringConvertible) && !mirror.children.isEmpty:
        return mirror.children.map { "\($0.label ?? "")(\(stableText(of: $0.value)))" }.joined()
    default: return "\(value)"
    }
}

private func labelled(_ mirror: Mirror) -> String {
    mirror.children.map { child in
        (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? "") + stableText(of: child.value)
    }.joined(separator: ", ")
}
