@_spi(Hosting) import Coordination

extension Navigable {
    /// Reports a width of all windows: narrow, or wide. A window that has it already does not change.
    package func resizeWindows(isNarrow: Bool) {
        let outermost = node.outermost
        let isManager = (outermost as? Container)?.layout == .windows
        for window in isManager ? outermost.directSlots.map(\.node) : [outermost] {
            report(.resized(window.id, isNarrow ? .none : .all))
        }
    }
}
