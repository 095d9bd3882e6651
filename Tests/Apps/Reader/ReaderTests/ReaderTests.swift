this is the source of its tests
