import SwiftSyntax

extension Rule {
    /// Values taken too early.
    static let staleness: [Rule] = [
        // A screen made before it is shown.
        .calls { call, words in
            guard call.name == "Later", let made = call.closure?.onlyExpression,
                !made.trimmedDescription.contains("try "),
                let inner = made.as(FunctionCallExprSyntax.self), inner.canBeEarly,
                // What only stores what never changes is the same at any time.
                !(words.onlyStores(inner.calledExpression.trimmedDescription)
                    && inner.arguments.allSatisfy { words.isConstant($0.expression) })
            else { return [] }
            return [
                .choose(
                    "made too early", call.node, "Later { [early = \(made.trimmedDescription)] in early }",
                    was: call.text())
            ]
        },
        // A gate that decides when it is made.
        .calls { call, _ in
            guard call.name == "Gate", call.base == nil, !call.isImplicit, let verdict = call.closure?.onlyExpression,
                let name = call.arguments.first
            else { return [] }
            let early = "[early = (\(verdict.trimmedDescription)) as Verdict]"
            return [
                .choose(
                    "stale gate", call.node, "Gate(\(name.text)) { \(early) _ in early }",
                    was: verdict.trimmedDescription, now: "the same, when the gate is made")
            ]
        },
        .calls { call, _ in
            guard call.name == "standing",
                let index = call.arguments.firstIndex(where: { $0.label == "for" || $0.label == "while" }),
                let held = call.arguments[index].value.as(ClosureExprSyntax.self)?.onlyExpression
            else { return [] }
            let text = call.text(at: index, "{ [early = \(held.trimmedDescription)] in early }")
            return [
                .choose(
                    "stale gate", call.node, text, was: held.trimmedDescription,
                    now: "the same, when the gate is made")
            ]
        },
        // An argument of an effect, taken before it runs.
        .calls { call, words in
            guard call.name == "effect", let closure = call.closure, let deed = closure.onlyExpression,
                let inner = deed.as(FunctionCallExprSyntax.self).flatMap(Call.init)
            else { return [] }
            return inner.arguments.indices.compactMap { index in
                let value = inner.arguments[index].value
                guard value.isChain, value.is(MemberAccessExprSyntax.self), !value.trimmedDescription.hasPrefix("$"),
                    !words.isConstant(value)
                else { return nil }
                let captured = closure.signature?.capture?.items.map(\.trimmedDescription).joined() ?? ""
                let others = captured.isEmpty ? "" : captured.hasSuffix(",") ? captured : captured + ", "
                let text = "{ [\(others)early = \(value.trimmedDescription)] in \(inner.text(at: index, "early")) }"
                return .choose(
                    "stale argument", call.node, ".effect(\(call.arguments[0].text)) \(text)", was: inner.text(),
                    now: "\(value.trimmedDescription), taken before the effect")
            }
        },
        // A computed value kept from its first use.
        Rule(VariableDeclSyntax.self) { node, words in
            guard let binding = node.bindings.first, node.bindings.count == 1,
                node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
                node.modifiers.allSatisfy({ ["public", "private", "fileprivate"].contains($0.name.text) }),
                let type = binding.typeAnnotation?.type.trimmedDescription, !type.contains("Transition"),
                case .getter(let body) = binding.accessorBlock?.accessors, body.count == 1,
                case .expr(let value) = body.first?.item, !value.passesMethod
            else { return [] }
            let kept = "\n    private lazy var kept#: \(type) = \(value.trimmedDescription)\n"
            let patches = [
                Patch(value.range, .choose("kept#", branches: false)),
                .insert(kept, at: node.endPositionBeforeTrailingTrivia),
            ]
            return [
                Change(
                    "stale value", at: node, patches,
                    was: "\(binding.pattern.trimmedDescription) { \(value.trimmedDescription) }",
                    now: "kept from its first use")
            ]
        },
    ]
}

extension FunctionCallExprSyntax {
    /// True for an object that is made of something, by its initializer.
    fileprivate var canBeEarly: Bool {
        guard let call = Call(self), call.name.first?.isUppercase == true, call.base == nil else { return false }
        return !call.arguments.isEmpty
    }
}

extension ExprSyntax {
    /// True if a method is passed as a value: it would lose its actor in a property.
    fileprivate var passesMethod: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard ["map", "flatMap", "filter"].contains(token.text) else { return false }
            return token.around(FunctionCallExprSyntax.self)?.arguments.first?.expression.isChain ?? false
        }
    }
}
