import type { Storefront } from '@vitrin/storefront'
import { when } from 'mobx'
import { addFonts, FONT_KEY, isLocal, readFonts } from './page-fonts'

/**
 * On a slow line the fonts come when the page is quiet (first-fonts.ts). The next page shows them, so that nothing
 * moves in the one that is read.
 */
export async function fetchLateFonts({ pages }: Pick<Storefront, 'pages'>): Promise<void> {
  const { fonts: json, font: address } = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset ?? {}
  if (json === undefined || address === undefined) return
  const fonts = readFonts(json).filter((font) => !isLocal(font))
  const first = fonts.find(([, source]) => source.includes(address))
  if (!first) return
  // A font that does not come is no fault: the next page asks for it again.
  const face = await new FontFace(...first).load().catch(() => undefined)
  if (!face) return
  try {
    localStorage.setItem(FONT_KEY, address)
  } catch {
    // A device that stores nothing waits for the font again.
  }
  const shown = pages.current?.canonicalPath
  await when(() => pages.current?.canonicalPath !== shown)
  document.fonts.add(face)
  addFonts(fonts.filter((font) => font !== first))
}
