extension Int {
    /// An amount in cents as people write it: `24.00`.
    var price: String {
        let (whole, cents) = (self / 100, self % 100)
        return "\(whole).\(cents < 10 ? "0" : "")\(cents)"
    }
}
