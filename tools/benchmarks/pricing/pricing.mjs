// Entry for measure/pricing.mjs, which bundles it: pricing and its random carts.
export { priceDocument } from '@vitrin/pricing'
export { brokenLaws, randomCart } from '@vitrin/pricing/testing'
