public import CoordinationLinks

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Date: LinkValue {
    /// Reads a day, or a time of a day in ISO 8601: `2026-11-23`, `2026-11-23T21:30:00Z`, `...T21:30:00.5+01:00`. A day
    /// begins at midnight in UTC.
    public init?(linkText: String) {
        var text = Substring(linkText)
        guard let year = text.digits(4), text.drops("-"), let month = text.digits(2), text.drops("-"),
            let day = text.digits(2), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        var seconds = Double(Self.days(before: year, month, day)) * 86_400
        if !text.isEmpty {
            guard text.drops("T"), let hour = text.digits(2), text.drops(":"), let minute = text.digits(2),
                text.drops(":"), let second = text.digits(2), hour < 24, minute < 60, second < 60,
                let fraction = text.fraction(), let zone = text.zone(), text.isEmpty
            else { return nil }
            seconds += Double(hour * 3_600 + minute * 60 + second - zone)
            self.init(timeIntervalSinceReferenceDate: seconds + fraction)
        } else {
            self.init(timeIntervalSinceReferenceDate: seconds)
        }
    }

    /// The day, and the time in UTC unless it is midnight. Empty if the year does not have four digits.
    public var linkText: String {
        let seconds = timeIntervalSinceReferenceDate.rounded(.down)
        guard (-63_145_526_400..<252_423_993_600).contains(seconds) else { return "" }
        let fraction = timeIntervalSinceReferenceDate - seconds
        let day = Int((seconds / 86_400).rounded(.down))
        let time = Int(seconds) - day * 86_400
        let (year, month, dayOfMonth) = Self.date(after: day)
        let date = "\(year.padded(4))-\(month.padded(2))-\(dayOfMonth.padded(2))"
        guard time > 0 || fraction > 0 else { return date }
        let parts = fraction > 0 ? fraction.linkText.dropFirst() : ""
        return "\(date)T\((time / 3_600).padded(2)):\((time / 60 % 60).padded(2)):\((time % 60).padded(2))\(parts)Z"
    }

    /// The kind, in messages.
    public static var linkKind: String { "a date" }

    /// The rank of formatted text.
    public static var linkNarrowness: LinkNarrowness { .format }

    /// Some days and times.
    public static var linkExamples: [Date] {
        (1...6).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400 + Double($0 % 2 * 5_400)) }
    }

    // MARK: - The calendar, in days since January 1, 2001

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Returns the days from January 1, 2001 to a date. Inside, years begin in March, so that the leap day is the last.
    private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
        let years = month > 2 ? year : year - 1
        let era = (years >= 0 ? years : years - 399) / 400
        let yearOfEra = years - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 730_791
    }

    private static func date(after days: Int) -> (year: Int, month: Int, day: Int) {
        let days = days + 730_791
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
        return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }
}

extension Substring {
    /// Removes a number of digits, and returns their value; nil if fewer come first.
    fileprivate mutating func digits(_ count: Int) -> Int? {
        let digits = utf8.prefix(count)
        guard digits.count == count, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            return nil
        }
        let value = Int(String(decoding: digits, as: UTF8.self))
        self = self[digits.endIndex...]
        return value
    }

    /// Removes a letter if it comes first. Returns true if it did.
    fileprivate mutating func drops(_ letter: Character) -> Bool {
        guard first == letter else { return false }
        removeFirst()
        return true
    }

    /// Removes and returns a fraction of a second; zero if no point comes first, nil for a point without digits.
    fileprivate mutating func fraction() -> Double? {
        guard drops(".") else { return 0 }
        let digits = utf8.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard !digits.isEmpty else { return nil }
        let value = Double("0." + String(decoding: digits, as: UTF8.self))
        self = self[digits.endIndex...]
        return value
    }

    /// Removes a time zone, and returns it as seconds from UTC; nil if none comes first.
    fileprivate mutating func zone() -> Int? {
        if drops("Z") { return 0 }
        let isWest = first == "-"
        guard isWest || first == "+" else { return nil }
        removeFirst()
        guard let hours = digits(2), drops(":"), let minutes = digits(2), hours < 24, minutes < 60 else { return nil }
        return (hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
    }
}

extension Int {
    fileprivate func padded(_ count: Int) -> String {
        String(repeating: "0", count: Swift.max(0, count - description.utf8.count)) + description
    }
}
