"""Events drawn as SVG: brackets and tables, in light and dark, with no script and nothing fetched from elsewhere."""
