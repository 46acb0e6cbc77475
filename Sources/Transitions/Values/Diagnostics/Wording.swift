/// Describes a route, or a payload of one, as it is written in code: `tab(news)`. Swift's description would be
/// `tab(App.AppRoute.Tab.news)`, with the module and the types in which the payload is nested.
///
/// A type's own `description` is used unchanged.
@usableFromInline
package func wording(of value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum where !(value is any CustomStringConvertible):
        guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
        let inputs = Mirror(reflecting: payload.value)
        return name + (inputs.displayStyle == .tuple ? list(inputs, "(", ")") : "(\(wording(of: payload.value)))")
    case .tuple: return list(mirror, "(", ")")
    case .collection: return list(mirror, "[", "]")
    default: return "\(value)"
    }
}

private func list(_ mirror: Mirror, _ open: String, _ close: String) -> String {
    let items = mirror.children.map { item in
        // A mirror labels the elements of a tuple without labels ".0", ".1" and so on.
        let label = item.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
        return label + wording(of: item.value)
    }
    return open + items.joined(separator: ", ") + close
}
