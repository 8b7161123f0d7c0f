// builders
export { randomCart, RANDOM_CART_NOW } from './random-cart'
export type { RandomCart, RandomProduct } from './random-cart'
// laws
export { brokenLaws } from './broken-laws'
