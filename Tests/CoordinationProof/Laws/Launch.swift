/// The objects that a scenario creates for each launch of its app.
public struct Launch {
    /// The app's time, which passes only in moves of ``Scenario/waits(_:comesByItself:)``.
    public let time: ManualTime
}
