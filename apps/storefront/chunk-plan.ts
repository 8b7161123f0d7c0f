import type { Plugin } from 'vite'

/** The file with what the entry needs of libraries. */
export const VENDOR = 'vendor'
/** The file with what every page needs. */
export const SHELL = 'shell'
/** The file with parts that few pages show at once. */
export const SELDOM = 'seldom'
/** The file with what a press needs, or the worker has. */
export const REST = 'rest'

/** The files with what several pages need at first, and for their parts. */
const PAGES_SHARE = 'pages'
const PARTS_SHARE = 'parts'

/** What each page paints with: its screen and its page model, and the screen that a fault shows. */
const PAGES = {
  home: /[\\/](home-screen|home-page|error-screen)\.tsx?$/,
  category: /[\\/](category-screen|category-page|error-screen)\.tsx?$/,
  product: /[\\/](product-screen|product-page|load-product-page|error-screen)\.tsx?$/,
}

/** What hydrates after the page itself: the parts of the frame, and those of each page. */
const PARTS = {
  frame: filesNamed('notices', 'personal-links', 'site-footer'),
  home: /[\\/]screens[\\/]home[\\/](?!.*-drawings?\.)/,
  category: /[\\/]screens[\\/]category[\\/](?!filter-sheet)/,
  // Without those that few products have, or that a press opens.
  product: /[\\/]screens[\\/]product[\\/](?!picture-viewer|gallery-video|film-|host-|review-widget|stock-notice)/,
}

function partsOf(page: string): string {
  return `${page}-parts`
}

/** Whether a page waits for the file of this name before it is hydrated. */
export function isForHydration(name: string): boolean {
  return FOR_HYDRATION.has(name)
}

const FOR_HYDRATION: ReadonlySet<string> = new Set([
  VENDOR,
  SHELL,
  PAGES_SHARE,
  PARTS_SHARE,
  ...Object.keys(PAGES),
  ...Object.keys(PARTS).map(partsOf),
])

/** Each page needs it soon after hydration. */
const SOON = filesNamed(
  'after-first-paint',
  'add-texts',
  'browser-connectivity',
  'toasts',
  'checkout-(header|footer)',
  'load-home-blocks',
)

/** Screens and models that the first bundle does not name. */
const LATE_SCREEN = /[\\/]([\w-]+)-screen\.tsx$/
const LATE_MODEL = /-page\.ts$|[\\/]late-(pages|screens)\.ts$/
/** The screens with the pieces of an order, and those that are forms in the first place. */
const ORDER_SCREENS = ['checkout', 'my-account', 'order-confirmation', 'order-success']
const FORM_SCREENS = ['create-password', 'mail-link', 'withdrawal']

/** What comes later than that. A module belongs to the first of these moments that needs it. */
const LATER = {
  soon: SOON,
  [SELDOM]: /[\\/]screens[\\/](home|category|product)[\\/]|[\\/]sheet-drawing\.tsx$/,
  [REST]: filesNamed(
    'shopper',
    'browser-navigator',
    'resolver',
    'browser-gateways',
    'device',
    'open-page',
    'outbox',
    'confirmation',
  ),
}

/** A few lines that many of the files above share: less than asking for them. */
const FEW_LINES = filesNamed('use-focus', 'host-sentences')

/** The texts of a language, of the shop and of the theme. */
const TEXTS = /[\\/]messages[\\/]([a-z]{2})(?:\.ts$|[\\/])/

function filesNamed(...names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => `[\\\\/]${name}\\.tsx?$`).join('|'))
}

/**
 * Puts code of the same moment into one file: it compresses better, and a page asks for less. Which module is needed
 * when is known only after a build, because a module of a package seems to need the whole package until unused code is
 * gone. So the client is built twice, and the second build follows what the first one found.
 */
export class ChunkPlan {
  readonly #names = new Map<string, string>()

  /** The name of the file in which a module belongs. */
  readonly nameOf = (id: string): string | undefined => this.#names.get(id)

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
          const name = FEW_LINES.test(id) ? SHELL : chunkOf(by)
          if (name !== undefined) this.#names.set(id, name)
        }
      },
    }
  }
}

function chunkOf(users: readonly string[]): string | undefined {
  const usedAmong = (moments: Readonly<Record<string, RegExp>>): readonly string[] =>
    Object.keys(moments).filter((name) => users.some((user) => moments[name]!.test(user)))
  const pages = usedAmong(PAGES)
  const parts = usedAmong(PARTS)
  if (pages.length === 3 || parts.includes('frame')) return SHELL
  // What only one page needs at first and others add later is in a file apart, so that these do without the rest of it.
  if (pages.length > 0) return new Set([...pages, ...parts]).size > 1 ? PAGES_SHARE : pages[0]
  if (parts.length > 0) return parts.length > 1 ? PARTS_SHARE : partsOf(parts[0]!)
  const screens = users.flatMap((user) => LATE_SCREEN.exec(user)?.[1] ?? [])
  if (screens.length > 0) return sharedByScreens(screens, users)
  const languages = new Set(users.map((user) => TEXTS.exec(user)?.[1]))
  return languages.size === 1 && !languages.has(undefined) ? `texts-${[...languages][0]}` : usedAmong(LATER)[0]
}

/**
 * A late screen that is opened by its address does not wait for what only a press needs. Two files hold what orders and
 * forms share; what any other screen shares is in small files by who needs it.
 */
function sharedByScreens(screens: readonly string[], users: readonly string[]): string | undefined {
  if (users.length === 1 || users.some((user) => SOON.test(user) || LATE_MODEL.test(user))) return undefined
  if (screens.some((screen) => ![...ORDER_SCREENS, ...FORM_SCREENS].includes(screen))) return undefined
  const name = screens.every((screen) => ORDER_SCREENS.includes(screen)) ? 'orders' : 'forms'
  return users.some((user) => LATER[SELDOM].test(user)) ? `${name}-${SELDOM}` : name
}
