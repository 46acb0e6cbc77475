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
        // A branch copied from the next one, and not changed.
        Rule(SwitchCaseSyntax.self) { node, _ in
            guard let returned = node.returned, returned.hasPrefix("Transition<") || returned == "[Gate]",
                let all = node.parent?.as(SwitchCaseListSyntax.self), let value = node.value,
                let next = Array(all).compactMap({ $0.as(SwitchCaseSyntax.self) }).drop(while: { $0.id != node.id })
                    .dropFirst().first,
                !next.label.trimmedDescription.contains("let "), let other = next.value,
                // Without its gates, it is like one whose gates are missing.
                other.trimmedDescription != value.trimmedDescription, other.trimmedDescription != "[]"
            else { return [] }
            return [.choose("copied from the next", value, other.trimmedDescription)]
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

extension SwitchCaseSyntax {
    /// The only value of the branch.
    fileprivate var value: ExprSyntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        return value?.isReturned == true ? value : nil
    }
}

extension SyntaxProtocol {
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
