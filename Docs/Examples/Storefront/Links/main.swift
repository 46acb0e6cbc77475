import CoordinationLinks
import CoordinationTools
import Foundation
import Shop

let app = LinkedApp(appleIDs: ["ABCDE12345.example.shop"], androidPackage: "example.shop")
exit(LinkCommand(SceneRoute.links, of: app).run(Array(CommandLine.arguments.dropFirst())))
