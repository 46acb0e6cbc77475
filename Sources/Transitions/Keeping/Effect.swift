/// What is to run once the commit settled.
package struct Effect {
    package let name: String
    package let run: () -> Void
}
