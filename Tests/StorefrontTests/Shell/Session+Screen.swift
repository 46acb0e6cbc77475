import storefront

extension Session {
    /// The whole screen as text, for comparing.
    func screen(_ width: Int = 60, _ height: Int = 12) -> String {
        picture(width: width, height: height).lines.joined(separator: "\n")
    }

    /// Presses one key after another, and waits for everything that moves.
    func go(_ keys: Key...) {
        for key in keys {
            press(key)
            settle()
        }
    }

    /// Lets all that moves come to its end.
    func settle() {
        while let next = untilNext { advance(by: next) }
    }

    /// Types a text, and enter.
    func type(_ text: String) {
        for character in text { press(.character(character)) }
        go(.enter)
    }
}
