import { FONT_KEY, readFonts } from './page-fonts'

/**
 * On a slow line the font comes when the page is quiet (first-fonts.ts). Documents that are opened later show it. In
 * this one each text would get its layout anew, and some lines would move.
 */
export async function fetchLateFont(): Promise<void> {
  const { fonts: json, font: address } = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset ?? {}
  if (json === undefined || address === undefined) return
  const font = readFonts(json).find(([, source]) => source.includes(address))
  if (!font) return
  // A font that does not come is no fault: the next document asks for it again.
  const face = await new FontFace(...font).load().catch(() => undefined)
  if (!face) return
  try {
    localStorage.setItem(FONT_KEY, address)
  } catch {
    // A device that stores nothing waits for the font again.
  }
}
