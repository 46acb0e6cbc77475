enum TextStyle {
    case plain, bold, small, code

    var size: Int {
        switch self {
        case .plain, .bold: 13
        case .small: 11
        case .code: 12
        }
    }

    var family: String {
        switch self {
        case .plain, .bold, .small: "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
        case .code: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
        }
    }

    /// How wide a text is in the widest of these fonts, in whole points.
    func width(of text: String) -> Int {
        let thousandths = text.unicodeScalars.map(advance).reduce(0, +)
        return (thousandths * size + 999) / 1000 + 1
    }

    /// How far a character goes, in thousandths of the size; taken from DejaVu, which is wider than the others.
    private func advance(_ character: Unicode.Scalar) -> Int {
        if self == .code { return 602 }
        let regular =
            switch character {
            case "i", "j", "l", "'", "|": 290
            case " ", ".", ",", ":", ";", "!", "f", "t", "r", "(", ")", "[", "]": 420
            case "m", "M", "w", "W", "…": 1000
            case "A"..."Z": 780
            default: 640
            }
        return self == .bold ? regular * 115 / 100 : regular
    }
}
