import SwiftSyntax

extension Rule {
    /// What retains another that it should not.
    static let ownership: [Rule] = [
        Rule(ClosureCaptureSyntax.self) { node, _ in
            guard node.specifier?.specifier.text == "weak", let closure = node.around(ClosureExprSyntax.self),
                let first = closure.statements.first, !closure.goesWithItsOwner
            else { return [] }
            let name = node.name.text
            let patches = [
                Patch.insert(
                    ", kept# = Mutant.on(#) ? \(name) : nil",
                    at: node.trailingComma?.positionAfterSkippingLeadingTrivia ?? node.endPositionBeforeTrailingTrivia),
                .insert("_ = kept#\n", at: first.positionAfterSkippingLeadingTrivia),
            ]
            return [Change("weak made strong", at: node, patches, was: "[weak \(name)]", now: "[\(name)]")]
        },
        Rule(VariableDeclSyntax.self) { node, _ in
            guard node.modifiers.contains(where: { $0.name.text == "weak" }), let binding = node.bindings.first,
                binding.accessorBlock == nil, let type = binding.typeAnnotation?.type.trimmedDescription,
                node.around(MemberBlockSyntax.self)?.parent?.is(ClassDeclSyntax.self) == true
            else { return [] }
            let name = binding.pattern.trimmedDescription
            let text = " { didSet { if Mutant.on(#) { kept# = \(name) } } }\n    private var kept#: \(type)\n"
            return [
                Change(
                    "weak made strong", at: node, [.insert(text, at: node.endPositionBeforeTrailingTrivia)],
                    was: node.trimmedDescription, now: "var \(name): \(type)")
            ]
        },
    ]
}

extension ClosureExprSyntax {
    /// True where the closure is kept no longer than what it captures: by the question of a screen that is asked
    /// whether it may go, and by an effect that is a transition alone.
    fileprivate var goesWithItsOwner: Bool {
        guard let call = around(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
        if call.name == "effect" { return call.node.isTransition }
        return call.name == "AlertChoice" && around(FunctionDeclSyntax.self)?.name.text == "verdict"
    }
}
