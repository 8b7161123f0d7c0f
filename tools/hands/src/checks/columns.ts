import type { PageLayout } from '../crawler/page-layout'

const NARROWEST = 240
/** Margins of the page and of a card or message, both sides. */
const MARGINS = 96

/** Running text has a column that can be read. */
export function columnFaults({ screenWidth, columns }: PageLayout): readonly string[] {
  const narrowest = Math.min(NARROWEST, screenWidth - MARGINS)
  const narrow = columns.filter(({ width }) => width < narrowest)
  const first = narrow[0]
  if (!first) return []
  const more = narrow.length > 1 ? ` (and ${narrow.length - 1} more)` : ''
  return [`the text "${first.text}" has a column of ${first.width} px${more}`]
}
