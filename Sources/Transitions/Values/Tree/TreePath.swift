/// The position of a node or an alert in a tree, as a value: the steps to it from the outermost node.
///
/// Ids differ from run to run. A path is the same in every run that has built the same tree, so store and compare
/// paths, and use them to find a position again elsewhere:
///
/// | path | position |
/// |---|---|
/// | `/` | the outermost node: a window manager, else a window, else a node that is in neither |
/// | `/1` | its second child: a screen of a stack, a tab, a page; a window, counted from the back |
/// | `/0/0` | in a manager, the content of its first window |
/// | `/1` of `(a \| \| c)` | nothing: children of a split are counted by column, including empty ones |
/// | `/0/0^0` | the modal over that content |
/// | `/0/0^1` | the modal over that modal: levels count from the node beneath all of them |
/// | `/0+0` | the first node embedded in the outermost node's first child |
/// | `/0!0` | the alert that is up in the first window; `!1` is the one behind it |
///
/// A path keeps nothing alive and names a position, not a node: after a change it may lead to another node, or to none.
/// ``Navigable/path`` is the path of a node, and ``Navigable/presentable(at:)`` follows one.
public struct TreePath: Hashable, Sendable {
    /// One step of a path, from a node to one in it or over it. Numbers start at 0.
    ///
    /// A closed set: no cases will be added.
    @_spi(Log) public enum Step: Hashable, Sendable {
        /// A child of a container, by its index; of a split, by its column.
        case child(Int)
        /// A modal, by its level: 0 for the lowest over a node.
        case modal(Int)
        /// An embedded node, by its index.
        case embedded(Int)
        /// An alert, by its position in its window, or in a tree without windows. Always the last step.
        case alert(Int)
    }

    private let way: Way

    /// The steps, in one form for each path, so that equal paths compare as equal.
    private enum Way: Hashable, Sendable {
        /// One byte per step, the last step lowest, with a 1 bit above them: for up to seven steps with numbers below
        /// 64, as most paths have. It needs no allocation.
        case short(UInt64)
        case long([Step])
    }

    package init(_ steps: [Step]) {
        self.init(upward: steps.reversed())
    }

    /// Creates a path from its steps, the last one first.
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

    /// The steps from the outermost node; none for the outermost node itself. O(steps).
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
    /// The step in one byte; nil if its number is too large.
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
    /// The notation's mark before the number.
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
    @_documentation(visibility: internal)
    public var description: String {
        if steps.isEmpty { return "/" }
        var text = ""
        for step in steps {
            text.unicodeScalars.append(step.mark)
            text += "\(step.number)"
        }
        return text
    }

    /// Parses a path as it is printed: each path has exactly one text.
    ///
    /// Nil for any other text, for a number beyond `Int32.max`, and for more than a million steps. O(text).
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
    /// Decodes a path from its text.
    ///
    /// - Throws: The decoder's errors, and `DecodingError.dataCorrupted` for a text that is no path.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let path = TreePath(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Can't read the path '\(text)'.")
        }
        self = path
    }

    /// Encodes the path as its text.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
