public import Coordination

extension TransitionOptions {
    /// With animations; a ``History`` replaces its current entry, and adds none: for a route that leads on by itself.
    ///
    /// ```swift
    /// wiki.trigger(.welcome, with: .replacing)
    /// ```
    public static var replacing: TransitionOptions {
        var options = TransitionOptions.animated
        options.replacesEntry = true
        return options
    }
}
