import type { ListedProduct } from '@vitrin/catalog'
import type { Measures, Opening } from '@vitrin/made-to-measure'
import {
  buildPath,
  buildQuery,
  categoryPath,
  productPath,
  type LinkedCategory,
  type LinkedProduct,
  type Page,
} from '@vitrin/routing'
import { shortOrderName, type AccountSection, type ContentPageName, type Storefront } from '@vitrin/storefront'
import { useCoreStorefront } from '../storefront-context'

export interface Links {
  readonly home: string
  readonly bestsellers: string
  readonly standardSizes: string
  readonly customSizes: string
  readonly account: string
  readonly checkout: string
  readonly compare: string
  readonly wishlist: string
  readonly withdrawal: string
  /** The results of a search; without a term its form. */
  search(term?: string): string
  /** A content page by its identifier. */
  contentPage(identifier: string): string
  accountSection(section: AccountSection): string
  /** One of the account's orders, by its number. */
  order(number: string): string
  /** The confirmation of an order on this device, by the id of the order. */
  orderConfirmation(order_id: string): string
  content(page: ContentPageName): string
  /** With the values of filters, as attribute code → option values. */
  category(category: LinkedCategory, chosen?: Readonly<Record<string, readonly string[]>>): string
  /** With `?childSku=` for a variant, also the one of a card, and with the opening that the shopper measured. */
  product(product: LinkedProduct & Pick<ListedProduct, 'variant'>, opening?: Opening): string
}

/** A page without parameters. */
type PlainPage = Extract<Page, { readonly params: Readonly<Record<string, never>> }>

/** Of each storefront: a listing asks for them some hundred times. */
const linksByStorefront = /* @__PURE__ */ new WeakMap<object, Links>()

/** Addresses of this store view. A theme never puts a path together. */
export function useLinks(): Links {
  const storefront = useCoreStorefront()
  const known = linksByStorefront.get(storefront)
  if (known) return known
  const links = makeLinks(storefront)
  linksByStorefront.set(storefront, links)
  return links
}

function makeLinks({ config, routing: { views } }: Pick<Storefront, 'config' | 'routing'>): Links {
  const path = (page: Page): string => buildPath(page, views)
  const plain = (id: PlainPage['id']): string => path({ id, params: {} })
  return {
    home: plain('home'),
    bestsellers: plain('bestsellers'),
    standardSizes: plain('standard-sizes'),
    customSizes: plain('custom-sizes'),
    account: path({ id: 'my-account', params: {} }),
    checkout: plain('checkout'),
    compare: plain('compare'),
    wishlist: plain('wishlist'),
    withdrawal: plain('withdrawal'),
    search: (term) => plain('search') + (term ? buildQuery({ q: [term] }) : ''),
    contentPage: (identifier) => path({ id: 'cms-page', params: { slug: identifier } }),
    accountSection: (section) => path({ id: 'my-account', params: section === 'profile' ? {} : { section } }),
    order: (number) => path({ id: 'my-account', params: { section: 'orders', part: number } }),
    orderConfirmation: (order_id) => path({ id: 'order-confirmation', params: { order: shortOrderName(order_id) } }),
    content: (page) =>
      page === 'portfolio'
        ? plain('portfolio')
        : path({ id: 'cms-page', params: { slug: config.contentPages?.[page] ?? page } }),
    category: (category, chosen = {}) => categoryPath(category, views) + buildQuery(chosen),
    product: (product, opening) => {
      const { variant } = product
      const linked = variant ? { ...product, parentSku: product.sku, sku: variant.sku } : product
      const address = productPath(linked, views)
      // A piece that is cut for the opening has more measures than the opening: its depth is part of its price.
      const measures = variant?.opening?.made_to_measure ? variant.opening.measures : opening
      return measures ? withMeasures(address, measures) : address
    },
  }
}

function withMeasures(address: string, measures: Measures): string {
  const query = Object.entries(measures).map(([code, mm]) => `${code}=${mm}`)
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`
}
