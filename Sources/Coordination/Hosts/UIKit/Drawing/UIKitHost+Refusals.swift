#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import UIKit

    extension UIKitHost {
        /// Returns the reason why a commit cannot be drawn; nil if it can. O(new nodes).
        func refusal(of commit: HostCommit) -> String? {
            commit.refusal { node, holder in
                if let container = node as? Container, case .split(let columns) = container.layout.kind, columns > 3 {
                    return "UIKit has no split of \(columns) columns, but of two or three"
                }
                return holder.flatMap { refusal(of: node, in: $0) }
            }
        }

        /// Returns the reason why `holder` has no room for an embedded node; nil if it has. Only screens have.
        private func refusal(of embedded: Node, in holder: Node) -> String? {
            let name = holder.name.isEmpty ? "\(type(of: holder.presentable))" : "'\(holder.name)'"
            if holder is Container { return "UIKit's containers cannot show what is embedded in \(name)" }
            let view = self[holder.id].view ?? view(of: holder, animated: false)
            guard style.place(for: embedded.presentable, in: view) == nil else { return nil }
            return "the view controller of \(name) cannot show embedded screens (EmbeddingViewController)"
        }
    }
#endif
