this is not finished
