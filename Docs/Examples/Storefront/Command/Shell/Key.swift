/// One press of a key, whatever bytes the terminal sent for it.
package enum Key: Hashable, Sendable {
    case up, down, left, right
    case enter, escape, backspace
    case tab, backTab
    /// Control-C, which a raw terminal does not turn into a signal.
    case interrupt
    /// Control-Z, likewise.
    case suspend
    /// Control-L: draws everything again.
    case redraw
    /// A printable character.
    case character(Character)
}
