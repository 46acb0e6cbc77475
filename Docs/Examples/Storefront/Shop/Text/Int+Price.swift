extension Int {
    /// The text of an amount in cents: `24.00`.
    var price: String {
        let (whole, cents) = (self / 100, self % 100)
        return "\(whole).\(cents < 10 ? "0" : "")\(cents)"
    }
}
