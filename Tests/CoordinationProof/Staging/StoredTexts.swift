@_spi(Log) import Coordination

/// The digests of causes and keys, each made once, since making their words with mirrors takes longer than all else.
struct StoredTexts {
    private let names: ItemNames?
    private var causes: [RoutedCause: Said] = [:]
    /// The causes that were read since the launch. Each is retained, so that its identity is its own.
    private var readCauses: [ObjectIdentifier: ReadCause] = [:]
    private var keys: [ScreenKey: Said] = [:]

    /// A text that is stored, with the items in it.
    private struct Said {
        let digest: Digest
        let items: Set<Int>
    }

    private struct ReadCause {
        let cause: Cause
        let said: Said
    }

    init(names: ItemNames?) { self.names = names }

    mutating func forgetCauses() { readCauses.removeAll(keepingCapacity: true) }

    /// The digest of a cause, with the type of the route.
    mutating func digest(of cause: Cause, _ reading: inout StateReading) -> Digest {
        let said = readCauses[cause.identity]?.said ?? read(cause)
        return reading.noting(said.digest, said.items)
    }

    private mutating func read(_ cause: Cause) -> Said {
        let routed = cause.route.flatMap { RoutedCause(cause, $0) }
        let said =
            routed.flatMap { causes[$0] }
            ?? said(
                cause.route.map { "\(cause) of \(String(reflecting: type(of: $0.route)))" } ?? cause.description)
        if let routed { causes[routed] = said }
        readCauses[cause.identity] = ReadCause(cause: cause, said: said)
        return said
    }

    /// The digest of a key.
    mutating func digest(of key: ScreenKey, _ reading: inout StateReading) -> Digest {
        let said =
            keys[key]
            ?? said(
                "key \(String(reflecting: type(of: key.value.base))) "
                    + stableText(of: key.value.base, marking: names?.marked))
        keys[key] = said
        return reading.noting(said.digest, said.items)
    }

    private func said(_ text: String) -> Said {
        guard let names else { return Said(digest: Digest(text), items: []) }
        let marked = names.marked(text)
        return Said(digest: Digest(marked), items: Set(ItemNames.items(in: marked)))
    }
}

/// Everything that decides the words of a cause with one route.
private struct RoutedCause: Hashable {
    private let route: Hop
    private let router: ObjectIdentifier?
    private let label: String?
    private let isRecovery: Bool

    /// Creates a key; nil for a route that a gate requires first, of which there are few.
    init?(_ cause: Cause, _ route: Hop) {
        guard cause.requiredBy == nil, cause.withoutRole.requiredBy == nil else { return nil }
        self.route = route
        isRecovery = cause.isRecovery
        switch cause.start {
        case .router(let type), .handle(let type): (router, label) = (ObjectIdentifier(type), nil)
        case .node(let text): (router, label) = (nil, text)
        case .nearest, nil: (router, label) = (nil, nil)
        }
    }
}
