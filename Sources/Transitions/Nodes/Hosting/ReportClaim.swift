/// What is done instead of what a person did.
public struct ReportClaim {
    /// What becomes part of a commit, as what carries reports out knows it.
    package let substitute: ReportSubstitute

    package init(_ substitute: ReportSubstitute) {
        self.substitute = substitute
    }
}

/// What stands behind a ``ReportClaim``. There is one subclass, a trigger in the report's place.
package class ReportSubstitute {
    package init() {}
}
