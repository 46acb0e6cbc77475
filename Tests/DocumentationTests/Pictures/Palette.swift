import Foundation

/// A colour by its use; each look has one for it.
enum Colour {
    /// Behind the whole picture, so that it can be read on a page of any colour.
    case page
    case window, container, screen
    /// Behind what is in front.
    case front
    case ink
    /// For what is not in front of anything, and for words about the picture.
    case muted
    case line
    /// Around what is in front, and on what is selected.
    case accent
    case alert
}

enum Look: CaseIterable {
    case light, dark

    func hex(_ colour: Colour) -> String {
        switch (self, colour) {
        case (.light, .page): "#ffffff"
        case (.light, .window): "#eef1f4"
        case (.light, .container): "#f7f9fa"
        case (.light, .screen): "#ffffff"
        case (.light, .front): "#dceafb"
        case (.light, .ink): "#1d2329"
        case (.light, .muted): "#535d68"
        case (.light, .line): "#8a949e"
        case (.light, .accent): "#0b5cad"
        case (.light, .alert): "#fdf0d5"
        case (.dark, .page): "#0f1216"
        case (.dark, .window): "#181c21"
        case (.dark, .container): "#20262c"
        case (.dark, .screen): "#2a3138"
        case (.dark, .front): "#17385a"
        case (.dark, .ink): "#e8ecf0"
        case (.dark, .muted): "#a9b3bd"
        case (.dark, .line): "#77818b"
        case (.dark, .accent): "#7dbbff"
        case (.dark, .alert): "#43351a"
        }
    }
}

extension Look {
    /// The contrast of one colour with another, from 1 to 21.
    ///
    /// Source: Web Content Accessibility Guidelines 2.2, "contrast ratio". Text wants 4.5, a shape 3.
    func contrast(of colour: Colour, on ground: Colour) -> Double {
        let (one, other) = (luminance(colour), luminance(ground))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private func luminance(_ colour: Colour) -> Double {
        let digits = hex(colour).dropFirst()
        let parts = stride(from: 0, to: 6, by: 2).map { offset in
            let start = digits.index(digits.startIndex, offsetBy: offset)
            let value = Double(Int(digits[start..<digits.index(start, offsetBy: 2)], radix: 16) ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
