/** A line of an order as a mail shows it. Everything is written out already. */
export interface MailItem {
  readonly name: string
  readonly qty: string
  /** Of all its pieces. */
  readonly price: string
  readonly details: readonly string[]
}

export interface ItemHeadings {
  readonly name: string
  readonly qty: string
  readonly price: string
}

export interface MailSum {
  readonly label: string
  readonly amount: string
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'section'; readonly heading: string; readonly lines: readonly string[] }
  | { readonly kind: 'items'; readonly headings: ItemHeadings; readonly items: readonly MailItem[] }
  | { readonly kind: 'sums'; readonly rows: readonly MailSum[] }

/** What a mail says. Text and HTML are both written from it, so neither can say what the other does not. */
export interface MailDocument {
  readonly subject: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
}

/** Breaks and controls would end a line, direction overrides would turn what follows, and half a character cannot be sent. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu

/** What shoppers and documents call things, fit to stand in a line. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim()
}
