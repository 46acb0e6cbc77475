import Foundation
@_spi(Hosting) import Transitions
import TreeTools

/// What has to hold of every tree, and of every text that is none.
enum TreeLaws {
    static func examine(_ text: TreeText, tally: inout Tally) -> Finding? {
        switch text.form {
        case .line: return line(String(decoding: text.bytes, as: UTF8.self), tally: &tally)
        case .pair: return pair(text, tally: &tally)
        case .json, .xml, .binary: return coded(text, tally: &tally)
        }
    }

    private static func line(_ line: String, tally: inout Tally) -> Finding? {
        do throws(Tree.ParseError) {
            return accepted(try Tree(line), as: "line", tally: &tally)
        } catch {
            tally.count("refused", of: "line")
            tally.count("expects " + error.expected, of: "error of a line")
            let count = line.unicodeScalars.count
            guard 1...count + 1 ~= error.column, error.notation.utf8.elementsEqual(line.utf8) else {
                return Finding("refuses a line at a column beyond it", details: "\(error.column) of \(count): \(line)")
            }
            // The message has an excerpt, so it costs what it shows.
            guard 20...2_000 ~= error.description.unicodeScalars.count else {
                return Finding("has no message of a fair length", details: error.description)
            }
            return nil
        }
    }

    private static func coded(_ text: TreeText, tally: inout Tally) -> Finding? {
        let form = text.form.rawValue
        do {
            let data = Data(text.bytes)
            let tree =
                try text.form == .json
                ? JSONDecoder().decode(Tree.self, from: data) : PropertyListDecoder().decode(Tree.self, from: data)
            return accepted(tree, as: form, tally: &tally)
        } catch let error as DecodingError {
            tally.count("refused", of: form)
            tally.count(describe(error), of: "error of a coded tree")
            guard case .dataCorrupted(let context) = error, context.debugDescription.contains("entry "),
                context.codingPath.count != 1
            else { return nil }
            return Finding("refuses an entry without the way to it", details: "\(context)")
        } catch let error where text.form != .json {
            // Those of Foundation's readers of property lists come as they are.
            tally.count("refused", of: form)
            tally.count("\(type(of: error))", of: "error of a coded tree")
            return nil
        } catch {
            return Finding("throws no DecodingError", details: "\(type(of: error)): \(error)")
        }
    }

    private static func describe(_ error: DecodingError) -> String {
        switch error {
        case .typeMismatch: return "another type"
        case .valueNotFound: return "no value"
        case .keyNotFound: return "no key"
        case .dataCorrupted(let context):
            for part in ["announces", "would fit", "there is no kind", "not a whole tree"]
            where context.debugDescription.hasPrefix("Can't read the tree:") && context.debugDescription.contains(part)
            {
                return "corrupted: " + part
            }
            return context.codingPath.isEmpty ? "no such format" : "corrupted value"
        @unknown default: return "unknown"
        }
    }

    private static func pair(_ text: TreeText, tally: inout Tally) -> Finding? {
        guard let lines = text.string?.split(separator: "\n", omittingEmptySubsequences: false), lines.count == 2,
            let old = try? Tree(String(lines[0])), let new = try? Tree(String(lines[1]))
        else {
            tally.count("unreadable", of: "pair")
            return nil
        }
        tally.count(old == new ? "equal" : "different", of: "pair")
        return comparison(of: old, with: new)
    }

    private static func accepted(_ tree: Tree, as form: String, tally: inout Tally) -> Finding? {
        tally.count("accepted", of: form)
        tally.expect(Tree.Kind.allCases.map(\.rawValue), of: "node")
        for entry in tree.entries {
            tally.count(entry.kind?.rawValue ?? "empty column", of: "node")
        }
        return notation(of: tree) ?? coding(of: tree) ?? drawing(of: tree) ?? nodes(of: tree)
            ?? comparison(of: tree, with: Tree.none)
    }
}

extension Tree {
    /// The tree without windows.
    fileprivate static var none: Tree { Builder().finish() }
}
