#if DEBUG || INSPECTOR
    /// Splits bytes that come in pieces into lines, and keeps no more of a line than its limit.
    ///
    /// ```swift
    /// var splitter = LineSplitter()
    /// for line in splitter.lines(in: bytes) { connection.handle(line) }
    /// ```
    ///
    /// Of a line that is too long, the beginning is returned, which is itself too long, so that it is refused.
    public struct LineSplitter: Sendable {
        private let limit: Int
        private var line: [UInt8] = []

        /// Creates a splitter with the limits of the inspector.
        public init(limits: InspectorLimits = InspectorLimits()) { limit = limits.lineBytes }

        /// Returns the lines that end in these bytes, without their breaks and without empty ones. O(bytes).
        public mutating func lines(in bytes: some Sequence<UInt8>) -> [String] {
            var found: [String] = []
            for byte in bytes {
                if byte != UInt8(ascii: "\n") {
                    if line.count <= limit { line.append(byte) }
                    continue
                }
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                if !line.isEmpty { found.append(String(decoding: line, as: UTF8.self)) }
                line.removeAll(keepingCapacity: line.count < 4_096)
            }
            return found
        }
    }
#endif
