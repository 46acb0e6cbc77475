// A value of an address says how it reads.
// expected: instance method 'value' requires that 'Day' conform to 'LinkValue'
import Coordination
import CoordinationLinks

struct Day: Hashable { let number: Int }
enum CalendarRoute: Route { case day(Day) }

let links: Links<CalendarRoute> = [
    .path("days").value(Day.self).route(CalendarRoute.day)
]
