ls
# swift-coordination

mkdir -p Trails/Sources/Trails Trails/Tests/TrailsTests
cd Trails
