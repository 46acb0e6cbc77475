enum AddressChoice: Hashable, Codable, Sendable {
    case known(Address)
    case new
}
