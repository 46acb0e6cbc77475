/// What is to run once the commit settled.
package struct Effect {
    let name: String
    let run: () -> Void
}
