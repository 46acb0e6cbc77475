public import Coordination
public import Testing
import TreeTools

/// Expects the tree of a presentable to match a picture.
///
/// ```swift
/// app.trigger(.login)
/// expect(app, "{[news]*, [home]}^[login]")
/// ```
///
/// Names are compared: a picture has to name each root and window that has a name, `main: tabs{[news]*, [home]}`.
///
/// Records an issue with both trees and their differences or, if the picture cannot be parsed, with the place of the
/// mistake.
public func expect(
    _ presentable: some Presentable, _ picture: String, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expect(presentable.node.tree, picture, comment(), sourceLocation: sourceLocation)
}

/// Expects a tree to match a picture. See ``expect(_:_:_:sourceLocation:)``.
public func expect(
    _ tree: Tree, _ picture: String, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    guard let mismatch = mismatch(of: tree, with: picture, comment()) else { return }
    Issue.record(Comment(rawValue: mismatch), sourceLocation: sourceLocation)
}

/// Returns the message of `expect` for a tree that does not match a picture, or nil if it does.
package func mismatch(of tree: Tree, with picture: String, _ comment: Comment? = nil) -> String? {
    let expected: Tree
    do {
        expected = try Tree(picture)
    } catch {
        return "\(error)"
    }
    guard tree != expected else { return nil }
    let note = comment.map { "\($0)\n\n" } ?? ""
    return """
        \(note)The tree is not as expected.

          expected: \(expected)
          found:    \(tree)

        \(tree.difference(from: expected).description(old: "the expected one", new: "the one found"))
        """
}
