/// An address from outside, taken apart.
public struct Address {
    public private(set) var words: ArraySlice<String> = []
    public private(set) var items: [(key: String, value: String)] = []

    /// Nil for a host that is not the app's, and for bad percent-encoding.
    public init?(_ text: String, host: String) {
        let scheme = "https://" + host + "/"
        guard text.hasPrefix(scheme) else { return nil }
        let parts = text.dropFirst(scheme.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        for part in parts[0].split(separator: "/") {
            guard let word = Self.decoded(part) else { return nil }
            words.append(word)
        }
        for item in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : "") else {
                return nil
            }
            items.append((key, value))
        }
    }

    /// The same without its first word.
    public var rest: Address {
        var address = self
        address.words = words.dropFirst()
        return address
    }

    /// The second word.
    public var value: String? { words.dropFirst().first }

    /// The second word as a number with one spelling.
    public var number: Int? { value.flatMap { Int($0) }.flatMap { $0.description == value ? $0 : nil } }

    public subscript(key: String) -> String? { items.first { $0.key == key }?.value }

    private static func decoded(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let byte = UInt8(Substring(digits), radix: 16) else { return nil }
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension Stack {
    /// Brings a flow to the top: the one that is on the stack, or a new one.
    public func reveal<F: Flow>(_ make: @autoclosure () -> F) -> F {
        guard let known = screens.last(where: { $0 is F }) as? F else {
            let flow = make()
            push(flow)
            return flow
        }
        while let top = screens.last, top !== known { pop() }
        return known
    }
}

/// The first screen of a module.
public final class Menu: Screen {
    public let name: String

    public init(_ name: String) { self.name = name }
}
