#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    extension UIKitHost {
        /// Why something that a commit brings cannot be drawn; nil where all can. O(what it brings).
        func refusal(of commit: HostCommit) -> String? {
            for change in commit.changes {
                switch change.kind {
                case .inserted, .presented, .embedded: break
                default: continue
                }
                guard let node = root?.node(change.subject.id) else { continue }
                if let why = refusal(of: node) { return why }
            }
            return nil
        }

        private func refusal(of arrived: Node) -> String? {
            if let holder = arrived.parent, holder.embedded.contains(where: { $0.node === arrived }),
                let why = refusal(of: arrived, in: holder)
            {
                return why
            }
            var waiting = [arrived]
            while let node = waiting.popLast() {
                if let container = node as? Container, case .split(let columns) = container.layout.kind, columns > 3 {
                    return "UIKit has no split of \(columns) columns, but of two or three"
                }
                for child in node.embedded {
                    if let why = refusal(of: child.node, in: node) { return why }
                    waiting.append(child.node)
                }
                waiting += node.children.map { $0.node as Node }
                if let modal = node.presented { waiting.append(modal) }
            }
            return nil
        }

        /// Only a screen has room for something, and only if it says where.
        private func refusal(of embedded: Node, in holder: Node) -> String? {
            let name = holder.name.isEmpty ? "\(type(of: holder.presentable))" : "'\(holder.name)'"
            if holder is Container { return "UIKit's containers have no room for what is embedded in \(name)" }
            let view = views[holder.id] ?? view(of: holder, animated: false)
            guard style.place(for: embedded.presentable, in: view) == nil else { return nil }
            return "the view controller of \(name) has no place for what is embedded (EmbeddingViewController)"
        }
    }
#endif
