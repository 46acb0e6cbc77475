public import CoordinationMoves

extension TextModel {
    static func about() -> TextModel {
        TextModel(
            "about", title: "About the shop", ["Three stores, ten products, and one window to see them through."],
            offers: [Offer("Licences", AboutRoute.licences), Offer("Close", AboutRoute.close)])
    }

    static func licences() -> TextModel {
        TextModel(
            "licences", title: "Licences",
            offers: [Offer("Swift", AboutRoute.licence(of: "Swift")), Offer("Close", AboutRoute.close)])
    }
}

extension LicenceModel: Legible {
    /// The name of the work.
    public var title: String { work }

    /// The terms of the licence.
    public var lines: [String] { ["\(work) may be used by anyone, under the licence that comes with it."] }

    /// The offer that closes the whole flow.
    public var offers: [Offer] { [Offer("Close", AboutRoute.close)] }
}
