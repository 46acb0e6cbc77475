import SwiftSyntax

extension Vocabulary {
    /// The cases' payload; nil without such a case.
    func payload(of name: String, in type: String?) -> [Parameter]? {
        type.flatMap { cases[$0] }?.first { $0.name == name }?.payload
    }

    /// The next case with the same payload.
    func next(after name: String, in type: String, isCalled: Bool) -> String? {
        guard let all = cases[type], let index = all.firstIndex(where: { $0.name == name }) else { return nil }
        guard all[index].payload.isEmpty != isCalled || !isCalled else { return nil }
        let following = all[(index + 1)...] + all[..<index]
        return following.first { $0.payload == all[index].payload }?.name
    }

    /// The enum of the app whose case an expression is.
    func enumType(of expression: ExprSyntax) -> String? {
        guard
            let member = expression.as(MemberAccessExprSyntax.self)
                ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        let name = member.declName.baseName.text
        let type = member.base.map { $0.lastName ?? "" } ?? expected(at: expression)
        guard let type, cases[type]?.contains(where: { $0.name == name }) == true else { return nil }
        return type
    }

    /// The type that is expected at a place, where that is plain.
    private func expected(at expression: ExprSyntax) -> String? {
        guard let parent = expression.parent else { return nil }
        if let infix = parent.as(InfixOperatorExprSyntax.self), infix.rightOperand.id == expression.id {
            if infix.leftOperand.trimmedDescription == "self" { return expression.typeName }
            guard ["==", "!=", "="].contains(infix.sign) else { return nil }
            return type(of: infix.leftOperand.lastName).map(Self.plain)
        }
        if let ternary = parent.as(TernaryExprSyntax.self), ternary.condition.id != expression.id, ternary.isReturned {
            return expression.returned.map(Self.plain)
        }
        if expression.isReturned { return expression.returned.map(Self.plain) }
        guard let argument = parent.as(LabeledExprSyntax.self),
            let outer = argument.around(FunctionCallExprSyntax.self), let call = Call(outer),
            let index = outer.arguments.firstIndex(of: argument).map({
                outer.arguments.distance(from: outer.arguments.startIndex, to: $0)
            })
        else { return nil }
        if call.name == "trigger", index == 0 { return route(of: call) }
        if call.name == "deepLink", index == 0, call.base == nil { return outer.typeName.flatMap { routes[$0] } }
        if call.name == "at", index == 0, let made = call.base?.as(FunctionCallExprSyntax.self) {
            return Call(made).flatMap { routes[$0.name] }
        }
        if call.name == "at", index == 1 { return outer.linkedRoute }
        if let owner = enumType(of: ExprSyntax(outer)) {
            let payload = payload(of: call.name, in: owner) ?? []
            return index < payload.count ? Self.plain(payload[index].type) : nil
        }
        let known = Set((functions[call.name] ?? []).compactMap { $0.first { $0.label == argument.label?.text }?.type })
        return known.count == 1 ? known.first.map(Self.plain) : nil
    }

    private func route(of call: Call) -> String? {
        if let place = call["on"]?.value {
            let type =
                place.trimmedDescription == "self"
                ? call.node.typeName : place.lastName.flatMap { self.type(of: $0, in: call.node.typeName) }
            return type.flatMap { routes[$0] }
        }
        guard let base = call.base else { return call.node.typeName.flatMap { routes[$0] } }
        if ["self", "self?"].contains(base.trimmedDescription) { return call.node.typeName.flatMap { routes[$0] } }
        let type = type(of: base.lastName, in: call.node.typeName) ?? type(of: base.lastName)
        guard let type else { return nil }
        let plain = Self.plain(type)
        if plain.hasPrefix("WeakRouter<") { return String(plain.dropFirst("WeakRouter<".count).dropLast()) }
        return routes[plain]
    }

    /// A type without what wraps it: `Tab` of `AppRoute.Tab?`.
    private static func plain(_ type: String) -> String {
        let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
        return bare.contains("<") ? bare : bare.split(separator: ".").last.map(String.init) ?? bare
    }

    /// The arguments of a call that have one type.
    func alike(_ call: Call) -> [(Int, Int)] {
        let labels = call.arguments.map(\.label)
        var known = functions[call.name] ?? []
        if known.isEmpty, let stored = properties[call.name] {
            known = [stored.map { Parameter(label: $0.name, type: $0.type) }]
        }
        if let type = enumType(of: ExprSyntax(call.node)) { known = [payload(of: call.name, in: type) ?? []] }
        let fits = known.compactMap { parameters -> [Parameter]? in
            let named = labels.compactMap { label in parameters.first { $0.label == label } }
            if Set(labels).count == labels.count { return named.count == labels.count ? named : nil }
            return parameters.map(\.label) == labels ? parameters : nil
        }
        guard let parameters = fits.first, parameters.count > 1 else { return [] }
        return parameters.indices.flatMap { one in
            parameters.indices.filter { $0 > one && parameters[$0].type == parameters[one].type }.map { (one, $0) }
        }
    }

    /// The next property of the same type, of the one type that has a property of this name.
    func sibling(of name: String) -> String? {
        let owners = properties.filter { $0.value.contains { $0.name == name } }
        guard !["name", "title", "text"].contains(name), owners.count == 1, let all = owners.first?.value,
            let index = all.firstIndex(where: { $0.name == name }), routes[all[index].type] == nil
        else { return nil }
        return (all[(index + 1)...] + all[..<index])
            .first { $0.type == all[index].type && functions[$0.name] == nil }?.name
    }
}

extension SyntaxProtocol {
    /// The route of the list of addresses around this node.
    fileprivate var linkedRoute: String? {
        var node = parent
        while let here = node {
            let text: String
            if let binding = here.as(PatternBindingSyntax.self) {
                text =
                    binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.trimmedDescription
                    ?? ""
            } else {
                text = ""
            }
            for start in ["Links<", "[LinkPattern<"] where text.hasPrefix(start) {
                return String(text.dropFirst(start.count).prefix { $0 != ">" })
            }
            node = here.parent
        }
        return nil
    }
}
