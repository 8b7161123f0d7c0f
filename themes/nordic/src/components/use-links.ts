import type { Breadcrumb, Category, Product } from '@vitrin/catalog'
import { useLinks as useAddresses, type AccountSection } from '@vitrin/theme-kit'
import type { Opening } from './opening'

/** Content pages that the theme itself links to, by their identifier in the CMS. */
const CONTENT = {
  measuring: 'sa-mater-du',
  special: 'specialmatt',
  delivery: 'leverans',
  returns: 'retur-och-angerratt',
  sizes: 'storleksguide',
  contact: 'kontakt',
  about: 'om-foretaget',
  portfolio: 'portfolio',
  terms: 'kopvillkor',
  privacy: 'integritet',
} as const

export type ContentLink = keyof typeof CONTENT

interface LinkedProduct extends Pick<Product, 'sku'> {
  readonly parentSku?: string | undefined
  readonly slug?: string | null | undefined
  readonly url_path?: string | null | undefined
}

export interface Links {
  readonly home: string
  readonly account: string
  accountSection(section: AccountSection): string
  /** One of the account's, by its number. */
  order(number: string): string
  readonly checkout: string
  readonly wishlist: string
  readonly compare: string
  readonly withdrawal: string
  content(page: ContentLink): string
  category(category: Category | Breadcrumb): string
  /** The opening that was asked for follows to the product's fields. */
  product(product: LinkedProduct, opening?: Opening): string
}

export function useLinks(): Links {
  const addresses = useAddresses()
  return {
    home: addresses.page({ id: 'home', params: {} }),
    account: addresses.page({ id: 'my-account', params: {} }),
    accountSection: (section) => addresses.page({ id: 'my-account', params: section === 'profile' ? {} : { section } }),
    order: (number) => addresses.page({ id: 'my-account', params: { section: 'orders', part: number } }),
    checkout: addresses.page({ id: 'checkout', params: {} }),
    wishlist: addresses.page({ id: 'wishlist', params: {} }),
    compare: addresses.page({ id: 'compare', params: {} }),
    withdrawal: addresses.page({ id: 'withdrawal', params: {} }),
    content: (name) => addresses.page({ id: 'cms-page', params: { slug: CONTENT[name] } }),
    category: (category) => addresses.category(category),
    product: (document, opening) => {
      const path = addresses.product(document)
      return opening ? `${path}${path.includes('?') ? '&' : '?'}width=${opening.width}&height=${opening.height}` : path
    },
  }
}
