/// A place that keeps the text of a stored state between launches: a file, the storage of a scene, the app's defaults.
///
/// A write must be atomic, even if the app is killed during it: write a file beside the old one, and rename it.
public protocol StateStore {
    /// Returns the text that was written last; nil or empty if there is none.
    func read() -> String?

    /// Replaces the text that was written last; nil removes it.
    func write(_ text: String?)
}
