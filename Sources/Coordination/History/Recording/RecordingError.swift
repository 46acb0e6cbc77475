@_spi(Log) @_spi(Hosting) import Coordination

/// A failure to read or play a recording. The tree is unchanged.
///
/// Later versions may add cases, so a `switch` over them needs a `default`.
@nonexhaustive
public enum RecordingError: Error, Equatable, Sendable {
    /// The text exceeds a limit, in bytes or in steps.
    case tooLarge(found: Int, limit: Int, unit: String)
    /// The line with this number, counted from 1, is damaged or unknown: the string says why.
    case malformed(line: Int, String)
    /// The text has a format version that this version of the framework does not know.
    case unknownFormat(Int)
    /// The recording does not belong to the current owner.
    case otherOwner
}

extension RecordingError: CustomStringConvertible {
    /// The failed operation, its reason, and a remedy.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .tooLarge(let found, let limit, let unit):
            """
            Can't read the recording: it has \(found) \(unit), and \(limit) are allowed.

            Give other limits: Recording(text, limits:).
            """
        case .malformed(let line, let complaint):
            """
            Can't read the recording: line \(line) is damaged, as \(complaint).

            Hand over the text as it was recorded. The lines before it make a recording of their own.
            """
        case .unknownFormat(let version):
            """
            Can't read the recording: its format has the version \(version), and this reads version \
            \(RecordingLines.format).

            Play it with a newer version of the app.
            """
        case .otherOwner:
            """
            Can't play the recording: it is of another owner.

            Play it on an app in which its owner is signed in, with terms that say so.
            """
        }
    }
}
