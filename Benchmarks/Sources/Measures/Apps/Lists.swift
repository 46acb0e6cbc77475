import Coordination

extension StackRoot {
    /// A stack with the screens of a list.
    convenience init(_ screens: [any Presentable]) {
        self.init()
        perform(.set(screens))
    }
}
