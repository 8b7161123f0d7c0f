import type { AppliedFilter, EntityType, SearchGateway, SearchRequest } from '@vitrin/catalog'
import { buildPath, categoryPath, productPath, type LinkedCategory, type LinkedProduct } from '@vitrin/storefront'
import { addressInView, type RoutedViews } from '@vitrin/routing'

export interface SitemapEntry {
  readonly path: string
  /** `yyyy-MM-dd` */
  readonly lastmod: string | undefined
}

export interface SitemapOptions {
  readonly search: SearchGateway
  /** All of them have the same pages. */
  readonly views: RoutedViews
  /** Addresses of pages that are no documents of the search. */
  readonly morePaths: () => Promise<readonly string[]>
  readonly now: () => number
}

interface Listed {
  readonly id: number
  readonly updated_at?: string | null
  readonly update_time?: string | null
}

/** So many documents that the host answers within the time limit of one second (R9.08). */
const PAGE_SIZE = 1000
/** The limit of the protocol (sitemaps.org). */
const MAX_ENTRIES = 50_000
/** Crawlers come seldom, so a new product may appear an hour later. */
const VALID_FOR_MS = 3_600_000

/** The addresses for search engines, from the host's documents. */
export class Sitemap {
  readonly #options: SitemapOptions
  #read: { readonly entries: Promise<readonly SitemapEntry[]>; readonly untilMs: number } | undefined

  constructor(options: SitemapOptions) {
    this.#options = options
  }

  /** The document of `/sitemap.xml`, or of its part `/sitemap-<n>.xml`; `undefined` for a part that does not exist. */
  async xml(origin: string, part?: number): Promise<string | undefined> {
    const entries = await this.#entries()
    const parts = Math.max(1, Math.ceil(entries.length / MAX_ENTRIES))
    if (part === undefined) return parts === 1 ? urlSet(entries, origin) : index(parts, origin)
    return part >= 1 && part <= parts
      ? urlSet(entries.slice((part - 1) * MAX_ENTRIES, part * MAX_ENTRIES), origin)
      : undefined
  }

  #entries(): Promise<readonly SitemapEntry[]> {
    const nowMs = this.#options.now()
    if (this.#read && nowMs < this.#read.untilMs) return this.#read.entries
    const entries = this.#collect()
    const read = { entries, untilMs: nowMs + VALID_FOR_MS }
    this.#read = read
    entries.catch(() => {
      if (this.#read === read) this.#read = undefined
    })
    return entries
  }

  async #collect(): Promise<readonly SitemapEntry[]> {
    const { views, morePaths } = this.#options
    const categories = await this.#all<Listed & LinkedCategory>(
      'category',
      [filter('is_active', { eq: true }), filter('level', { gt: 1 })],
      ['url_path', 'slug', 'updated_at'],
    )
    const products = await this.#all<Listed & LinkedProduct>(
      'product',
      [filter('visibility', { in: [2, 3, 4] }), filter('status', { in: [0, 1] })],
      ['sku', 'url_path', 'slug', 'updated_at'],
    )
    const pages = await this.#all<Listed & { readonly identifier: string }>(
      'cms_page',
      [],
      ['identifier', 'update_time'],
    )
    const entries = [
      ...(['home', 'bestsellers', 'standard-sizes', 'custom-sizes'] as const).map((id) => ({
        path: buildPath({ id, params: {} }, views),
        lastmod: undefined,
      })),
      ...categories.map((category) => ({ path: categoryPath(category, views), lastmod: dayOf(category.updated_at) })),
      ...products.map((product) => ({ path: productPath(product, views), lastmod: dayOf(product.updated_at) })),
      ...pages.map(({ identifier, update_time }) => ({
        path: buildPath({ id: 'cms-page', params: { slug: identifier } }, views),
        lastmod: dayOf(update_time),
      })),
      ...(await morePaths()).map((path) => ({ path, lastmod: undefined })),
    ]
    const inEachView = views.storeCodes.flatMap((storeCode) =>
      entries.map((entry) => ({ ...entry, path: addressInView(entry.path, storeCode, views) })),
    )
    return [...new Map(inEachView.map((entry) => [entry.path, entry])).values()]
  }

  /** Reads by id instead of by page, because hosts refuse pages far into a result (contract §2). */
  async #all<Document extends Listed>(
    type: EntityType,
    filters: readonly AppliedFilter[],
    fields: readonly string[],
  ): Promise<readonly Document[]> {
    const found: Document[] = []
    for (let lastId = -1; ;) {
      const { items } = await this.#options.search.search<Document>(pageAfter(lastId, type, filters, fields))
      found.push(...items)
      const last = items.at(-1)
      if (items.length < PAGE_SIZE || last === undefined || last.id <= lastId) return found
      lastId = last.id
    }
  }
}

function pageAfter(
  lastId: number,
  type: EntityType,
  filters: readonly AppliedFilter[],
  fields: readonly string[],
): SearchRequest {
  return {
    type,
    searchQuery: {
      _availableFilters: [],
      _appliedFilters: [...filters, filter('id', { gt: lastId })],
      _appliedSort: [{ field: 'id', options: 'asc' }],
      _searchText: '',
    },
    size: PAGE_SIZE,
    includeFields: ['id', ...fields],
  }
}

function filter(attribute: string, value: AppliedFilter['value']): AppliedFilter {
  return { attribute, value, scope: 'default' }
}

/** The day only: documents write `yyyy-MM-dd HH:mm:ss` without a time zone. */
function dayOf(time: string | null | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0]
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(
    ({ path, lastmod }) =>
      `<url><loc>${xml(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  )
  return document('urlset', urls)
}

function index(parts: number, origin: string): string {
  return document(
    'sitemapindex',
    Array.from(
      { length: parts },
      (_, part) => `<sitemap><loc>${xml(`${origin}/sitemap-${part + 1}.xml`)}</loc></sitemap>`,
    ),
  )
}

function document(root: string, children: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${children.join('\n')}\n</${root}>\n`
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
}
