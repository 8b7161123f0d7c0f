import { createHash } from 'node:crypto'

/** A style or a script that is written into a page. */
export interface InlineText {
  readonly text: string
  /** Its source in the content security policy. */
  readonly source: string
}

/** @throws when the text could end its element */
export function inlineText(text: string): InlineText {
  if (/<\/(style|script)/i.test(text)) throw new Error('A text in a page must not end its element.')
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}
