extension LinkTable {
    package func link(for text: String) throws(LinkError) -> (link: ParsedLink, steps: Int) {
        var match = LinkMatch(self, try LinkText(text, rules), text)
        return try match.find()
    }
}
