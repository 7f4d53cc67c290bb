"""One file for each step; the newest says which database this version of Rondel reads."""
