import SwiftSyntax

extension Rule {
    /// Values that are a little wrong.
    static let values: [Rule] = [
        // Off by one.
        Rule(IntegerLiteralExprSyntax.self) { node, _ in
            guard let value = Int(node.literal.text), value < 10, node.isCount else { return [] }
            return [.choose("off by one", node, "\(value + 1)")]
        },
        Rule(InfixOperatorExprSyntax.self) { node, _ in
            guard ["+", "-"].contains(node.sign), node.rightOperand.trimmedDescription == "1" else { return [] }
            return [.choose("off by one", node, "(\(node.leftOperand.trimmedDescription))")]
        },
        .calls { call, _ in
            call.arguments.filter { ["index", "column", "at"].contains($0.label ?? "") && $0.value.isPlace }
                .map { .choose("off by one", $0.value, "\($0.text) + 1") }
        },
        // The other end.
        Rule(MemberAccessExprSyntax.self) { node, words in
            let others = [
                "first": "last", "last": "first", "firstIndex": "lastIndex", "min": "max", "max": "min",
                "prefix": "suffix",
            ]
            guard let base = node.base, let other = others[node.declName.baseName.text] else { return [] }
            guard let call = node.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id.hashValue == ExprSyntax(node).id.hashValue
            else {
                if words.hasOneAtMost(base, nil) { return [] }
                return [.choose("other end", node, "\(base.trimmedDescription).\(other)")]
            }
            // Only one has the number.
            if call.trimmedDescription.contains(".id ==") { return [] }
            if let closure = call.trailingClosure, words.hasOneAtMost(base, closure) { return [] }
            if call.trailingClosure != nil, ["min", "max", "prefix"].contains(node.declName.baseName.text) {
                return []
            }
            let closure = call.trailingClosure.map { "(where: \($0.trimmedDescription))" }
            let rest = node.declName.baseName.text == "first" ? closure : nil
            let text = String(call.trimmedDescription.dropFirst(node.trimmedDescription.count))
            return [.choose("other end", call, "\(base.trimmedDescription).\(other)\(rest ?? text)")]
        },
        .calls { call, words in
            guard call.name == "append", let base = call.base, let item = call.arguments.first, item.label == nil,
                words.type(of: base.lastName)?.hasPrefix("[") == true,
                call.node.parent?.as(CodeBlockItemSyntax.self)?.deed != nil
            else { return [] }
            return [.statements("other end", call.node, "\(base.trimmedDescription).insert(\(item.text), at: 0)")]
        },
        // A flag the other way.
        Rule(BooleanLiteralExprSyntax.self) { node, _ in
            guard !node.isInPattern, node.isSetting else { return [] }
            return [.choose("flag inverted", node, node.literal.text == "true" ? "false" : "true")]
        },
        // The default in place of the value.
        Rule(InfixOperatorExprSyntax.self) { node, _ in
            guard node.sign == "??" else { return [] }
            return [
                .choose(
                    "default taken", node, "(\(node.rightOperand.trimmedDescription))",
                    now: node.rightOperand.trimmedDescription)
            ]
        },
        // Everything in place of what is asked for; nothing in place of what is found.
        .calls { call, _ in
            guard call.name == "filter", let base = call.base, !base.trimmedDescription.contains(".lazy") else {
                return []
            }
            return [.choose("filter forgotten", call.node, base.trimmedDescription)]
        },
        Rule { node, _ in
            guard let value = node.asProtocol((any ExprSyntaxProtocol).self), node.isReturned,
                !node.is(NilLiteralExprSyntax.self),
                !node.is(TryExprSyntax.self), !node.is(SwitchExprSyntax.self), !node.is(IfExprSyntax.self),
                node.returned?.hasSuffix("?") == true
            else { return [] }
            return [.choose("nothing found", value, "nil")]
        },
        // An object of its own in place of the shared one.
        .calls { call, words in
            guard call.name.first?.isUppercase == true, words.functions[call.name] != nil else { return [] }
            return call.arguments.compactMap { one in
                guard one.value.isChain, let type = words.bareType(of: one.value.lastName),
                    words.makeable.contains(type)
                else { return nil }
                return .choose(
                    "own copy", one.value, "\(type)()", was: "\(call.name)(\(one.description))", now: "\(type)()")
            }
        },
        // An object that was copied before.
        Rule(DeclReferenceExprSyntax.self) { node, _ in
            guard let source = node.copied else { return [] }
            return [.choose("old copy", node, source, was: node.parent?.trimmedDescription)]
        },
    ]
}

extension SyntaxProtocol {
    /// True for a number that counts or is a place, not for data.
    fileprivate var isCount: Bool {
        guard let parent, around(ArrayExprSyntax.self) == nil, around(EnumCaseElementSyntax.self) == nil else {
            return false
        }
        if parent.is(InitializerClauseSyntax.self) { return true }
        guard let argument = parent.as(LabeledExprSyntax.self) else { return false }
        let call = around(FunctionCallExprSyntax.self).flatMap(Call.init)?.name ?? ""
        if ["seconds", "milliseconds", "reduce"].contains(call) { return false }
        return argument.label.map { ["index", "column", "columns", "inHand", "at", "after"].contains($0.text) }
            ?? ["prefix", "suffix", "dropFirst", "dropLast"].contains(call)
    }

    /// True for a flag that is set, passed or stored, not for data.
    fileprivate var isSetting: Bool {
        guard let parent else { return false }
        if parent.is(InitializerClauseSyntax.self) { return true }
        return parent.is(LabeledExprSyntax.self)
            && around(FunctionCallExprSyntax.self).flatMap(Call.init)?.name != "dismissible"
    }
}

extension ExprSyntax {
    /// True for an index that is computed.
    fileprivate var isPlace: Bool {
        guard isChain else { return false }
        let text = trimmedDescription.lowercased()
        return text.hasSuffix("index") || text.hasSuffix("rawvalue") || text.hasSuffix("detail")
    }
}

extension DeclReferenceExprSyntax {
    /// The name that the variable of this name was copied from, where its value is read.
    fileprivate var copied: String? {
        guard
            parent?.is(LabeledExprSyntax.self) == true || parent?.is(ReturnStmtSyntax.self) == true
                || parent?.as(InfixOperatorExprSyntax.self)?.assignment?.value.id.hashValue
                    == ExprSyntax(self).id.hashValue
        else { return nil }
        var node: Syntax? = Syntax(self)
        while let here = node {
            for item in here.as(CodeBlockItemListSyntax.self) ?? [] {
                guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
                    let binding = variable.bindings.first, binding.pattern.trimmedDescription == baseName.text,
                    let source = binding.initializer?.value.as(DeclReferenceExprSyntax.self)
                else { continue }
                return isChanged(since: item) ? source.baseName.text : nil
            }
            node = here.parent
        }
        return nil
    }

    /// True if the variable may have been changed on the way here from its declaration.
    private func isChanged(since declaration: CodeBlockItemSyntax) -> Bool {
        var node = parent
        while let here = node {
            for item in here.as(CodeBlockItemListSyntax.self) ?? []
            where item.position < position && item.position > declaration.position {
                let isAround = item.endPosition > position
                if !isAround, item.names.contains(baseName.text) { return true }
            }
            if here.is(ForStmtSyntax.self) || here.is(WhileStmtSyntax.self) || here.is(ClosureExprSyntax.self) {
                return true
            }
            if here.id == declaration.parent?.id { return false }
            node = here.parent
        }
        return true
    }
}

extension InfixOperatorExprSyntax {
    fileprivate var assignment: (to: ExprSyntax, value: ExprSyntax)? { ExprSyntax(self).assignment }
}
