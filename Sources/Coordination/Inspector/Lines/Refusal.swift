#if DEBUG || INSPECTOR
    import CoordinationRestoration

    /// The answer to a line that cannot be served: what could not be done, the reason, and the remedy.
    struct Refusal: Error, Hashable {
        let attempt: String
        let reason: String
        let remedy: String

        init(cannot attempt: String, because reason: String, _ remedy: String) {
            (self.attempt, self.reason, self.remedy) = (attempt, reason, remedy)
        }

        var value: StoredValue {
            ["cannot": .string(attempt), "because": .string(reason), "remedy": .string(remedy)]
        }
    }
#endif
