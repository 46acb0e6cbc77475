// How a trigger is carried out are its options.
// expected: extra argument 'animated' in call
import Coordination

enum NewsRoute: Route { case list }

func show(_ news: any Router<NewsRoute>) {
    news.trigger(.list, animated: false)
}
