import type { Storefront } from '@vitrin/storefront'
import { when } from 'mobx'
import { addFonts, FONT_KEY, fontsOf, isLocal } from './page-fonts'

/**
 * On a slow line the fonts come when the page is quiet (first-fonts.ts). The next page shows them, so that nothing
 * moves in the one that is read.
 */
export async function fetchLateFonts({ pages }: Pick<Storefront, 'pages'>, page = document): Promise<void> {
  const data = page.querySelector<HTMLElement>('script[data-fonts]')?.dataset
  if (data?.['font'] === undefined) return
  const fonts = fontsOf(data).filter((font) => !isLocal(font))
  const first = fonts.find(([, source]) => source.includes(data['font']!))
  if (!first) return
  const face = await new FontFace(...first).load()
  try {
    localStorage.setItem(FONT_KEY, data['font'])
  } catch {
    // A device that stores nothing waits for the font again.
  }
  const shown = pages.current?.canonicalPath
  await when(() => pages.current?.canonicalPath !== shown)
  document.fonts.add(face)
  addFonts(fonts.filter((font) => font !== first))
}
