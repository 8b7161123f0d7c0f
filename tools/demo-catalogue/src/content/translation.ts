/** The texts of CMS pages, by identifier. */
export type PageTexts = Readonly<
  Record<string, { readonly title: string; readonly summary: string; readonly html: string }>
>

/** The texts of CMS blocks, by identifier. */
export type BlockTexts = Readonly<
  Record<string, { readonly title: string; readonly html: string; readonly summary?: string }>
>

/** The CMS of the demo shop in another language than Swedish. */
export interface ContentTranslation {
  /** The store view that shows it. */
  readonly storeId: number
  readonly pages: PageTexts
  readonly blocks: BlockTexts
  /** The names of the branches of the page tree. */
  readonly branches: { readonly hjalp: string; readonly villkor: string; readonly om: string }
}
