import SwiftSyntax

extension Rule {
    /// What retains another that it should not.
    static let ownership: [Rule] = [
        Rule(ClosureCaptureSyntax.self) { node, _ in
            guard node.specifier?.specifier.text == "weak", let closure = node.around(ClosureExprSyntax.self),
                let first = closure.statements.first
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
