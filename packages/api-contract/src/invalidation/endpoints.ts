import { defineEndpoints } from '../endpoint'

/** Dropping prepared pages by their tags (contract §12). */
export const invalidationEndpoints = defineEndpoints({
  invalidate: { methods: ['GET', 'POST'], path: '/invalidate', auth: 'none' },
})

/** The tags of the output cache. `P` and `C` are followed by the id of a product or a category (R2.42). */
export const cacheTags = [
  'attribute',
  'C',
  'category',
  'checkout',
  'compare',
  'error',
  'home',
  'my-account',
  'P',
  'page-not-found',
  'product',
  'taxrule',
] as const
