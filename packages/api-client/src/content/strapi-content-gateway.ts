import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { ContentEntry, ContentGateway, ContentSetName, Notice, Portfolio } from '@vitrin/content'
import { HostRejection, type Logger } from '@vitrin/kernel'
import type { Http } from '../http'
import { readEntry, readNotice, readPortfolio } from './read-strapi'
import { entriesOf, type Fields } from './strapi-values'

export interface StrapiContentGatewayOptions {
  readonly http: Http
  /** The languages to try, as the CMS calls them; the first with content counts. The last try names none. */
  readonly locales: readonly string[]
  /** Where relative addresses of pictures lead; empty for the shop's own origin. */
  readonly mediaBaseUrl: string
  readonly logger: Logger
}

const PATHS = {
  'company-info': catalogueEndpoints.pageInfos.path,
  'custom-solutions': catalogueEndpoints.pageSolutions.path,
  terms: catalogueEndpoints.pageConditions.path,
} as const satisfies Record<ContentSetName, string>

const PAGE_SIZE = 100
/** A CMS that counts wrongly must not keep the shop asking. */
const MOST_PAGES = 20

interface Page {
  readonly data?: unknown
  readonly meta?: { readonly pagination?: { readonly pageCount?: unknown } | null } | null
}

/** The content of a Strapi of version 4 or 5, or of a host that answers like one (contract §14, §17 #29 and #30). */
export class StrapiContentGateway implements ContentGateway {
  readonly #options: StrapiContentGatewayOptions

  constructor(options: StrapiContentGatewayOptions) {
    this.#options = options
  }

  async entries(set: ContentSetName): Promise<readonly ContentEntry[]> {
    const found = await this.#fields(PATHS[set], { 'pagination[pageSize]': PAGE_SIZE })
    const entries = await Promise.all(found.map((fields) => readEntry(fields, this.#options.mediaBaseUrl)))
    this.#noteUnreadable(set, entries)
    return entries.filter((entry) => entry !== undefined).toSorted((one, other) => one.rank - other.rank)
  }

  async portfolio(): Promise<Portfolio | undefined> {
    return this.#single(catalogueEndpoints.portfolio.path, readPortfolio)
  }

  async notice(): Promise<Notice | undefined> {
    return this.#single(catalogueEndpoints.notificationMessage.path, readNotice)
  }

  async #single<Content>(
    path: string,
    read: (fields: Fields, mediaBaseUrl: string) => Promise<Content | undefined>,
  ): Promise<Content | undefined> {
    const [fields] = await this.#fields(path, {})
    const content = fields && (await read(fields, this.#options.mediaBaseUrl))
    if (fields) this.#noteUnreadable(path, [content])
    return content
  }

  /** Asks in the page's language, then in the default one, then without one: some CMS know no languages. */
  async #fields(path: string, query: Readonly<Record<string, number>>): Promise<readonly Fields[]> {
    for (const locale of [...this.#options.locales, undefined]) {
      const found = await this.#pages(path, { ...query, locale })
      if (found.length > 0) return found
    }
    return []
  }

  async #pages(path: string, query: Readonly<Record<string, string | number | undefined>>): Promise<readonly Fields[]> {
    const found: Fields[] = []
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const answer = await this.#page(path, { ...query, ...(page > 1 && { 'pagination[page]': page }) })
      found.push(...entriesOf(answer?.data))
      if (page >= Number(answer?.meta?.pagination?.pageCount ?? 1)) break
    }
    return found
  }

  /** Undefined where the CMS has no such content, or does not know the language. */
  async #page(path: string, query: Readonly<Record<string, string | number | undefined>>): Promise<Page | undefined> {
    try {
      return await this.#options.http.bare<Page>({ method: 'GET', path, query: { ...query, populate: '*' } })
    } catch (error) {
      if (error instanceof HostRejection && (error.code === 404 || error.code === 400)) return undefined
      throw error
    }
  }

  #noteUnreadable(name: string, read: readonly unknown[]): void {
    const unreadable = read.filter((content) => content === undefined).length
    if (unreadable > 0)
      this.#options.logger.warn(
        `${unreadable} of the CMS’s ${name} is left out: it lacks a title, an address or a text`,
      )
  }
}
