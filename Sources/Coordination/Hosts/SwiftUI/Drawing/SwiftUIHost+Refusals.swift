#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    import Coordination

    extension SwiftUIHost {
        /// Why something that a commit brings cannot be drawn; nil where all can.
        func refusal(of commit: HostCommit) -> String? {
            for change in commit.changes {
                switch change.kind {
                case .inserted, .presented, .embedded: break
                default: continue
                }
                var waiting = [root?.node(change.subject.id)].compactMap(\.self)
                while let node = waiting.popLast() {
                    if let container = node as? Container {
                        if case .split(let columns) = container.layout.kind, columns > 3 {
                            return "SwiftUI has no split of \(columns) columns, but of two or three"
                        }
                        if !node.embedded.isEmpty {
                            let name = node.name.isEmpty ? "\(type(of: node.presentable))" : "'\(node.name)'"
                            return "SwiftUI's containers have no room for what is embedded in \(name)"
                        }
                    }
                    waiting += (node.embedded + node.children).map { $0.node as Node }
                    if let modal = node.presented { waiting.append(modal) }
                }
            }
            return nil
        }

        func draws(_ style: PresentationStyle) -> Bool {
            switch style.kind {
            case .sheet: style.detents.isEmpty
            case .formSheet, .pageSheet: true
            default: false
            }
        }
    }
#endif
