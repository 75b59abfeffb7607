"""Writes a copy of a font that shows its hyphen for U+2011, which keeps “e-mail” on one line. Usage: add-no-break-hyphen.py FONT RESULT"""

import sys

from fontTools.ttLib import TTFont

font_path, result_path = sys.argv[1:]
# Keeps the timestamp, so that the same input results in the same bytes.
font = TTFont(font_path, recalcTimestamp=False)
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap[0x2011] = table.cmap[0x2D]
font.flavor = None
font.save(result_path)
