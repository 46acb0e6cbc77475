/// A line that cannot be read.
struct ScriptError: Error {
    /// The problem, and the remedy.
    let description: String

    /// - Parameters:
    ///   - problem: The problem, without a full stop.
    ///   - remedy: The remedy.
    init(_ problem: String, _ remedy: String) {
        description = "Can't read this line: \(problem).\n\n\(remedy)"
    }

    /// Creates an error for too many words, or none, in place of one.
    init(wordCount: Int, for name: String, usage: String) {
        let given = wordCount == 0 ? "none was given" : "\(wordCount) were given"
        let quotes = wordCount == 0 ? "" : "Text with spaces goes in quotes. "
        self.init("\(name) takes one argument, and \(given)", "\(quotes)Write: \(usage)")
    }

    /// Creates an error with a complete message.
    init(quoting message: String) {
        description = message
    }
}
