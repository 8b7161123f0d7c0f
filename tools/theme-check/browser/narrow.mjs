// Nothing is wider than a screen of 320 px (WCAG 1.4.10).
import { readPageLayout, widthFaults } from '@vitrin/hands/crawler'

const WIDTH = 320

export async function narrow({ page }) {
  await page.setViewportSize({ width: WIDTH, height: 844 })
  const layout = await page.evaluate(readPageLayout, WIDTH)
  return widthFaults(layout).map((fault) => `${fault}. Let it wrap, shrink or scroll by itself.`)
}
