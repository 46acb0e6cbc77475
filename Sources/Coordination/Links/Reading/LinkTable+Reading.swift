extension LinkTable {
    package func link(for text: String) throws(LinkError) -> (link: ParsedLink, steps: Int) {
        var match = LinkMatch(self, try LinkText(text, rules), text)
        return try match.find()
    }

    /// Returns the index of the line that takes a text; nil if none does.
    package func line(of text: String) -> Int? {
        do throws(LinkError) {
            var match = LinkMatch(self, try LinkText(text, rules), text)
            return match.found()?.row
        } catch {
            return nil
        }
    }
}
