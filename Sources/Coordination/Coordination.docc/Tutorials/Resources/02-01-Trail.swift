struct Trail {
    let id: String
    let hut: String

    static let all = [
        Trail(id: "eagle-ridge", hut: "stone-hut"),
        Trail(id: "long-lake", hut: "lake-hut"),
    ]
}
