let tests: TheseAreItsTests = missing
