let other: ThisIsTheSourceOfAnotherProgram = missing
