/** The values of the document's head for the page that is shown. */
export interface Head {
  readonly title: string
  readonly description: string | undefined
  readonly canonical: string | undefined
  readonly indexable: boolean
}
