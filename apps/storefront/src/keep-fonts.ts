// Part of the early script. When a style sheet with layers arrives, Chromium makes the font faces of all style sheets
// anew: each text gets its layout again, and moves if its font came too late for the first paint. Font faces of a
// script stay as they are. Browsers that do not know `sizeAdjust` do not make them anew.
if ('sizeAdjust' in FontFace.prototype)
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at]
      if (!(rule instanceof CSSFontFaceRule)) continue
      const valueOf = (name: string): string => rule.style.getPropertyValue(name)
      const descriptors = [...rule.style].map((name) => [descriptorOf(name), valueOf(name)])
      const family = valueOf('font-family').replaceAll('"', '')
      document.fonts.add(new FontFace(family, valueOf('src'), Object.fromEntries(descriptors)))
      sheet.deleteRule(at)
    }

/** `font-weight` is `weight`, and `size-adjust` is `sizeAdjust`. */
function descriptorOf(name: string): string {
  return name.replace('font-', '').replace(/-(.)/, (_, letter: string) => letter.toUpperCase())
}
