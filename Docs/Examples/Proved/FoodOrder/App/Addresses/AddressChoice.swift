enum AddressChoice: Hashable, Sendable {
    case known(Address)
    case new
}
