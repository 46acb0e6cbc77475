/// Something that is measured: what the framework takes for it, and what the same takes without.
public struct Measure {
    /// A sentence that says what is done. Measures that differ only in their size share it.
    public let name: String

    /// How much of something there is, where that is what the measure is about.
    public let size: Size?

    /// What one operation is: `pair`, `link`, `screen`.
    public let unit: String

    /// How many operations one run does.
    public let operations: Int

    /// What the floor is.
    public let against: String

    /// What is compared.
    public let figure: Figure

    /// The framework.
    public let ours: Subject

    /// What it is held against.
    public let floor: Subject

    /// What is prepared and then run. Only the run is measured; what it holds is let go afterwards.
    public typealias Subject = () -> Run

    init(
        _ name: String, _ size: Size? = nil, each unit: String, times operations: Int, against: String,
        figure: Figure = .work, ours: @escaping Subject, floor: @escaping Subject
    ) {
        self.name = name
        self.size = size
        self.unit = unit
        self.operations = operations
        self.against = against
        self.figure = figure
        self.ours = ours
        self.floor = floor
    }

    /// The name with the size, if there is one: `Chain routes that push: 1,000 links`.
    public var title: String {
        if let size { "\(name): \(size)" } else { name }
    }
}

extension Measure {
    /// An amount of something: `1,000 links`.
    public struct Size: CustomStringConvertible {
        /// How many.
        public let count: Int

        /// Of what, in the plural.
        public let things: String

        init(_ count: Int, _ things: String) {
            self.count = count
            self.things = things
        }

        /// The amount with its thousands apart.
        public var description: String { "\(grouped(count)) \(things)" }
    }

    /// What is compared.
    public enum Figure {
        /// Instructions, or time where they cannot be counted.
        case work

        /// Bytes that the heap holds when it is done.
        case heldBytes
    }

    /// The part that is measured.
    public enum Run {
        /// Done when it returns.
        case direct(() -> Void)

        /// Awaited.
        case awaited(() async -> Void)
    }
}

/// A number with its thousands apart: `1,000,000`.
public func grouped(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
        text.append(digit)
    }
    return text
}

/// Takes a value, so that what made it is not left out as useless.
@inline(never) func use<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
