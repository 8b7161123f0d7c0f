// Part of the early script. Font faces of a script, not of the style sheet: when a style sheet with layers arrives,
// Chromium makes those of all style sheets anew, and each text gets its layout again. On a slow line the font would
// miss the first paint and hold up the code of the page: there it comes later (late-font.ts).
import { addFonts, FONT_KEY, isLocal, readFonts } from './page-fonts'

/** A page that takes longer to come has its first paint before the font. */
const FAST_MS = 200

const script = document.currentScript as HTMLScriptElement
const { font } = script.dataset
const fonts = readFonts(script.dataset['fonts']!)

if (performance.now() < FAST_MS || isKnown()) {
  addFonts(fonts)
  delete script.dataset['fonts']
  if (font) document.head.append(preloadOf(font))
} else addFonts(fonts.filter(isLocal))

function isKnown(): boolean {
  try {
    return localStorage.getItem(FONT_KEY) === font
  } catch {
    return false
  }
}

function preloadOf(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href })
}
