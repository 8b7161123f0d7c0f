import type { ContentPageName } from '@vitrin/theme-kit'
import type { TextKey } from '../messages/use-text'

export type ContentEntries = readonly (readonly [page: ContentPageName, name: TextKey])[]

/** What the shop explains, and what it says of itself: the footer's lists, and each page's neighbours. */
export const HELP_PAGES: ContentEntries = [
  ['measuring', 'shell.measuring'],
  ['delivery', 'shell.delivery'],
  ['returns', 'shell.returns'],
  ['sizes', 'shell.sizes'],
  ['contact', 'shell.contact'],
]
export const COMPANY_PAGES: ContentEntries = [
  ['about', 'shell.about'],
  ['special', 'shell.special'],
  ['portfolio', 'shell.portfolio'],
  ['terms', 'shell.terms'],
  ['privacy', 'shell.privacy'],
]
