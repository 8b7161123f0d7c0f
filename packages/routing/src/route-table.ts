import type { Page, PageId } from './page'

/** Static content pages (specification §2, R2.03). */
export const STATIC_PAGES = [
  'legal',
  'privacy',
  'about-us',
  'customer-service',
  'store-locator',
  'size-guide',
  'delivery',
  'returns',
  'contact',
] as const

/** One row of the specification's route table (§2). Addresses are built with the first alias. */
interface Route {
  readonly id: PageId
  /** The first segments that open the page, in every store view. The empty one is the root of the shop. */
  readonly aliases: readonly string[]
  /** The alias with which a store view builds addresses; without one it takes the first alias (decisions.md 49). */
  readonly aliasOfView?: Readonly<Record<string, string>>
  /** Reads the parameters from the segments after the alias; `undefined` means that the path is not of this page. */
  read(rest: readonly string[], alias: string): Page['params'] | undefined
  /** Writes the segments after the alias. */
  write(params: Readonly<Record<string, string | undefined>>): readonly string[]
}

/** A page with an alias of its own in some store views; `english` is for the others. */
function translated(route: (id: PageId, ...aliases: readonly string[]) => Route) {
  return (id: PageId, english: string, aliasOfView: Readonly<Record<string, string>>): Route => ({
    ...route(id, english, ...Object.values(aliasOfView)),
    aliasOfView,
  })
}

function plain(id: PageId, ...aliases: readonly string[]): Route {
  return { id, aliases, read: (rest) => (rest.length === 0 ? {} : undefined), write: () => [] }
}

/** A page whose address may end with one of its parts. */
function paged(id: PageId, ...aliases: readonly string[]): Route {
  return {
    id,
    aliases,
    read: ([page, ...more]) => (more.length > 0 ? undefined : page === undefined ? {} : { page }),
    write: ({ page }) => (page === undefined ? [] : [page]),
  }
}

function slugged(id: PageId, alias: string): Route {
  return {
    id,
    aliases: [alias],
    read: ([slug, ...more]) => (slug === undefined || more.length > 0 ? undefined : { slug }),
    write: ({ slug = '' }) => [slug],
  }
}

/** `/p/{parentSku}/{slug}/{childSku?}`; only configurable products have a child (R2.06, R2.07). */
const productRoute: Route = {
  id: 'product',
  aliases: ['p'],
  read: ([parentSku, slug, childSku, ...more]) => {
    if (parentSku === undefined || slug === undefined || more.length > 0) return undefined
    return childSku === undefined ? { parentSku, slug } : { parentSku, slug, childSku }
  },
  write: ({ parentSku = '', slug = '', childSku }) =>
    childSku === undefined ? [parentSku, slug] : [parentSku, slug, childSku],
}

export const ROUTES: readonly Route[] = [
  plain('home', '', 'pwa.html'),
  plain('checkout', 'checkout'),
  {
    id: 'static',
    aliases: STATIC_PAGES,
    read: (rest, alias) => (rest.length === 0 ? { slug: alias } : undefined),
    write: () => [],
  },
  {
    id: 'my-account',
    aliases: ['my-account'],
    read: ([section, part, ...more]) =>
      more.length > 0 ? undefined : section === undefined ? {} : part === undefined ? { section } : { section, part },
    write: ({ section, part }) => [section, part].filter((segment) => segment !== undefined),
  },
  // The specification names these screens, but no address for them.
  plain('wishlist', 'wishlist'),
  plain('compare', 'compare'),
  plain('search', 'sok'),
  plain('bestsellers', 'bestsellers'),
  translated(plain)('standard-sizes', 'standard-sizes', { sv: 'standardmatt' }),
  translated(plain)('custom-sizes', 'custom-sizes', { sv: 'specialmatt' }),
  plain('error', 'error'),
  productRoute,
  slugged('category', 'c'),
  slugged('cms-page', 'i'),
  plain('create-password', 'create-password'),
  plain('mail-link', 'mail-link'),
  {
    id: 'withdrawal',
    aliases: ['retur'],
    read: (rest) => (rest.length === 1 && rest[0] === 'angra' ? {} : undefined),
    write: () => ['angra'],
  },
  translated(plain)('portfolio', 'portfolio', { et: 'galerii', ru: 'galereya' }),
  translated(paged)('company-info', 'company-info', {
    et: 'ettevotte',
    ru: 'kompanija',
    fi: 'yhtiosta',
    sv: 'foretag',
  }),
  translated(paged)('custom-solutions', 'custom-solutions', { et: 'erilahendused', ru: 'individualnye-zakazy' }),
  translated(paged)('terms', 'terms-and-conditions', {
    et: 'ostu-tingimused',
    ru: 'usloviya-pokupki',
    fi: 'ostoehdot',
    sv: 'kopvillkor',
  }),
  plain('payment', 'payment', 'success'),
  plain('order-success', 'order-success'),
  {
    id: 'order-confirmation',
    aliases: ['order-confirmation'],
    read: ([order, ...more]) => (order === undefined || more.length > 0 ? undefined : { order }),
    write: ({ order = '' }) => [order],
  },
  {
    id: 'page-not-found',
    aliases: ['page-not-found'],
    read: (rest) => (rest.length === 0 ? { slug: 'page-not-found' } : undefined),
    write: () => [],
  },
]
