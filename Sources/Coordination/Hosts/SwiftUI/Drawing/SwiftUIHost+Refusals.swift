#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    extension SwiftUIHost {
        /// Returns the reason why a commit cannot be drawn; nil if it can.
        func refusal(of commit: HostCommit) -> String? {
            commit.refusal { node, holder in
                if let container = node as? Container, case .split(let columns) = container.layout.kind, columns > 3 {
                    return "SwiftUI has no split of \(columns) columns, but of two or three"
                }
                guard let holder = holder as? Container else { return nil }
                let name = holder.name.isEmpty ? "\(type(of: holder.presentable))" : "'\(holder.name)'"
                return "SwiftUI's containers cannot show what is embedded in \(name)"
            }
        }

        func draws(_ style: PresentationStyle) -> Bool {
            switch style.kind {
            case .sheet, .formSheet, .pageSheet: style.detents.isEmpty
            default: false
            }
        }
    }
#endif
