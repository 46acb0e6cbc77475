/// A line that cannot be read.
struct ScriptError: Error {
    /// What is wrong, and what would be right.
    let description: String

    /// - Parameters:
    ///   - problem: What is wrong, without a full stop.
    ///   - remedy: What would be right.
    init(_ problem: String, _ remedy: String) {
        description = "Can't read this line: \(problem).\n\n\(remedy)"
    }

    /// Too many words, or none, for something that takes one.
    init(wordCount: Int, for name: String, usage: String) {
        let given = wordCount == 0 ? "none was given" : "\(wordCount) were given"
        let quotes = wordCount == 0 ? "" : "Text with spaces goes in quotes. "
        self.init("\(name) takes one argument, and \(given)", "\(quotes)Write: \(usage)")
    }

    /// A message that says all of that itself.
    init(quoting message: String) {
        description = message
    }
}
