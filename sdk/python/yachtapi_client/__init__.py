"""A client of the Yacht API."""
