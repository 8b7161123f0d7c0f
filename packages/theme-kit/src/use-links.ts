import {
  buildPath,
  categoryPath,
  productPath,
  type LinkedCategory,
  type LinkedProduct,
  type Page,
} from '@vitrin/storefront'
import { useStorefront } from './storefront-context'

export interface Links {
  page(page: Page): string
  category(category: LinkedCategory): string
  /** With `?childSku=` where the product is a variant of another. */
  product(product: LinkedProduct): string
}

/** Addresses of this store view; a theme never puts a path together. */
export function useLinks(): Links {
  const { views } = useStorefront().routing
  return {
    page: (page) => buildPath(page, views),
    category: (category) => categoryPath(category, views),
    product: (product) => productPath(product, views),
  }
}
