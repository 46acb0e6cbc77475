package import Coordination
package import Foundation

/// All guests: those in memory, and those that are stored in a folder until they come again.
package final class Guests {
    private let folder: URL
    private let time: any TimeSource
    private let idle: Duration
    private let areInspected: Bool
    private var guests: [Token: (guest: Guest, lastSeen: Duration)] = [:]

    /// Sessions that were given out, and have not joined yet, the oldest first.
    private var issued: [Token] = []
    private var due: Set<Token> = []

    /// The greatest number of guests in memory, and of sessions that are given out in advance.
    private static let limit = 10_000

    /// The number of times that a stored guest is restored without being stored again.
    private static let mostTries = 2

    /// - Parameters:
    ///   - folder: The folder in which guests are stored. Nobody else may read it.
    ///   - idle: The time after which a guest without an open page is stored and dropped.
    ///   - areInspected: True if each guest has an inspector.
    package init(
        in folder: URL, idle: Duration = .seconds(60), time: any TimeSource, areInspected: Bool = false
    ) throws {
        (self.folder, self.idle, self.time, self.areInspected) = (folder, idle, time, areInspected)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        tidy()
    }

    /// The guest whose page has joined last.
    package private(set) weak var latest: Guest?

    /// Returns the guest of a session that is in memory.
    package func present(_ token: Token) -> Guest? { guests[token]?.guest }

    /// The number of guests in memory.
    package var count: Int { guests.count }

    /// The guests in memory.
    package var all: [Guest] { guests.values.map(\.guest) }

    /// Returns the session of a cookie, if it was given out here, or else a new one.
    package func session(of cookie: Token?) -> Token {
        if let cookie, guests[cookie] != nil || issued.contains(cookie) || isStored(cookie) { return cookie }
        let token = Token()
        issued.append(token)
        if issued.count > Self.limit { issued.removeFirst() }
        return token
    }

    /// Returns the guest of a session: the one in memory, the stored one, or a new one. Nil if there is no room.
    package func guest(of token: Token) -> Guest? {
        if let known = guests[token] {
            latest = known.guest
            return known.guest
        }
        guard guests.count < Self.limit else { return nil }
        let stored = takeStored(token).flatMap { try? JSONDecoder().decode(StoredGuest.self, from: $0) }
        let guest = Guest(stored, time: time)
        if areInspected { guest.inspect() }
        latest = guest
        guests[token] = (guest, time.now)
        issued.removeAll { $0 == token }
        guest.hasChanged = { [weak self] in self?.noteChange(of: token) }
        return guest
    }

    /// Stores everybody, now.
    package func storeAll() { for token in guests.keys { store(token) } }

    private func file(of token: Token, tries: Int = 0) -> URL {
        folder.appendingPathComponent("\(token).json" + (tries > 0 ? ".tried\(tries)" : ""))
    }

    private func isStored(_ token: Token) -> Bool {
        (0...Self.mostTries).contains { FileManager.default.fileExists(atPath: file(of: token, tries: $0).path) }
    }

    /// Returns what was stored of a guest, and notes the try in the file's name until the guest is stored again: a state
    /// that ends the server does so twice, and is left alone then.
    private func takeStored(_ token: Token) -> Data? {
        for tries in 0..<Self.mostTries {
            let file = file(of: token, tries: tries)
            guard let data = try? Data(contentsOf: file) else { continue }
            rename(file.path, self.file(of: token, tries: tries + 1).path)
            return data
        }
        return nil
    }

    /// Stores a guest soon: several changes are one file.
    private func noteChange(of token: Token) {
        guard due.insert(token).inserted else { return }
        time.schedule(after: .milliseconds(50)) { [weak self] in
            if self?.due.contains(token) == true { self?.store(token) }
        }
    }

    private func store(_ token: Token) {
        due.remove(token)
        guard let guest = guests[token]?.guest, let data = try? JSONEncoder().encode(guest.toStore()) else { return }
        let path = file(of: token).path
        // A whole file takes the place of the one before. Nothing waits for the disk: what ends is the process.
        guard let file = fopen("\(path).new", "w") else { return }
        let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        guard fclose(file) == 0, count == data.count else { return }
        rename("\(path).new", path)
        for tries in 1...Self.mostTries { unlink(self.file(of: token, tries: tries).path) }
    }

    /// Stores and drops those without a page, again and again.
    private func tidy() {
        for (token, entry) in guests {
            if entry.guest.isWatched {
                guests[token]?.lastSeen = time.now
            } else if time.now - entry.lastSeen > idle {
                store(token)
                guests[token] = nil
            }
        }
        time.schedule(after: min(idle, .seconds(5))) { [weak self] in self?.tidy() }
    }
}
