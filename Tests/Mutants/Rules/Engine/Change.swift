package import SwiftSyntax

/// One mutant: the places of a file that it touches, and its words.
package struct Change {
    /// The name of the mistake.
    let rule: String

    /// The places, each with the text of the mistake.
    let patches: [Patch]

    /// The text that was, and the text that is, for the list.
    let was: String
    let now: String

    /// The place in the file that the list names.
    let position: AbsolutePosition

    /// The function, the property or the case that it is in.
    let member: SyntaxIdentifier?

    /// The name of that function or property.
    let memberName: String

    init(_ rule: String, at node: some SyntaxProtocol, _ patches: [Patch], was: String, now: String) {
        (self.rule, self.patches, self.was, self.now) = (rule, patches, was, now)
        position = node.positionAfterSkippingLeadingTrivia
        let item = node.around(MemberBlockItemSyntax.self)
        member = item?.id
        let declared = item?.decl
        memberName =
            declared?.as(FunctionDeclSyntax.self)?.name.text
            ?? declared?.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
    }

    /// An expression in place of another of its type.
    static func choose(
        _ rule: String, _ node: some SyntaxProtocol, _ text: String, was: String? = nil, now: String? = nil
    ) -> Change {
        Change(
            rule, at: node, [Patch(node.range, .choose(text, branches: node.takesBranches && !text.hasPrefix("{")))],
            was: was ?? node.trimmedDescription, now: now ?? text)
    }

    /// A condition that means the contrary.
    static func flip(_ rule: String, _ node: some SyntaxProtocol) -> Change {
        Change(rule, at: node, [Patch(node.range, .flip)], was: node.trimmedDescription, now: "not it")
    }

    /// A condition that always holds.
    static func hold(_ rule: String, _ node: some SyntaxProtocol) -> Change {
        Change(rule, at: node, [Patch(node.range, .hold)], was: node.trimmedDescription, now: "true")
    }

    /// Statements in place of others.
    static func statements(_ rule: String, _ node: some SyntaxProtocol, _ text: String) -> Change {
        Change(
            rule, at: node, [Patch(node.range, .statements(text))], was: node.trimmedDescription,
            now: text.isEmpty ? "nothing" : text)
    }
}

/// A place of a file, and what becomes of it.
package struct Patch {
    let range: Range<Int>
    let how: How

    init(_ range: Range<Int>, _ how: How) {
        (self.range, self.how) = (range, how)
    }

    /// A text at a position, with `#` for the number.
    static func insert(_ text: String, at position: AbsolutePosition) -> Patch {
        Patch(position.utf8Offset..<position.utf8Offset, .insert(text))
    }

    /// The way in which the number decides between the two.
    enum How: Hashable {
        /// Another expression, as branches of an `if` where that may be a value. `#` is the number.
        case choose(String, branches: Bool)
        /// The contrary.
        case flip
        /// True.
        case hold
        /// Other statements.
        case statements(String)
        /// A text more.
        case insert(String)
    }
}
