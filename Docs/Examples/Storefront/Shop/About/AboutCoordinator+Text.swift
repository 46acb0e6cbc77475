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
    /// The name of the work.
    public var title: String { work }

    /// The terms of the licence.
    public var lines: [String] { ["\(work) may be used by anyone, under the licence that comes with it."] }

    /// The action that closes the whole flow.
    public var actions: [Action] { [Action("Close", AboutRoute.close)] }
}
