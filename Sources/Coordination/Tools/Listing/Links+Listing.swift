public import CoordinationLinks

extension Links {
    /// All addresses, in the order of the list.
    public var listing: [ListedAddress] { table.rows.map(ListedAddress.init) }
}
