import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>

export interface PageAssets {
  readonly entry: string
  readonly styles: readonly string[]
  /** Modules that hydration needs at once, fetched in parallel with the entry. */
  readonly preload: readonly string[]
}

/** Pages that share a screen: page id → the page that the screen is named after. */
const SHARED_SCREENS: Readonly<Record<string, string>> = {
  static: 'cms-page',
  'company-info': 'content-set',
  'custom-solutions': 'content-set',
  terms: 'content-set',
}

/**
 * Pages whose screens and models the first bundle names; the others are listed in the theme's `late-screens.ts` and the
 * storefront's `late-pages.ts`.
 */
const FIRST_SCREENS: readonly string[] = ['home', 'category', 'product', 'error']

/** Pages whose data is in `pages/content-page.ts`. */
const CONTENT_PAGES: readonly string[] = ['cms-page', 'portfolio', ...Object.keys(SHARED_SCREENS)]

/** A hash of the manifest, which differs with each build. */
export function buildVersion(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 16)
}

/** Finds the built files of a page in Vite's manifest. */
export class ClientManifest {
  readonly #manifest: Manifest
  readonly version: string

  constructor(file: string) {
    const text = readFileSync(file, 'utf8')
    this.#manifest = JSON.parse(text) as Manifest
    this.version = buildVersion(text)
  }

  /**
   * The files of a page. Its own chunks are found by name: the screen is the theme's
   * `screens/<page id>/<page id>-screen.tsx`, the page's data is in `pages/<page id>-page.ts`, unless
   * it is in the list of late pages.
   */
  assetsOf(pageId: string | undefined): PageAssets {
    const entry = this.#find(/(^|\/)src\/entry-client\.tsx$/)
    const own = pageId
      ? [
          this.#screen(SHARED_SCREENS[pageId] ?? pageId),
          ...(FIRST_SCREENS.includes(pageId)
            ? []
            : [/\/late-screens\.ts$/, /\/late-pages\.ts$/].map((list) => this.#find(list))),
          this.#find(new RegExp(`/pages/${CONTENT_PAGES.includes(pageId) ? 'content' : pageId}-page\\.ts$`)),
        ]
      : []
    const chunks = this.#closure([entry, ...own].filter((chunk) => chunk !== undefined))
    if (!entry) throw new Error('The client build has no src/entry-client.tsx; build the app first.')
    return {
      entry: `/${entry.file}`,
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
      preload: [...new Set(chunks.map((chunk) => `/${chunk.file}`))].filter((file) => file !== `/${entry.file}`),
    }
  }

  /** The address of a built asset by its source name, e.g. a font. */
  assetNamed(pattern: RegExp): string | undefined {
    const chunk = this.#find(pattern)
    return chunk && `/${chunk.file}`
  }

  #screen(name: string): ManifestChunk | undefined {
    return this.#find(new RegExp(`/screens/${name}/${name}-screen\\.tsx$`))
  }

  #find(pattern: RegExp): ManifestChunk | undefined {
    return Object.entries(this.#manifest).find(([name]) => pattern.test(name))?.[1]
  }

  #closure(chunks: readonly ManifestChunk[], seen = new Set<ManifestChunk>()): readonly ManifestChunk[] {
    for (const chunk of chunks) {
      if (seen.has(chunk)) continue
      seen.add(chunk)
      this.#closure(
        (chunk.imports ?? []).flatMap((name) => this.#manifest[name] ?? []),
        seen,
      )
    }
    return [...seen]
  }
}
