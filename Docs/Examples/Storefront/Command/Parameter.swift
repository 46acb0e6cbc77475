/// A parameter of a route or a command: its name, and the closure that reads it.
struct Parameter<Value: Sendable>: Sendable {
    let name: String

    /// The possible values, if the name does not say it all.
    var note = ""

    let read: @Sendable (String) throws(ScriptError) -> Value
}

extension Parameter where Value == Int {
    /// A whole number.
    static func number(_ name: String) -> Parameter {
        Parameter(name: name) { word throws(ScriptError) in
            guard let number = Int(word) else {
                throw ScriptError("'\(word)' is not a number", "\(name) is a whole number, such as 3.")
            }
            return number
        }
    }
}

extension Parameter where Value == String {
    /// Any text.
    static func text(_ name: String) -> Parameter {
        Parameter(name: name) { word in word }
    }
}

extension Parameter where Value: CaseIterable & RawRepresentable<String> {
    /// One of the names of a type's cases.
    static func choice(_ name: String, of type: Value.Type) -> Parameter {
        let names = type.allCases.map(\.rawValue)
        let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        return Parameter(name: name, note: list) { word throws(ScriptError) in
            guard let value = Value(rawValue: word) else {
                throw ScriptError("'\(word)' is no \(name.lowercased())", "\(name) is \(list).")
            }
            return value
        }
    }
}
