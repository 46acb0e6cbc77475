import Trails

Walk.begin()
