// What a finger can take hold of is not told by SwiftUI in public.
#if STAND_IN
    @_spi(Hosting) import Coordination
    import SwiftUI

    extension SwiftUI.Stage {
        /// What the user can touch, read off SwiftUI's containers.
        func controls(_ root: Node) -> [Control] { controls.compactMap { control(for: $0, on: root) } }

        private func control(for found: StageControl, on root: Node) -> Control? {
            switch found {
            case .back(let screen, let isHeld, let touch):
                guard let last = screen.base as? NodeID, let stack = root.stack(of: last) else { return nil }
                let all = stack.flattened.map { $0.node.id }
                guard let index = all.firstIndex(of: last), index > 0 else { return nil }
                return Control(report: .popped(to: all[index - 1]), follows: !isHeld, touch: touch)
            case .stepBack(let column, let isHeld, let touch):
                guard let split = root.layers.last?.node.narrowSplit,
                    let target = (0..<column).reversed().lazy.compactMap({ split.child(at: $0)?.node }).first
                else { return nil }  // emptyColumn
                return Control(report: .stepped(to: target.id), follows: !isHeld, touch: touch)
            case .tab(let tag):
                guard let id = tag.base as? NodeID else { return nil }
                return Control(report: .selected(id), follows: nil) { [self] in _ = tapTab(tagged: tag) }
            case .page(let key):
                guard let id = key.base as? NodeID else { return nil }
                return Control(report: .turned(to: id), follows: nil) { [self] in _ = turnPage(to: key) }
            case .drag(let key, let isHeld):
                guard let id = key.base as? NodeID else { return nil }
                return Control(report: .dismissed(id), follows: !isHeld) { [self] in _ = dragAway(key) }
            case .answer(let title):
                guard let id = root.alerts.first?.id else { return nil }
                return Control(report: .chose(title, alert: id), follows: true) { [self] in _ = press(title) }
            }
        }
    }

    extension Desktop {
        /// What the user can touch of an app's windows, and in the one in front.
        static func controls(_ root: Node) -> [Control] {
            let windows = shown.flatMap { window -> [Control] in
                guard let id = window.value?.base as? NodeID else { return [] }
                let close = Control(report: .closed(id), follows: nil) { Desktop.close(window) }
                if window.isActive { return [close] }
                return [close, Control(report: .focused(id), follows: nil) { activate(window) }]
            }
            return windows + (shown.first(where: \.isActive)?.stage?.controls(root) ?? [])
        }
    }

    extension Node {
        fileprivate var narrowSplit: Container? {
            if let split = self as? Container, case .split = split.layout.kind, split.columnsBeside == .none {
                return split
            }
            let shown = (self as? Container)?.shown ?? []
            return shown.lazy.compactMap { $0.node.narrowSplit }.first
        }
    }
#endif
