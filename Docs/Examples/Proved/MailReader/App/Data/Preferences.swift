/// The preferences of one user.
@MainActor final class Preferences {
    var signature = "Kind regards"
    var notifies = true
    /// The servers from which letters come, and whether each is in use.
    var servers = ["home": true, "work": true]
}
