public import Coordination
public import CoordinationLinks

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A command-line tool for an app's list of addresses: it checks the list, writes the lock, a file with released
/// addresses, and prints the files that Apple's platforms and Android read.
///
/// ```swift
/// let command = LinkCommand(AppRoute.links, of: LinkedApp(appleIDs: ["ABCDE12345.com.example.shop"]))
/// exit(command.run(Array(CommandLine.arguments.dropFirst())))
/// ```
///
/// In an executable target `links` that depends on the app's routes, `swift run links lock links.lock` writes the lock.
public struct LinkCommand: Sendable {
    private let listing: @Sendable () -> [ListedAddress]
    private let problems: @Sendable () -> [LinkProblem]
    private let locked: @Sendable (String) -> (problems: [LinkProblem], text: String)
    private let apple: @Sendable (LinkOrigin) -> String
    private let android: @Sendable () -> String
    private let filters: @Sendable () -> String
    private let differences: @Sendable (String, LinkOrigin) -> [String]
    private let origins: [LinkOrigin]

    /// Creates the command for a list of addresses.
    ///
    /// - Parameters:
    ///   - links: The list of the app.
    ///   - app: The app, for the files that Apple's platforms and Android read.
    public init<R: Route>(_ links: Links<R>, of app: LinkedApp = LinkedApp()) {
        listing = { links.listing }
        problems = { links.problems() }
        locked = { (links.problems(since: $0), links.lock(addingTo: $0)) }
        apple = { links.appleFile(for: app, at: $0) }
        android = { links.androidFile(for: app) }
        filters = { links.androidFilters }
        differences = { links.differences(fromServed: $0, for: app, at: $1) }
        origins = links.table.rules.allowed
    }

    static let usage = """
        lock FILE            adds samples of what is new to the lock; with an address that leads elsewhere it fails
        check FILE           says what is wrong with the list and with the lock, and writes nothing
        list                 lists all addresses
        apple HOST           prints the apple-app-site-association of a host
        android              prints the assetlinks.json, which is the same for all hosts
        filters              prints the intent filters of the manifest for Android
        diff HOST FILE       says how a file that a host serves differs from the list
        """

    /// Executes the arguments, and prints the result.
    ///
    /// - Returns: The status for `exit`: 0 if nothing is wrong, 1 if something is, 64 for unknown arguments.
    public func run(_ arguments: [String]) -> Int32 {
        let (text, status) = output(of: arguments)
        print(text)
        return status
    }

    /// Returns the text that `run` prints, and the status.
    package func output(of arguments: [String]) -> (text: String, status: Int32) {
        func lines(_ problems: [String], else text: String) -> (String, Int32) {
            problems.isEmpty ? (text, 0) : (problems.joined(separator: "\n"), 1)
        }
        do {
            switch (arguments.first, arguments.count) {
            case ("lock", 2):
                let file = URL(filePath: arguments[1])
                let former = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                let (problems, text) = locked(former)
                if text != former { try text.write(to: file, atomically: true, encoding: .utf8) }
                let broken = problems.filter { $0.kind != .unrecorded }.map(\.description)
                return lines(broken, else: text == former ? "Nothing is new." : "\(arguments[1]) is written.")
            case ("check", 2):
                let text = try String(contentsOf: URL(filePath: arguments[1]), encoding: .utf8)
                return lines((problems() + locked(text).problems).map(\.description), else: "Nothing is wrong.")
            case ("list", 1): return (listing().map(\.description).joined(separator: "\n"), 0)
            case ("apple", 2): return try (apple(origin(arguments[1])), 0)
            case ("android", 1): return (android(), 0)
            case ("filters", 1): return (filters(), 0)
            case ("diff", 3):
                let text = try String(contentsOf: URL(filePath: arguments[2]), encoding: .utf8)
                return try lines(differences(text, origin(arguments[1])), else: "There is no difference.")
            default: return (Self.usage, 64)
            }
        } catch {
            return ("\(error)", 1)
        }
    }

    private struct UnknownHost: Error, CustomStringConvertible {
        let description: String
    }

    private func origin(_ host: String) throws(UnknownHost) -> LinkOrigin {
        if let known = origins.first(where: { $0.host == host }) { return known }
        let hosts = origins.compactMap(\.host).joined(separator: ", ")
        throw UnknownHost(description: "The list allows no host '\(host)'. Its hosts: \(hosts).")
    }
}
