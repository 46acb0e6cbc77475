import CoordinationLinks

/// An app as Apple's platforms and Android identify it, for the files that connect it with its addresses.
public struct LinkedApp: Sendable, Hashable {
    /// The team and bundle of each app for Apple's platforms: `ABCDE12345.com.example.shop`.
    public var appleIDs: [String]

    /// The package of the app for Android: `com.example.shop`.
    public var androidPackage: String?

    /// The SHA-256 fingerprints of the signing certificates for Android, as `keytool` prints them.
    public var androidFingerprints: [String]

    /// Creates an app on Apple's platforms, on Android, or on both.
    public init(appleIDs: [String] = [], androidPackage: String? = nil, androidFingerprints: [String] = []) {
        self.appleIDs = appleIDs
        self.androidPackage = androidPackage
        self.androidFingerprints = androidFingerprints
    }
}
