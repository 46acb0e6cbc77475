/// How a modal stands over what presents it.
public enum PresentationStyle: Hashable, Sendable, Codable {
    /// What the platform does by itself: a sheet that the person may dismiss.
    case automatic

    /// Covers everything beneath it, which is then hidden.
    case fullScreen

    /// A sheet, which leaves what is beneath it visible.
    ///
    /// A sheet that is not `dismissible` has to be answered: the person cannot drag it away.
    case sheet(dismissible: Bool = true)
}
