import type { PageLayout } from '../crawler/page-layout'

/** Nothing is wider than the screen. */
export function widthFaults({ screenWidth, contentWidth, wide }: PageLayout): readonly string[] {
  const first = wide[0]
  if (first) return [`"${first.what}" ends at ${first.right} px on a screen of ${screenWidth} px`]
  return contentWidth > screenWidth + 1 ? [`the page is ${contentWidth} px wide on a screen of ${screenWidth} px`] : []
}
