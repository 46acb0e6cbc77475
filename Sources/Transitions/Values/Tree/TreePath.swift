/// Where something is in a tree, as a value: the way to it from the outermost node, by position.
///
/// Ids are drawn anew in each run. A path is the same in every run that has come to the same tree, so it is what is
/// written down, compared and found again elsewhere:
///
/// | path | what stands there |
/// |---|---|
/// | `/` | the outermost node: a window manager, else a window, else what is in neither |
/// | `/1` | its second child: a screen of a stack, a tab, a page; a window, counted from the back |
/// | `/0/0` | in a manager, what its first window holds |
/// | `/1` of `(a \| \| c)` | nothing: children of a split are counted by column, with those that are empty |
/// | `/0/0^0` | the modal over what that window holds |
/// | `/0/0^1` | the modal over that one: levels count from the node beneath all of them |
/// | `/0+0` | the first that is embedded in the outermost node's first child |
/// | `/0!0` | the alert that is up in the first window; `!1` is the one behind it |
///
/// A path keeps nothing alive and names a place, not what stands there: after a change it may lead to something else,
/// or to nothing. ``Navigable/path`` gives the path of something, and ``Navigable/presentable(at:)``
/// follows one.
public struct TreePath: Hashable, Sendable {
    /// One step of the way, from a node to what is in it or over it. Zero-based, never negative.
    ///
    /// A closed set: there will be no others.
    @_spi(Log) public enum Step: Hashable, Sendable {
        /// What a container holds at an index; in a split, in a column.
        case child(Int)
        /// A modal, by its level over the node beneath all of its chain.
        case modal(Int)
        /// What is embedded.
        case embedded(Int)
        /// An alert, by its place among those of a window, or of a tree in no window. Nothing is in it.
        case alert(Int)
    }

    private let way: Way

    /// The way, in one form for each, so that equal ones are equal.
    private enum Way: Hashable, Sendable {
        /// A byte for each step, the last one lowest, beneath a one: for up to seven steps with numbers below 64, which
        /// are most. It takes no memory of its own.
        case short(UInt64)
        case long([Step])
    }

    package init(_ steps: [Step]) {
        self.init(upward: steps.reversed())
    }

    /// Makes a path of the steps from its end to its beginning.
    init(upward steps: some Sequence<Step>) {
        var (bytes, end) = (UInt64(0), UInt64(0))
        for step in steps {
            guard let byte = step.byte, end < 56 else {
                way = .long(steps.reversed())
                return
            }
            bytes |= UInt64(byte) << end
            end += 8
        }
        way = .short(bytes | 1 << end)
    }

    /// The way, from the outermost node; none for that node itself. O(its length).
    @_spi(Log) public var steps: [Step] {
        switch way {
        case .long(let steps): return steps
        case .short(var bytes):
            var steps: [Step] = []
            while bytes > 1 {
                steps.append(Step(UInt8(truncatingIfNeeded: bytes)))
                bytes >>= 8
            }
            return steps.reversed()
        }
    }
}

extension TreePath.Step {
    /// The step in one byte; nil where its number is too large for that.
    fileprivate var byte: UInt8? {
        guard number < 64 else { return nil }
        let kind: UInt8 =
            switch self {
            case .child: 0
            case .modal: 1
            case .embedded: 2
            case .alert: 3
            }
        return kind << 6 | UInt8(truncatingIfNeeded: number)
    }

    fileprivate init(_ byte: UInt8) {
        let number = Int(byte & 63)
        switch byte >> 6 {
        case 0: self = .child(number)
        case 1: self = .modal(number)
        case 2: self = .embedded(number)
        default: self = .alert(number)
        }
    }
}

extension TreePath.Step {
    /// The mark that stands before the number, as the notation has it.
    fileprivate var mark: Unicode.Scalar {
        switch self {
        case .child: "/"
        case .modal: "^"
        case .embedded: "+"
        case .alert: "!"
        }
    }

    fileprivate var number: Int {
        switch self {
        case .child(let number), .modal(let number), .embedded(let number), .alert(let number): number
        }
    }

    fileprivate init?(_ mark: UInt8, _ number: Int) {
        switch mark {
        case UInt8(ascii: "/"): self = .child(number)
        case UInt8(ascii: "^"): self = .modal(number)
        case UInt8(ascii: "+"): self = .embedded(number)
        case UInt8(ascii: "!"): self = .alert(number)
        default: return nil
        }
    }
}

extension TreePath: LosslessStringConvertible {
    /// The path in the marks of the notation: `/0/2^0`.
    public var description: String {
        if steps.isEmpty { return "/" }
        var text = ""
        for step in steps {
            text.unicodeScalars.append(step.mark)
            text += "\(step.number)"
        }
        return text
    }

    /// Reads a path as it is printed, and nothing else: each path has one text.
    ///
    /// Nil for any other text, for a number beyond `Int32.max`, and for more than a million steps. O(its length).
    @_spi(Log) public init?(_ description: String) {
        if description == "/" {
            self.init([])
            return
        }
        var steps: [Step] = []
        var (mark, number, digits) = (UInt8(0), 0, 0)
        for byte in description.utf8 {
            if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                if digits > 0, number == 0 { return nil }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
                if number > Int32.max { return nil }
            } else {
                if mark != 0 {
                    guard digits > 0, let step = Step(mark, number) else { return nil }
                    steps.append(step)
                } else if digits > 0 {
                    return nil
                }
                (mark, number, digits) = (byte, 0, 0)
            }
            if steps.count >= 1_000_000 { return nil }
        }
        guard digits > 0, let step = Step(mark, number) else { return nil }
        steps.append(step)
        self.init(steps)
    }
}

extension TreePath: Codable {
    /// Reads a path from its text.
    ///
    /// - Throws: What the decoder throws, and `DecodingError.dataCorrupted` for a text that is no path.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let path = TreePath(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Can't read the path '\(text)'.")
        }
        self = path
    }

    /// Writes the path as its text.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
