import { hash } from 'node:crypto'

/** A style or a script that is written into a page. */
export interface InlineText {
  readonly text: string
  /** The text as it is sent. */
  readonly bytes: Buffer
  /** Its source in the content security policy. */
  readonly source: string
}

/** @throws when the text could end its element */
export function inlineText(text: string): InlineText {
  if (/<\/(style|script)/i.test(text)) throw new Error('A text in a page must not end its element.')
  const bytes = Buffer.from(text)
  return { text, bytes, source: `'sha256-${hash('sha256', bytes, 'base64')}'` }
}
