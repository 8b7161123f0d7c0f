/** A line of an order as a mail shows it, with formatted numbers. */
export interface MailItem {
  readonly name: string
  readonly qty: string
  /** The price of all its pieces. */
  readonly price: string
  readonly details: readonly string[]
  /** The id of the attached picture. */
  readonly picture?: string | undefined
  /** Files that can be downloaded. */
  readonly links?: readonly MailLink[]
}

export interface MailLink {
  readonly text: string
  readonly url: string
}

/** The id of the attached logo. */
export const LOGO_ID = 'logo'

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
  /** An attached picture; only HTML shows it, so the text must not need it. */
  | { readonly kind: 'picture'; readonly id: string }
  | { readonly kind: 'section'; readonly heading: string; readonly lines: readonly string[] }
  | { readonly kind: 'items'; readonly headings: ItemHeadings; readonly items: readonly MailItem[] }
  | { readonly kind: 'sums'; readonly rows: readonly MailSum[] }

/** The content of a mail. Text and HTML are both written from it, so that they say the same. */
export interface MailDocument {
  readonly subject: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
}

/** Line breaks and control characters, overrides of the writing direction, and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu

/** A text of a shopper or a document on one line, without unprintable characters. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim()
}
