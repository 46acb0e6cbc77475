extension TextModel {
    static func about() -> TextModel {
        TextModel(
            "about", title: "About the shop", ["Three stores, ten products, and one window to see them through."],
            actions: [Action("Licences", AboutRoute.licences), Action("Close", AboutRoute.close)])
    }

    static func licences() -> TextModel {
        TextModel(
            "licences", title: "Licences",
            actions: [Action("Swift", AboutRoute.licence(of: "Swift")), Action("Close", AboutRoute.close)])
    }
}

extension LicenceModel: Legible {
    /// The work.
    public var title: String { work }

    /// What it comes with.
    public var lines: [String] { ["\(work) may be used by anyone, under the licence that comes with it."] }

    /// The way out of all these pages.
    public var actions: [Action] { [Action("Close", AboutRoute.close)] }
}
