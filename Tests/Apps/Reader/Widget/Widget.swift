this is the source of another program
