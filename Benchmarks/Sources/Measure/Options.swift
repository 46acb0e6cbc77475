/// What was asked for on the command line.
struct Options {
    var job = Job.report
    var isQuick = false
    var only: String?
    var checks = false
    var instructions: String?
    var compileCost: String?
    var limits: String?
    var table: String?
    var json: String?

    enum Job: String, CaseIterable {
        /// Runs every measure once, to be counted by callgrind.
        case instructions
        /// Runs every measure, and prints the table.
        case report
        /// Names the measures.
        case list
        /// Counts what is known, to see that counting works.
        case prove
    }

    struct Misuse: Error {
        let message: String

        init(_ message: String) {
            self.message = message
        }
    }

    init(_ arguments: [String]) throws(Misuse) {
        var rest = arguments[...]
        guard let word = rest.popFirst(), let job = Job(rawValue: word) else {
            throw Misuse("Say which of these: \(Job.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        self.job = job
        while let flag = rest.popFirst() {
            switch flag {
            case "--quick": isQuick = true
            case "--check": checks = true
            case "--only": only = try Self.value(of: flag, &rest)
            case "--instructions": instructions = try Self.value(of: flag, &rest)
            case "--compile-cost": compileCost = try Self.value(of: flag, &rest)
            case "--limits": limits = try Self.value(of: flag, &rest)
            case "--table": table = try Self.value(of: flag, &rest)
            case "--json": json = try Self.value(of: flag, &rest)
            default: throw Misuse("There is no flag \(flag).")
            }
        }
    }

    private static func value(of flag: String, _ rest: inout ArraySlice<String>) throws(Misuse) -> String {
        guard let value = rest.popFirst() else { throw Misuse("\(flag) needs a value.") }
        return value
    }
}
