import Coordination

enum OnboardingRoute: Route, Codable { case start, next, done }
