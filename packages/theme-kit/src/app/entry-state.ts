import type { PanelId } from '@vitrin/storefront'

/** What the shop stores in an entry of the browser's history. */
export interface EntryState {
  readonly scrollY?: number
  /** A number for each page of this history. The entries of the layers over a page have the number of the page. */
  readonly page?: number | undefined
  /** How many layers cover the page in this entry. */
  readonly layers?: number | undefined
  /** The panel among these layers. It opens again when the shopper comes back to the entry. */
  readonly panel?: PanelId | undefined
  /** What was typed into this panel. */
  readonly panelText?: string | undefined
}
