#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import UIKit

    extension UIKitHost {
        /// Returns why a commit cannot be drawn; nil if it can. O(its new nodes).
        func refusal(of commit: HostCommit) -> String? {
            commit.refusal { node, holder in
                if let container = node as? Container, case .split(let columns) = container.layout.kind, columns > 3 {
                    return "UIKit has no split of \(columns) columns, but of two or three"
                }
                return holder.flatMap { refusal(of: node, in: $0) }
            }
        }

        /// Returns why a node has no room for an embedded one. Only a screen can have room.
        private func refusal(of embedded: Node, in holder: Node) -> String? {
            let name = holder.name.isEmpty ? "\(type(of: holder.presentable))" : "'\(holder.name)'"
            if holder is Container { return "UIKit's containers cannot show what is embedded in \(name)" }
            let view = self[holder.id].view ?? view(of: holder, animated: false)
            guard style.place(for: embedded.presentable, in: view) == nil else { return nil }
            return "the view controller of \(name) cannot show embedded screens (EmbeddingViewController)"
        }
    }
#endif
