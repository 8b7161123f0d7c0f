import type { PageLayout } from '../crawler/page-layout'

/** The text of each field and button fits into it. */
export function cutFaults({ cut }: PageLayout): readonly string[] {
  return cut.map(({ what, text }) => `"${text}" does not fit into "${what}"`)
}
