package import SwiftSyntax

/// The names of an app, as far as their declarations tell their types.
package struct Vocabulary: Sendable {
    struct Parameter: Hashable, Sendable {
        let label: String?
        let type: String
    }

    struct Case: Hashable, Sendable {
        let name: String
        let payload: [Parameter]
    }

    /// The cases of each enum; a nested one also by its own name.
    private(set) var cases: [String: [Case]] = [:]
    /// The stored properties of each type, in order.
    private(set) var properties: [String: [(name: String, type: String)]] = [:]
    /// The parameters of each function, and of initializers by the name of the type.
    private(set) var functions: [String: [[Parameter]]] = [:]
    /// The routes of each coordinator.
    private(set) var routes: [String: String] = [:]
    /// The classes that can be made without an argument.
    private(set) var makeable: Set<String> = []
    /// What the bodies tell.
    private(set) var bodies = Bodies(of: [])
    /// The types that each name of a property or a parameter has.
    private var types: [String: Set<String>] = [:]

    package init(of trees: [SourceFileSyntax]) {
        let reader = Reader()
        for tree in trees { reader.walk(tree) }
        self = reader.words
        bodies = Bodies(of: trees)
    }

    private init() {}

    /// The type of a name, if all that have the name have one type.
    func type(of name: String?) -> String? {
        guard let name, let all = types[name], all.count == 1, let type = all.first else { return nil }
        return type
    }

    /// The type of a name, optional or not.
    func bareType(of name: String?) -> String? {
        let all = Set((name.flatMap { types[$0] } ?? []).map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 })
        return all.count == 1 ? all.first : nil
    }

    /// The type of a property of a type.
    func type(of name: String?, in owner: String?) -> String? {
        owner.flatMap { properties[$0] }?.first { $0.name == name }?.type
    }

    /// The coordinators among the properties of a type, in order.
    func coordinators(in owner: String?) -> [(name: String, type: String)] {
        (owner.flatMap { properties[$0] } ?? []).filter { routes[$0.type] != nil }
    }

    private final class Reader: SyntaxVisitor {
        var words = Vocabulary()

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
                .flatMap { $0.elements }
                .map { one in
                    Case(
                        name: one.name.text,
                        payload: one.parameterClause?.parameters.map {
                            Parameter(label: $0.firstName?.text, type: $0.type.trimmedDescription)
                        } ?? [])
                }
            if !cases.isEmpty { words.cases[node.name.text] = cases }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let made = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            let stored = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                .flatMap { $0.bindings }.filter { $0.accessorBlock == nil }
            let isFull = stored.allSatisfy {
                $0.initializer != nil || $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            }
            let needsNothing = made.contains { one in
                one.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
            }
            if needsNothing || made.isEmpty && isFull { words.makeable.insert(node.name.text) }
            return .visitChildren
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            if let owner = node.typeName { add(node.signature, as: owner) }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            add(node.signature, as: node.name.text)
            if node.name.text == "prepareTransition", let owner = node.typeName,
                let route = node.signature.parameterClause.parameters.first
            {
                words.routes[owner] = route.type.trimmedDescription
            }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
            for binding in node.bindings {
                let name = binding.pattern.trimmedDescription
                let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
                    .trimmedDescription
                guard
                    let type = binding.typeAnnotation?.type.trimmedDescription
                        ?? made.flatMap({ $0.first?.isUppercase == true ? $0 : nil })
                else {
                    if isMember, binding.initializer != nil { words.types[name, default: []].insert("?") }
                    continue
                }
                guard isMember else { continue }
                words.types[name, default: []].insert(type)
                let isStatic = node.modifiers.contains { $0.name.text == "static" }
                if let owner = node.typeName, binding.accessorBlock == nil, !isStatic {
                    words.properties[owner, default: []].append((name, type))
                }
            }
            return .visitChildren
        }

        private func add(_ signature: FunctionSignatureSyntax, as name: String) {
            let parameters = signature.parameterClause.parameters
            words.functions[name, default: []].append(
                parameters.map { one in
                    Parameter(
                        label: one.firstName.text == "_" ? nil : one.firstName.text, type: one.type.trimmedDescription)
                })
            for one in parameters {
                words.types[(one.secondName ?? one.firstName).text, default: []].insert(one.type.trimmedDescription)
            }
        }
    }
}
