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
                    // One more for a carriage return, so that a line without it is still too long.
                    if line.count <= limit + 1 { line.append(byte) }
                    continue
                }
                if let line = end() { found.append(line) }
            }
            return found
        }

        /// Returns the last line, if the input has ended without a break; nil if it is empty.
        public mutating func end() -> String? {
            defer { line.removeAll(keepingCapacity: line.count < 4_096) }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }
#endif
