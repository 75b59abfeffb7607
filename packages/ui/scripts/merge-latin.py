"""Adds the Latin letters, digits and punctuation of another font to an Arabic font, so that one file serves both scripts.
Requires fonttools and brotli.

Usage: python3 merge-latin.py ARABIC.woff2 LATIN.woff2 RESULT.ttf
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

arabic_file, latin_file, result_file = sys.argv[1:]
# Keeps the timestamp of the Arabic font, so that the same input results in the same bytes.
arabic, latin = TTFont(arabic_file, recalcTimestamp=False), TTFont(latin_file)


def get_axes(font):
    return [(axis.axisTag, axis.minValue, axis.maxValue) for axis in font["fvar"].axes] if "fvar" in font else []


assert get_axes(arabic) == get_axes(latin)
if latin["head"].unitsPerEm != arabic["head"].unitsPerEm:
    scale_upem(latin, arabic["head"].unitsPerEm)

# Tables are decompiled lazily, with the number of glyphs at that time. Decompile all of them before glyphs are added.
for font in (arabic, latin):
    font.ensureDecompiled(recurse=True)

glyph_order = list(arabic.getGlyphOrder())
new_names = {}


def copy_glyph(name):
    """Copies a Latin glyph with its components and variations to the Arabic font. Returns its new name."""
    if name in new_names:
        return new_names[name]
    new_names[name] = f"latin.{name}"
    glyph = latin["glyf"][name]
    glyph.expand(latin["glyf"])
    if glyph.isComposite():
        for component in glyph.components:
            component.glyphName = copy_glyph(component.glyphName)
    glyph_order.append(new_names[name])
    arabic["glyf"].glyphs[new_names[name]] = glyph
    arabic["hmtx"].metrics[new_names[name]] = latin["hmtx"].metrics[name]
    if "gvar" in arabic:
        arabic["gvar"].variations[new_names[name]] = latin["gvar"].variations.get(name, [])
    return new_names[name]


latin_characters = latin.getBestCmap()
arabic_characters = arabic.getBestCmap()
for table in arabic["cmap"].tables:
    if table.isUnicode():
        for code, name in latin_characters.items():
            # Latin characters (U+0021 to U+017F) replace those of the Arabic font. Others are added only if they are missing.
            if code not in arabic_characters or code in range(0x21, 0x180):
                table.cmap[code] = copy_glyph(name)

arabic.setGlyphOrder(glyph_order)
arabic["glyf"].setGlyphOrder(glyph_order)
for outdated_table in ("HVAR", "VVAR", "DSIG", "hdmx", "VDMX"):
    if outdated_table in arabic:
        del arabic[outdated_table]
arabic.flavor = None
arabic.save(result_file)
