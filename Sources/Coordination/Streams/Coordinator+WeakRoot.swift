extension Coordinator {
    /// A handle that runs transitions of this coordinator's root and keeps nothing alive.
    public var weakRoot: WeakRoot<Root> { root.weakRoot }
}
