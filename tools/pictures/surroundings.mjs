// What pictures depend on beside the theme: the browser, and how the system draws text.
import { createHash } from 'node:crypto'

const FAMILIES = ['system-ui', 'sans-serif', 'serif', 'monospace', 'Arial']
/** Letters, digits and signs of the shop. */
const SAMPLE = 'Åsa Öberg mäter glas: 1 234,50 kr × 2 → ✓ “fg”'

/**
 * @typedef {{ browser: string, fonts: Record<string, string> }} Surroundings `fonts`: a hash of a drawn text by family
 * @returns {Promise<Surroundings>}
 */
export async function surroundingsOf(browser) {
  const page = await browser.newPage({ viewport: { width: 640, height: 200 } })
  const fonts = {}
  for (const family of FAMILIES) {
    await page.setContent(`<p style="font: 16px ${family}">${SAMPLE} <b>${SAMPLE}</b> <small>${SAMPLE}</small>`)
    fonts[family] = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
      .slice(0, 16)
  }
  await page.close()
  return { browser: browser.version(), fonts }
}

/**
 * @param {Surroundings} baseline
 * @param {Surroundings} here
 * @returns {string | undefined} why pictures from here cannot be compared with those of the baseline
 */
export function whyNotComparable(baseline, here) {
  if (baseline.browser !== here.browser)
    return `this browser is Chromium ${here.browser}, and the pictures are of Chromium ${baseline.browser}`
  const other = Object.keys(baseline.fonts).filter((family) => baseline.fonts[family] !== here.fonts[family])
  return other.length === 0 ? undefined : `this system draws text in ${other.join(', ')} in another way`
}
