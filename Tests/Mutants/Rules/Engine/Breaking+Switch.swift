extension Breaking {
    /// The file by which one mutant is on.
    package static let switchFile = """
        #if canImport(Glibc)
        import Glibc
        #elseif canImport(Musl)
        import Musl
        #else
        import Darwin
        #endif

        /// The mutant that is on, by the variable `MUTANT`; none without it.
        enum Mutant {
            private static let number = getenv("MUTANT").flatMap { Int(String(cString: $0)) }

            static func on(_ number: Int) -> Bool { number == self.number }
        }

        """
}
