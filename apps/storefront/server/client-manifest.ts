import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Look } from '@vitrin/theme-kit'
import { SELDOM, VENDOR } from '../chunk-plan'
import type { PageFont } from '../src/page-fonts'
import { takeFontFaces } from './font-faces'
import { inlineText, type InlineText } from './inline-text'

interface ManifestChunk {
  readonly file: string
  /** Of a chunk of the plan (chunk-plan.ts). */
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>
/** Source file → built file. */
type FilesOfModules = Readonly<Record<string, string>>

export interface PageAssets {
  readonly entry: string
  readonly styles: readonly string[]
  /** Their text: in the page itself, so that the first paint waits for no other file. */
  readonly style: InlineText
  /** The font faces of these styles, which a script adds. */
  readonly fonts: readonly PageFont[]
  /** Modules with libraries: more than half of the code that hydration needs. */
  readonly libraries: readonly string[]
  /** The others that hydration needs at once, fetched in parallel with the entry. */
  readonly preload: readonly string[]
  /** Modules that the page needs after it has hydrated itself: of its parts, and of what fills it. */
  readonly parts: readonly string[]
}

/**
 * Pages whose screens and models the first bundle names; the others are listed in the theme's `late-screens.ts` and the
 * storefront's `late-pages.ts`.
 */
const FIRST_SCREENS: readonly string[] = ['home', 'category', 'product', 'error']

/** Pages whose data is in `pages/content-page.ts`. */
const CONTENT_PAGES = ['cms-page', 'static', 'portfolio', 'company-info', 'custom-solutions', 'terms']

/** Pages that are empty until the shopper's part has filled them. */
const SHOPPERS_PAGES: readonly string[] = [
  'checkout',
  'compare',
  'my-account',
  'order-confirmation',
  'order-success',
  'wishlist',
]

function isOfLibraries({ name }: ManifestChunk): boolean {
  return name === VENDOR
}

function filesOf(chunks: readonly ManifestChunk[]): readonly string[] {
  return [...new Set(chunks.map(({ file }) => `/${file}`))]
}

/** A hash of the manifest, which differs with each build. */
export function buildVersion(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 16)
}

/** Finds the built files of a page in Vite's manifest. */
export class ClientManifest {
  readonly #folder: string
  readonly #manifest: Manifest
  readonly #filesOfModules: FilesOfModules
  readonly #sharedScreens: Readonly<Record<string, string | undefined>>
  readonly #assets = new Map<string | undefined, PageAssets>()
  readonly version: string
  /** The address of the font of the first view. */
  readonly font: string | undefined
  /** The addresses of the installable app's manifest and of its icon for devices that do not read it. */
  readonly appManifest: string | undefined
  readonly touchIcon: string | undefined

  /** @param folder the client build */
  constructor(folder: string, { font, sharedScreens = {} }: Pick<Look, 'font' | 'sharedScreens'>) {
    this.#folder = folder
    this.#sharedScreens = sharedScreens
    const text = this.#read('.vite/manifest.json')
    this.#manifest = JSON.parse(text) as Manifest
    this.#filesOfModules = JSON.parse(this.#read('.vite/modules.json')) as FilesOfModules
    this.version = buildVersion(text)
    this.font = font === undefined ? undefined : this.#assetNamed((name) => name.endsWith(`/${font}`))
    this.appManifest = this.#assetNamed((name) => /app.*\.webmanifest$/.test(name))
    this.touchIcon = this.#assetNamed((name) => /touch-icon.*\.png$/.test(name))
  }

  /**
   * The files of a page. Its own chunks are found by name: the screen is the theme's
   * `screens/<page id>/<page id>-screen.tsx` (see `Look`), the page's data is in `pages/<page id>-page.ts`, unless
   * it is in the list of late pages.
   */
  assetsOf(pageId: string | undefined): PageAssets {
    const known = this.#assets.get(pageId)
    if (known) return known
    const assets = this.#findAssets(pageId)
    this.#assets.set(pageId, assets)
    return assets
  }

  #findAssets(pageId: string | undefined): PageAssets {
    const entry = this.#find(/(^|\/)src\/entry-client\.tsx$/)
    const own = pageId
      ? [
          this.#screen(this.#sharedScreens[pageId] ?? pageId),
          ...(FIRST_SCREENS.includes(pageId)
            ? []
            : [/\/late-screens\.ts$/, /\/late-pages\.ts$/].map((list) => this.#find(list))),
          this.#find(new RegExp(`/pages/${CONTENT_PAGES.includes(pageId) ? 'content' : pageId}-page\\.ts$`)),
        ]
      : []
    const chunks = this.#closure([entry, ...own].filter((chunk) => chunk !== undefined))
    if (!entry) throw new Error('The client build has no src/entry-client.tsx; build the app first.')
    const parts = this.#closure(this.#partsOf(pageId), new Set(chunks))
    const shoppers = this.#closure(this.#shoppersPart(pageId), new Set([...chunks, ...parts]))
    const styles = [...new Set([...chunks, ...parts].flatMap((chunk) => chunk.css ?? []))]
    const { css, fonts } = takeFontFaces(styles.map((file) => this.#read(file)).join(''))
    return {
      entry: `/${entry.file}`,
      styles: styles.map((file) => `/${file}`),
      style: inlineText(css),
      fonts,
      libraries: filesOf(chunks.filter(isOfLibraries)),
      preload: filesOf(chunks.filter((chunk) => chunk !== entry && !isOfLibraries(chunk))),
      parts: filesOf([...parts, ...shoppers]),
    }
  }

  /** The address of a built asset by its source name. */
  #assetNamed(isIt: (name: string) => boolean): string | undefined {
    const found = Object.entries(this.#manifest).find(([name]) => isIt(name))
    return found && `/${found[1].file}`
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8').trim()
  }

  /** The chunks with the parts of a page. Those of the frame are in the shell. */
  #partsOf(pageId: string | undefined): readonly ManifestChunk[] {
    const folder = pageId && `/screens/${this.#sharedScreens[pageId] ?? pageId}/`
    const files = new Set(
      Object.entries(this.#filesOfModules).flatMap(([source, file]) =>
        folder !== undefined && source.includes(folder) ? [file] : [],
      ),
    )
    return Object.values(this.#manifest).filter(({ file, name }) => files.has(file) && name !== SELDOM)
  }

  #shoppersPart(pageId: string | undefined): readonly ManifestChunk[] {
    if (pageId === undefined || !SHOPPERS_PAGES.includes(pageId)) return []
    return [/^src\/after-first-paint\.ts$/, /^src\/shopper\.ts$/].flatMap((source) => this.#find(source) ?? [])
  }

  #screen(name: string): ManifestChunk | undefined {
    return this.#find(new RegExp(`/screens/${name}/${name}-screen\\.tsx$`))
  }

  /** The chunk with the code of a source file. */
  #find(pattern: RegExp): ManifestChunk | undefined {
    const built = Object.entries(this.#filesOfModules).find(([module]) => pattern.test(module))?.[1]
    return Object.values(this.#manifest).find(({ file }) => file === built)
  }

  /** The chunks and all that they import, without those that were seen before. */
  #closure(chunks: readonly ManifestChunk[], seen = new Set<ManifestChunk>()): readonly ManifestChunk[] {
    const found: ManifestChunk[] = []
    for (const chunk of chunks) {
      if (seen.has(chunk)) continue
      seen.add(chunk)
      found.push(chunk)
      const imported = this.#closure(
        (chunk.imports ?? []).flatMap((name) => this.#manifest[name] ?? []),
        seen,
      )
      found.push(...imported)
    }
    return found
  }
}
