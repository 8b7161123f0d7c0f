import type { Plugin } from 'vite'

/** What each page paints with: its screen and its page model, and the screen that a fault shows. */
const PAGES = {
  home: /[\\/](home-screen|home-page|error-screen)\.tsx?$/,
  category: /[\\/](category-screen|category-page|error-screen)\.tsx?$/,
  product: /[\\/](product-screen|product-page|load-product-page|error-screen)\.tsx?$/,
}

/** What comes after the first paint. A module belongs to the first of these moments that needs it. */
const MOMENTS = {
  // Each page needs it soon.
  soon: filesNamed(
    'after-first-paint',
    'browser-connectivity',
    'toasts',
    'notices',
    'personal-links',
    'site-footer',
    'checkout-(header|footer)',
  ),
  // Parts of the pages that hydrate later.
  'category-parts': /[\\/]screens[\\/]category[\\/]/,
  'home-parts': /[\\/]screens[\\/]home[\\/]|[\\/]load-home-blocks\.ts$/,
  'product-parts': /[\\/]screens[\\/]product[\\/]|[\\/]sheet-drawing\.tsx$/,
  // A press needs it, or the worker has it.
  rest: filesNamed(
    'shopper',
    'add-texts',
    'browser-navigator',
    'resolver',
    'browser-gateways',
    'device',
    'open-page',
    'outbox',
    'confirmation',
  ),
}

function filesNamed(...names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => `[\\\\/]${name}\\.tsx?$`).join('|'))
}

const NAMES = [
  'home-category-product',
  'home-category',
  'home-product',
  'category-product',
  ...Object.keys(PAGES),
  ...Object.keys(MOMENTS),
]

/**
 * Puts code of the same moment into one file: it compresses better, and a page asks for less. Which module is needed
 * when is known only after a build, because a module of a package seems to need the whole package until unused code is
 * gone. So the client is built twice, and the second build follows what the first one found.
 */
export class ChunkPlan {
  readonly #names = new Map<string, string>()

  /** A group also takes what its modules import, so what several pages share comes first. */
  readonly groups = NAMES.map((name, index) => ({
    name,
    test: (id: string) => this.#names.get(id) === name,
    priority: 10 + NAMES.length - index,
  }))

  get isKnown(): boolean {
    return this.#names.size > 0
  }

  plugin(): Plugin {
    return {
      name: 'vitrin:chunk-plan',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: (_, bundle) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        if (this.#names.size > 0) return
        const users = new Map<string, string[]>()
        for (const { facadeModuleId, fileName, isEntry } of chunks) {
          if (facadeModuleId === null || facadeModuleId === undefined || isEntry) continue
          const reached = new Set([fileName])
          for (const name of reached) {
            const chunk = chunks.find((each) => each.fileName === name)
            for (const id of chunk?.moduleIds ?? []) users.set(id, [...(users.get(id) ?? []), facadeModuleId])
            for (const next of chunk?.imports ?? []) reached.add(next)
          }
        }
        for (const [id, by] of users) {
          const name = chunkOf(by)
          if (name !== undefined) this.#names.set(id, name)
        }
      },
    }
  }
}

function chunkOf(users: readonly string[]): string | undefined {
  const isUsedBy = (pattern: RegExp): boolean => users.some((user) => pattern.test(user))
  const pages = Object.entries(PAGES).filter(([, pattern]) => isUsedBy(pattern))
  if (pages.length > 0) return pages.map(([name]) => name).join('-')
  return Object.entries(MOMENTS).find(([, pattern]) => isUsedBy(pattern))?.[0]
}
