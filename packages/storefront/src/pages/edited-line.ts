import type { Query } from '@vitrin/routing'

/** The parameter of a product's address with the short key of the cart line that the page changes. */
export const EDITED_LINE = 'line'

export function editedLineOf(query: Query): string | undefined {
  const key = query[EDITED_LINE]?.[0]
  return key && /^[0-9a-z]{1,13}$/.test(key) ? key : undefined
}
