let rest: ThisIsNotFinished = missing
