import SwiftSyntax

extension Rule {
    /// The next case of an enum, and the next thing of the same type.
    static let cases: [Rule] = [
        // Another route, or another case of a value.
        Rule(MemberAccessExprSyntax.self) { node, words in
            let call = node.parent?.as(FunctionCallExprSyntax.self)
            let isCalled = call?.calledExpression.id.hashValue == ExprSyntax(node).id.hashValue
            let whole = isCalled ? call.map(ExprSyntax.init) ?? ExprSyntax(node) : ExprSyntax(node)
            guard !whole.isInPattern, !whole.isBase, let type = words.enumType(of: whole) else { return [] }
            guard let next = words.next(after: node.declName.baseName.text, in: type, isCalled: isCalled) else {
                return []
            }
            let start = node.base.map { $0.trimmedDescription + "." } ?? "."
            let rest = isCalled ? whole.trimmedDescription.dropFirst(node.trimmedDescription.count) : ""
            // As a function, a case is easier to choose for a compiler with the call that takes it.
            if !isCalled, let call = whole.around(FunctionCallExprSyntax.self).flatMap(Call.init),
                call.name == "returning",
                let index = call.arguments.firstIndex(where: { $0.value.id == whole.id })
            {
                return [
                    .choose(
                        "wrong case", call.node, call.text(at: index, start + next), was: whole.trimmedDescription,
                        now: start + next)
                ]
            }
            return [.choose("wrong case", whole, start + next + rest)]
        },
        // Words of the framework.
        Rule(MemberAccessExprSyntax.self) { node, _ in
            let others = ["forward": "reverse", "reverse": "forward", "coalesce": "enqueue"]
            guard node.base == nil, !node.isInPattern, let other = others[node.declName.baseName.text] else {
                return []
            }
            return [.choose("wrong case", node, "." + other)]
        },
        Rule(InfixOperatorExprSyntax.self) { node, _ in
            guard node.sign == "==", node.rightOperand.trimmedDescription == ".removed",
                node.leftOperand.lastName == "departure"
            else { return [] }
            return [.choose("wrong case", node.rightOperand, ".deselected")]
        },
        // Another coordinator.
        Rule(DeclReferenceExprSyntax.self) { node, words in
            let all = words.coordinators(in: node.typeName)
            guard all.count > 1, let index = all.firstIndex(where: { $0.name == node.baseName.text }),
                node.takesAnyChild, !node.isInInitializer, node.parent?.is(ClosureCaptureSyntax.self) != true
            else { return [] }
            return [.choose("wrong coordinator", node, all[(index + 1) % all.count].name)]
        },
        // The same route for another router.
        .calls { call, words in
            guard call.name == "trigger", call.arguments.count == 2, let place = call["on"],
                let route = call.arguments.first?.value,
                let name = route.caseName,
                let own = place.value.lastName.flatMap({ words.type(of: $0, in: call.node.typeName) }),
                let payload = words.payload(of: name, in: words.routes[own])
            else { return [] }
            return words.coordinators(in: call.node.typeName)
                .filter { $0.type != own && words.payload(of: name, in: words.routes[$0.type]) == payload }
                .map { .choose("wrong router", call.node, call.text(at: 1, $0.name)) }
        },
        .calls { call, words in
            guard call.name == "perform", let place = call["on"]?.value.as(MemberAccessExprSyntax.self),
                place.declName.baseName.text == "root", let own = place.base?.lastName
            else { return [] }
            let all = words.coordinators(in: call.node.typeName)
            guard let type = all.first(where: { $0.name == own })?.type else { return [] }
            let root = words.type(of: "root", in: type)
            return all.filter { $0.name != own && words.type(of: "root", in: $0.type) == root }
                .map { .choose("wrong router", place, "\($0.name).root", was: call.text(), now: "on \($0.name).root") }
        },
        // Arguments that look alike.
        .calls { call, words in
            let alike = words.alike(call)
            return alike.compactMap { one, other in
                let values = [call.arguments[one], call.arguments[other]]
                guard values[0].text != values[1].text, !values.allSatisfy({ $0.value.isLiteral }) else { return nil }
                return .choose("arguments swapped", call.node, call.text(swapping: one, other))
            }
        },
        // The children of a container.
        .calls { call, words in
            guard ["TabRoot", "PageRoot"].contains(call.name), call.arguments.count > 1,
                call.arguments.allSatisfy({ $0.label == nil })
            else { return [] }
            return (1..<call.arguments.count).map {
                .choose("arguments swapped", call.node, call.text(swapping: $0 - 1, $0))
            }
        },
        // A field of the same type.
        Rule(MemberAccessExprSyntax.self) { node, words in
            guard node.base != nil, node.isRead, let other = words.sibling(of: node.declName.baseName.text) else {
                return []
            }
            return [.choose("wrong field", node, "\(node.base?.trimmedDescription ?? "").\(other)")]
        },
    ]
}

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

    /// True where any presentable fits: the value of a function, an argument, and a side of `===`.
    fileprivate var takesAnyChild: Bool {
        guard let parent else { return false }
        if let infix = parent.as(InfixOperatorExprSyntax.self) { return ["===", "!=="].contains(infix.sign) }
        if parent.is(LabeledExprSyntax.self) {
            let call = around(FunctionCallExprSyntax.self).flatMap(Call.init)
            return ["select", "selects", "reveal"].contains(call?.name ?? "")
        }
        return isReturned && returned?.hasPrefix("any ") == true
    }

    /// True for an argument, or a side of a comparison.
    fileprivate var isRead: Bool {
        if let infix = parent?.as(InfixOperatorExprSyntax.self) { return ["==", "!=", "<", ">"].contains(infix.sign) }
        return parent?.is(LabeledExprSyntax.self) == true
            && parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }
}

extension ExprSyntax {
    /// The name of a case, as in `.name` and `.name(...)`.
    fileprivate var caseName: String? {
        let called = `as`(FunctionCallExprSyntax.self)?.calledExpression ?? self
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    var isLiteral: Bool {
        `is`(StringLiteralExprSyntax.self) || `is`(IntegerLiteralExprSyntax.self) || `is`(NilLiteralExprSyntax.self)
    }
}
