extension Tree {
    /// A check for scalars that Unicode's normal form C would change.
    ///
    /// Swift's strings are equal if they are canonically equivalent, so two names of different scalars could print
    /// lines that `==` treats as equal. A line in normal form C has no such twin, and survives tools that normalise
    /// text. This is the quick check of Unicode's Annex 15: doubtful scalars count as changed.
    enum NormalForm {
        /// True if normalisation may replace the scalar, or join or swap it with the one before it.
        @inline(never)
        static func mayChange(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar? = nil) -> Bool {
            guard scalar.value >= 0x300 else { return false }
            if scalar.properties.isFullCompositionExclusion || mayJoin(scalar) { return true }
            let order = scalar.properties.canonicalCombiningClass
            guard order != .notReordered, let previous else { return false }
            return previous.properties.canonicalCombiningClass > order
        }

        /// True if the scalar is `Maybe` in Unicode 16's `NFC_Quick_Check`.
        private static func mayJoin(_ scalar: Unicode.Scalar) -> Bool {
            var low = 0
            var high = joining.count
            while low < high {
                let middle = (low + high) / 2
                if joining[middle].contains(scalar.value) { return true }
                if joining[middle].lowerBound < scalar.value {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return false
        }

        private static let joining: [ClosedRange<UInt32>] = [
            0x300...0x304, 0x306...0x30C, 0x30F...0x30F, 0x311...0x311, 0x313...0x314, 0x31B...0x31B, 0x323...0x328,
            0x32D...0x32E, 0x330...0x331, 0x338...0x338, 0x342...0x342, 0x345...0x345, 0x653...0x655, 0x93C...0x93C,
            0x9BE...0x9BE, 0x9D7...0x9D7, 0xB3E...0xB3E, 0xB56...0xB57, 0xBBE...0xBBE, 0xBD7...0xBD7, 0xC56...0xC56,
            0xCC2...0xCC2, 0xCD5...0xCD6, 0xD3E...0xD3E, 0xD57...0xD57, 0xDCA...0xDCA, 0xDCF...0xDCF, 0xDDF...0xDDF,
            0x102E...0x102E, 0x1161...0x1175, 0x11A8...0x11C2, 0x1B35...0x1B35, 0x3099...0x309A, 0x110BA...0x110BA,
            0x11127...0x11127, 0x1133E...0x1133E, 0x11357...0x11357, 0x113B8...0x113B8, 0x113BB...0x113BB,
            0x113C2...0x113C2, 0x113C9...0x113C9, 0x114B0...0x114B0, 0x114BA...0x114BA, 0x114BD...0x114BD,
            0x115AF...0x115AF, 0x11930...0x11930, 0x1611E...0x16120, 0x16129...0x16129, 0x16D67...0x16D67,
        ]
    }
}
