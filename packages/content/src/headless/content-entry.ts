/** A picture of the headless CMS. Its addresses are absolute, or begin with a slash at the shop's own origin. */
export interface ContentPicture {
  readonly url: string
  /** Empty for a picture that only decorates. */
  readonly alt: string
  readonly caption?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** The same picture in other widths, the smallest first. */
  readonly sizes: readonly { readonly url: string; readonly width: number }[]
}

/** A page of a content set: company info, custom solutions or terms (contract §14). */
export interface ContentEntry {
  /** The `{page}` of its address. */
  readonly slug: string
  readonly title: string
  /** Its name in the navigation of the set. */
  readonly menuTitle: string
  /** HTML. It is safe to render only after a store has loaded it. */
  readonly content: string
  /** Entries are listed by rank, the lowest first. */
  readonly rank: number
  readonly metaTitle?: string | undefined
  readonly metaDescription?: string | undefined
  readonly image?: ContentPicture | undefined
  readonly gallery: readonly ContentPicture[]
}

export interface PortfolioItem {
  readonly title: string
  /** HTML, as in `ContentEntry`. */
  readonly description: string
  /** The main picture comes first. */
  readonly pictures: readonly ContentPicture[]
  /** The family of products, as a shopper reads it. */
  readonly category?: string | undefined
  /** The way to the products. */
  readonly link?: string | undefined
}

export interface Portfolio {
  readonly title: string
  /** HTML, as in `ContentEntry`. */
  readonly description: string
  readonly items: readonly PortfolioItem[]
}

/** The message of the administration above every page (contract §14, notification-message). */
export interface Notice {
  /** HTML, as in `ContentEntry`. */
  readonly message: string
  readonly enabled: boolean
  readonly type: 'info' | 'warning'
  /** ISO times. The notice is shown from the first one on, and before the second one. */
  readonly validFrom?: string | undefined
  readonly validTo?: string | undefined
  readonly link?: string | undefined
}

/** The sets of pages, by the names of their routes. */
export type ContentSetName = 'company-info' | 'custom-solutions' | 'terms'
