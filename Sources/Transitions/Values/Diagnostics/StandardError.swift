#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(ucrt)
    import ucrt
#endif

/// The standard error stream. Outside the hosts, no other code differs from platform to platform.
package enum StandardError {
    /// Writes a text, or as much of it as the platform takes.
    package static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let written = send(rest)
                guard written > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            }
        }
    }

    private static func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(ucrt)
            Int(_write(2, bytes.baseAddress, UInt32(bytes.count)))
        #elseif canImport(Darwin)
            Darwin.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
            Glibc.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(Android)
            Android.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(WASILibc)
            WASILibc.write(2, bytes.baseAddress, bytes.count)
        #else
            0
        #endif
    }
}
