import { accept, reject, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CmsEmptyResult } from '../cms-page-store'
import type { ContentGateway, HtmlSanitizer, StaticContentGateway } from '../ports'
import type { StaticPage } from '../static-sets/static-sets'
import type { ContentEntry, ContentSetName } from './content-entry'

export interface ContentSetStoreOptions {
  readonly content: ContentGateway
  readonly files: StaticContentGateway
  readonly sanitizer: HtmlSanitizer
}

export type SetNavigation = readonly Pick<ContentEntry, 'slug' | 'menuTitle'>[]

export interface ContentSetSnapshot {
  readonly navigation: SetNavigation
  readonly entry: ContentEntry
  readonly isComplete: boolean
}

const FILES = {
  'company-info': 'company_info',
  'custom-solutions': 'custom_solutions',
  terms: 'terms_and_conditions',
} as const satisfies Record<ContentSetName, string>

/** The pages of a set (company info, custom solutions, terms): one is shown, the others are the navigation. */
export class ContentSetStore {
  readonly #options: ContentSetStoreOptions
  /** All pages of the set, by rank. */
  navigation: SetNavigation = []
  /** The shown page; its content is safe to render. */
  entry: ContentEntry | undefined = undefined
  /** `false` when the CMS gave no answer, so that the page may be another one later. */
  isComplete = true

  constructor(options: ContentSetStoreOptions) {
    this.#options = options
    makeAutoObservable(this, { navigation: observableRef, entry: observableRef }, { autoBind: true })
  }

  /** Whether the shown page is the first by rank, which needs no `{page}` in its address. */
  get isFirst(): boolean {
    return this.entry !== undefined && this.entry.slug === this.navigation[0]?.slug
  }

  get snapshot(): ContentSetSnapshot | undefined {
    return this.entry && { navigation: this.navigation, entry: this.entry, isComplete: this.isComplete }
  }

  hydrate({ navigation, entry, isComplete }: ContentSetSnapshot): void {
    this.navigation = navigation
    this.entry = entry
    this.isComplete = isComplete
  }

  /** Without a slug it shows the first page by rank. The set comes from the CMS, else from the static set. */
  async load(set: ContentSetName, slug?: string): Promise<Outcome<ContentEntry, CmsEmptyResult>> {
    const { entries, isComplete } = await this.#entries(set)
    const found = slug === undefined ? entries[0] : entries.find((entry) => entry.slug === slug)
    if (!found) return reject({ code: 'empty-result', message: 'CMS query returned empty result' })
    const entry = { ...found, content: await this.#options.sanitizer.sanitize(found.content) }
    const navigation = entries.map(({ slug: own, menuTitle }) => ({ slug: own, menuTitle }))
    this.hydrate({ navigation, entry, isComplete })
    return accept(entry)
  }

  async #entries(set: ContentSetName): Promise<{ entries: readonly ContentEntry[]; isComplete: boolean }> {
    const { content, files } = this.#options
    let isComplete = true
    try {
      const entries = await content.entries(set)
      if (entries.length > 0) return { entries, isComplete }
    } catch {
      // The gateway has logged the fault.
      isComplete = false
    }
    const pages = (await files.read(FILES[set])) ?? []
    return { entries: pages.map(entryOf).toSorted((one, other) => one.rank - other.rank), isComplete }
  }
}

function entryOf({ title, slug, menuTitle, content, rank, seo }: StaticPage): ContentEntry {
  return {
    title,
    slug,
    menuTitle: menuTitle || title,
    content,
    rank,
    metaTitle: seo?.metaTitle ?? undefined,
    metaDescription: seo?.metaDescription ?? undefined,
    gallery: [],
  }
}
