import { expectTypeOf, it } from 'vitest'
import type { ForTheme } from './for-theme'
import type { Page, Shopper, Storefront } from './stores'

// The compiler is what tests here: each `@ts-expect-error` fails the type check where the line below compiles.

/** Only type-checked, never called. */
export function whatAThemeMayNotDo({ cart, wishlist, queue }: Shopper, { ui, categories }: Storefront): void {
  // @ts-expect-error -- the composition loads the cart
  void cart.load()
  // @ts-expect-error -- the cart itself changes its items
  cart.items = []
  // @ts-expect-error -- items of the list are readonly, too
  wishlist.items.push({ sku: 'A' })
  // @ts-expect-error -- the composition starts the queue
  void queue.start()
  // @ts-expect-error -- the server's data are hydrated by the app
  categories.hydrate({ tree: [], parents: [] })
  // @ts-expect-error -- a panel is opened with openPanel()
  ui.panel = 'microcart'
  // @ts-expect-error -- stores inside a store are readonly
  ui.notifications.list = []
}

/** Only type-checked, never called. */
export function whatAScreenMayNotDo({ model }: Page<'product'>): void {
  // @ts-expect-error -- the page store loads the product
  void model.store.load({ sku: 'A' })
  // @ts-expect-error -- the page store hydrates the page
  void model.hydrate({})
}

it('a theme keeps the actions of a store, and its documents as they are', () => {
  interface Line {
    readonly sku: string
  }
  interface Store {
    lines: readonly Line[]
    chosen: Line | undefined
    load(): Promise<void>
    add(line: Line): void
  }
  type Seen = ForTheme<Store>
  expectTypeOf<Seen>().toEqualTypeOf<{
    readonly lines: readonly Line[]
    readonly chosen: Line | undefined
    readonly add: (line: Line) => void
  }>()
})
