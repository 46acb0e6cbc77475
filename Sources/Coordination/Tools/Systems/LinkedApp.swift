import CoordinationLinks

/// An app as the systems know it, for the files that give it its addresses.
public struct LinkedApp: Sendable, Hashable {
    /// Team and bundle of each app for Apple's platforms: `ABCDE12345.com.example.shop`.
    public var appleIDs: [String]

    /// The package of the app for Android: `com.example.shop`.
    public var androidPackage: String?

    /// The SHA-256 fingerprints of the certificates that sign it, as `keytool` prints them.
    public var androidFingerprints: [String]

    /// An app on Apple's platforms, on Android, or on both.
    public init(appleIDs: [String] = [], androidPackage: String? = nil, androidFingerprints: [String] = []) {
        self.appleIDs = appleIDs
        self.androidPackage = androidPackage
        self.androidFingerprints = androidFingerprints
    }
}
