"""Rondel keeps combat time for virtual tabletops."""
