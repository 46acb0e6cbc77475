import Coordination
public import CoordinationLinks

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Links {
    /// Returns the differences of a file that a host serves from the one that the list prints: a sentence for each row
    /// that is missing, is not of the list, or differs, and for a different order. Rows of other apps are ignored.
    ///
    /// ```swift
    /// #expect(AppRoute.links.differences(fromServed: file, for: app, at: .https("shop.example")) == [])
    /// ```
    ///
    /// - Parameters:
    ///   - text: An `apple-app-site-association`, or an `assetlinks.json`.
    ///   - app: The app.
    ///   - origin: The host that serves the file.
    public func differences(fromServed text: String, for app: LinkedApp, at origin: LinkOrigin) -> [String] {
        let data = Data(text.utf8)
        let decoder = JSONDecoder()
        if let file = try? decoder.decode(AndroidFile.self, from: data) {
            return AndroidFile(app).differences(from: file)
        }
        if let file = try? decoder.decode(AppleFile.self, from: data) {
            return AppleFile(table, app, origin).differences(from: file)
        }
        return ["It is neither an apple-app-site-association nor an assetlinks.json: print one of the list."]
    }
}

extension AppleFile {
    fileprivate func differences(from served: AppleFile) -> [String] {
        guard let own = applinks.details.first else { return [] }
        var differences: [String] = []
        for id in own.ids {
            let theirs = served.applinks.details.filter { $0.ids.contains(id) }
            guard !theirs.isEmpty else {
                differences.append("\(id): the app is missing.")
                continue
            }
            let (wanted, there) = (own.components ?? [], theirs.flatMap { $0.components ?? [] })
            let lacking = wanted.filter { !there.contains($0) }.map { "\(id): \($0) is missing." }
            let strange = there.filter { !wanted.contains($0) }.map { "\(id): \($0) is not of the list." }
            differences += lacking + strange
            if lacking.isEmpty, strange.isEmpty, wanted != there {
                differences.append("\(id): the order is another one.")
            }
            if theirs.contains(where: { $0.defaults?.caseSensitive != own.defaults?.caseSensitive }) {
                differences.append("\(id): 'caseSensitive' is another one.")
            }
        }
        for (name, texts) in (applinks.substitutionVariables ?? [:]).sorted(by: { $0.key < $1.key })
        where served.applinks.substitutionVariables?[name] != texts {
            differences.append("$(\(name)): the texts are others, or missing.")
        }
        return differences
    }
}

extension AndroidFile {
    fileprivate func differences(from served: AndroidFile) -> [String] {
        statements.flatMap { own -> [String] in
            let name = own.target.package ?? ""
            let theirs = served.statements.filter {
                $0.target.package == name && $0.relation.contains(Self.relation)
            }
            guard !theirs.isEmpty else { return ["\(name): the app is missing."] }
            let there = Set(theirs.flatMap { $0.target.fingerprints ?? [] })
            return (own.target.fingerprints ?? []).filter { !there.contains($0) }
                .map { "\(name): the fingerprint \($0) is missing." }
        }
    }
}
