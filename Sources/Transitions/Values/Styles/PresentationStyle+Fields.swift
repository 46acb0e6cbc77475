extension PresentationStyle {
    /// The values of a style.
    struct Fields: Hashable, Sendable {
        let kind: Kind
        var covers: Bool
        var isDismissible: Bool
        private(set) var detents: [Detent] = []
        private(set) var selected: Detent?
        var hasGrabber = false
        var anchor: String?
        var parameters: [String: String] = [:]
        var narrow: PresentationStyle?

        init(_ kind: Kind, isDismissible: Bool = true) {
            self.kind = kind
            self.isDismissible = isDismissible
            covers = kind.coversByDefault
        }

        static let usual = Fields(.automatic)

        /// Sets the detents, and selects the first of them if `selected` is not among them.
        mutating func setDetents(_ detents: [Detent], selected: Detent?) {
            self.detents = detents
            self.selected = selected.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first
        }

        /// The values besides the kind that differ from the defaults, in words.
        var notes: [String] {
            var notes: [String] = []
            if let anchor { notes.append("from: '\(anchor)'") }
            if !detents.isEmpty { notes.append("detents: \(detents.map(\.description).joined(separator: ", "))") }
            if let selected, selected != detents.first { notes.append("selected: \(selected)") }
            if hasGrabber { notes.append("grabber: true") }
            for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { notes.append("\(name): \(value)") }
            if covers != kind.coversByDefault { notes.append("covers: \(covers)") }
            if !isDismissible { notes.append("dismissible: false") }
            if let narrow { notes.append("narrow: \(narrow.dismissible(true))") }
            return notes
        }
    }
}
