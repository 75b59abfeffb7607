"""Adds Latin letters and figures to an Arabic typeface, which is published without them: prices, years and names stand in every
Arabic text, the brand at its head, and a page should load one file for both. Needs fonttools and brotli.

Usage: python3 join-latin.py ARABIC.woff2 LATIN.woff2 RESULT.ttf
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

arabic_file, latin_file, result = sys.argv[1:]
arabic, latin = TTFont(arabic_file), TTFont(latin_file)


def axes(font):
    return [(a.axisTag, a.minValue, a.maxValue) for a in font["fvar"].axes] if "fvar" in font else []


assert axes(arabic) == axes(latin)
if latin["head"].unitsPerEm != arabic["head"].unitsPerEm:
    scale_upem(latin, arabic["head"].unitsPerEm)

# What is read later would be read with more glyphs than it has.
for font in (arabic, latin):
    font.ensureDecompiled(recurse=True)

order = list(arabic.getGlyphOrder())
names = {}


def take(name):
    """Copies a glyph and its parts with their variations; gives the name under which it now is."""
    if name in names:
        return names[name]
    names[name] = f"latin.{name}"
    glyph = latin["glyf"][name]
    glyph.expand(latin["glyf"])
    if glyph.isComposite():
        for part in glyph.components:
            part.glyphName = take(part.glyphName)
    order.append(names[name])
    arabic["glyf"].glyphs[names[name]] = glyph
    arabic["hmtx"].metrics[names[name]] = latin["hmtx"].metrics[name]
    if "gvar" in arabic:
        arabic["gvar"].variations[names[name]] = latin["gvar"].variations.get(name, [])
    return names[name]


wanted = latin.getBestCmap()
kept = arabic.getBestCmap()
for table in arabic["cmap"].tables:
    if table.isUnicode():
        for code, name in wanted.items():
            if code not in kept or code in range(0x21, 0x180):
                table.cmap[code] = take(name)

arabic.setGlyphOrder(order)
arabic["glyf"].setGlyphOrder(order)
for stale in ("HVAR", "VVAR", "DSIG", "hdmx", "VDMX"):
    if stale in arabic:
        del arabic[stale]
arabic.flavor = None
arabic.save(result)
