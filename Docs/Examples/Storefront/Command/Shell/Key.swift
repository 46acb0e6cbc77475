/// One press of a key, whatever bytes the terminal sent for it.
package enum Key: Hashable, Sendable {
    case up, down, left, right
    case enter, escape, backspace
    case tab, backTab
    /// Control and C, which raw terminals no longer turn into a signal.
    case interrupt
    /// Control and Z, likewise.
    case suspend
    /// Control and L: draw all of it again.
    case redraw
    /// Something that can be read.
    case character(Character)
}
